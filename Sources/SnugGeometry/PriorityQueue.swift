/// A binary heap whose first element is the one that goes before all others.
struct PriorityQueue<Element> {
    private var heap: [Element] = []
    private let goesBefore: (Element, Element) -> Bool

    init(goesBefore: @escaping (Element, Element) -> Bool) {
        self.goesBefore = goesBefore
    }

    /// The element that is next to come out.
    var first: Element? { heap.first }

    /// Adds an element. O(log n).
    mutating func insert(_ element: Element) {
        heap.append(element)
        var child = heap.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            if !goesBefore(heap[child], heap[parent]) { break }
            heap.swapAt(child, parent)
            child = parent
        }
    }

    /// Takes out the first element. O(log n).
    mutating func popFirst() -> Element? {
        guard let last = heap.popLast() else { return nil }
        guard let first = heap.first else { return last }
        heap[0] = last
        var parent = 0
        while true {
            var child = 2 * parent + 1
            if child >= heap.count { break }
            if child + 1 < heap.count && goesBefore(heap[child + 1], heap[child]) { child += 1 }
            if !goesBefore(heap[child], heap[parent]) { break }
            heap.swapAt(child, parent)
            parent = child
        }
        return first
    }
}
