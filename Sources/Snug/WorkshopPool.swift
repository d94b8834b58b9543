internal import Synchronization

/// Lends workshops to threads, each to one at a time, and keeps those that come back.
final class WorkshopPool: Sendable {
    /// A workshop behind a lock: what makes it safe to hand from thread to thread.
    final class Bench: Sendable {
        fileprivate let workshop: Mutex<Workshop>

        init(_ configuration: Workshop.Configuration) throws(SnugError) {
            workshop = Mutex(try Workshop(configuration))
        }
    }

    private let idle = Mutex<[Workshop.Configuration: [Bench]]>([:])

    /// Runs the work with a workshop of its own.
    func withWorkshop<Result: Sendable>(
        _ configuration: Workshop.Configuration, _ work: (Workshop) throws(SnugError) -> Result
    ) throws(SnugError) -> Result {
        let bench = try take(configuration)
        defer { giveBack(bench, configuration) }
        return try bench.workshop.withLock { (workshop) throws(SnugError) in try work(workshop) }
    }

    private func take(_ configuration: Workshop.Configuration) throws(SnugError) -> Bench {
        if let bench = idle.withLock({ $0[configuration]?.popLast() }) { return bench }
        return try Bench(configuration)
    }

    private func giveBack(_ bench: Bench, _ configuration: Workshop.Configuration) {
        idle.withLock { $0[configuration, default: []].append(bench) }
    }
}
