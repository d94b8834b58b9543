// Prints what each stage of a caption costs, first in a fresh process and then when all is warm.

import SnugComposition

let start = ContinuousClock.now
print("stage times in µs: the first run of the process, then the median of \(StageTimes.rounds)")
for workload in try Workload.captions() {
    try StageTimes(workload).run().print()
}
print("\nlayout alone, warm, in ms: \(Workload.sizes.map(String.init).joined(separator: ", ")) bytes")
for (name, joint) in [("one paragraph", " "), ("many paragraphs", "\n")] {
    let times = try Workload.sizes.map { try StageTimes.layout(of: Workload.long(bytes: $0, joint: joint)) }
    print("  \(name): " + times.map { milliseconds($0) }.joined(separator: "  "))
}
print("\nfrom start to end: \(milliseconds(ContinuousClock.now - start)) ms")
