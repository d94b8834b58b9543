internal import Glibc

enum Memory {
    /// Whether the system has so many bytes; without it an array of them would end the process.
    static func isAvailable(_ count: Int) -> Bool {
        guard count > 16 << 20 else { return true }
        guard let memory = unsafe malloc(count) else { return false }
        unsafe free(memory)
        return true
    }
}
