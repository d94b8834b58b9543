/// Takes the time between one call and the next.
struct StageClock {
    private var last = ContinuousClock.now
    private(set) var laps: [(stage: String, time: Duration)] = []

    mutating func lap(_ stage: String) {
        let now = ContinuousClock.now
        laps.append((stage, now - last))
        last = .now
    }
}

func microseconds(_ duration: Duration) -> String {
    String(duration.components.seconds * 1_000_000 + duration.components.attoseconds / 1_000_000_000_000)
}

func milliseconds(_ duration: Duration) -> String {
    let tenths = duration.components.seconds * 10_000 + duration.components.attoseconds / 100_000_000_000_000
    return "\(tenths / 10).\(tenths % 10)"
}

func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
}
