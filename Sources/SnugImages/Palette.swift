/// Up to 256 colours and the way from a bitmap's pixel to its number.
struct Palette {
    static let mostColors = 256

    /// The number of the canvas's background, if it was added.
    private(set) var background: UInt8 = 0
    /// The colours as the file holds them.
    private(set) var colors: [UInt32] = []
    /// Pixels of the bitmap by their hash, and next to each its number; -1 where there is none.
    private var keys = [UInt32](repeating: 0, count: Palette.slots)
    private var numbers = [Int16](repeating: -1, count: Palette.slots)

    private static let slots = 1024

    /// Gives the canvas's background a number: its colour, and the pixel that means it if there is one.
    mutating func addBackground(_ color: UInt32, pixel: UInt32?) {
        background = UInt8(colors.count)
        if let pixel {
            _ = add(pixel) { _ in color }
        } else {
            colors.append(color)
        }
    }

    /// The number of a pixel that was added before.
    @inline(__always)
    func number(of pixel: UInt32) -> UInt8 {
        UInt8(truncatingIfNeeded: numbers[slot(of: pixel)])
    }

    /// Gives a pixel a number, if it has none; false if all numbers are taken.
    mutating func add(_ pixel: UInt32, color: (UInt32) -> UInt32) -> Bool {
        let slot = slot(of: pixel)
        if numbers[slot] >= 0 { return true }
        if colors.count == Self.mostColors { return false }
        keys[slot] = pixel
        numbers[slot] = Int16(colors.count)
        colors.append(color(pixel))
        return true
    }

    /// The place of a pixel, or the empty one where it belongs.
    @inline(__always)
    private func slot(of pixel: UInt32) -> Int {
        var slot = Int((pixel &* 0x9e37_79b1) >> 22)
        while numbers[slot] >= 0 && keys[slot] != pixel { slot = (slot + 1) & (Self.slots - 1) }
        return slot
    }
}
