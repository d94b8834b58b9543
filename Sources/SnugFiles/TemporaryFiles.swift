internal import Glibc

/// The temporary files that exist, for the handler that removes them when a signal ends the program.
///
/// The handler may run at any moment in any thread, and may call nothing that takes memory. So the list is made of C
/// memory, and a spin lock guards it. A thread that holds the lock has all signals blocked: the handler never waits for
/// the thread that it has interrupted.
enum TemporaryFiles {
    @unsafe
    fileprivate struct Node {
        var name: UnsafeMutablePointer<CChar>
        var previous: UnsafeMutablePointer<Node>?
        var next: UnsafeMutablePointer<Node>?
    }

    @unsafe
    private struct List {
        var lock: pthread_spinlock_t
        var first: UnsafeMutablePointer<Node>?
    }

    private nonisolated(unsafe) static let list: UnsafeMutablePointer<List> = {
        let list = UnsafeMutablePointer<List>.allocate(capacity: 1)
        unsafe list.initialize(to: List(lock: 0, first: nil))
        _ = unsafe pthread_spin_init(&list.pointee.lock, Int32(PTHREAD_PROCESS_PRIVATE))
        return unsafe list
    }()

    /// Creates a file that is not there yet and enters it in the list.
    ///
    /// - Returns: its entry and its descriptor, or nil and the negative error number.
    static func create(_ name: [CChar], mode: mode_t) -> (entry: Entry?, result: Int) {
        guard let copy = unsafe strdup(name) else { return (nil, -Int(ENOMEM)) }
        let node = UnsafeMutablePointer<Node>.allocate(capacity: 1)
        unsafe node.initialize(to: Node(name: copy, previous: nil, next: nil))
        let result = exclusively {
            let result = systemCall { unsafe Int(open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)) }
            if result >= 0 {
                unsafe node.pointee.next = list.pointee.first
                unsafe list.pointee.first?.pointee.previous = node
                unsafe list.pointee.first = node
            }
            return result
        }
        let entry = unsafe Entry(node: node)
        guard result >= 0 else {
            entry.free()
            return (nil, result)
        }
        return (entry, result)
    }

    /// Makes the list ready before the handler may ask for it.
    static func prepare() {
        exclusively {}
    }

    /// Removes all files of the list, which stays locked: for the signals' handler, after which nothing runs.
    static func removeAll() {
        _ = unsafe pthread_spin_lock(&list.pointee.lock)
        var node = unsafe list.pointee.first
        while let current = unsafe node {
            _ = unsafe Glibc.unlink(current.pointee.name)
            unsafe node = current.pointee.next
        }
    }

    private static func exclusively<Result>(_ body: () -> Result) -> Result {
        var all = sigset_t()
        var former = sigset_t()
        _ = unsafe sigfillset(&all)
        _ = unsafe pthread_sigmask(SIG_SETMASK, &all, &former)
        _ = unsafe pthread_spin_lock(&list.pointee.lock)
        defer {
            _ = unsafe pthread_spin_unlock(&list.pointee.lock)
            _ = unsafe pthread_sigmask(SIG_SETMASK, &former, nil)
        }
        return body()
    }
}

extension TemporaryFiles {
    /// A file of the list.
    @safe
    struct Entry {
        private let node: UnsafeMutablePointer<Node>

        fileprivate init(node: UnsafeMutablePointer<Node>) {
            unsafe self.node = unsafe node
        }

        /// Gives the file another name; the result is negative where that fails.
        func rename(to name: [CChar]) -> Int {
            systemCall { unsafe Int(Glibc.rename(node.pointee.name, name)) }
        }

        /// Removes the file.
        func unlink() {
            _ = unsafe Glibc.unlink(node.pointee.name)
        }

        /// Takes the file, which has no name of its own any more, out of the list.
        func end() {
            exclusively {
                if let previous = unsafe node.pointee.previous {
                    unsafe previous.pointee.next = node.pointee.next
                } else {
                    unsafe list.pointee.first = node.pointee.next
                }
                unsafe node.pointee.next?.pointee.previous = node.pointee.previous
            }
            free()
        }

        fileprivate func free() {
            unsafe Glibc.free(node.pointee.name)
            unsafe node.deallocate()
        }
    }
}
