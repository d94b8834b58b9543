/// The colours of a picture that looks like a photo, and what is in it.
struct PhotoScene {
    /// What its shapes are made from: other numbers, other hills.
    var number: Int
    var zenith: PhotoColor
    var horizon: PhotoColor
    var glow: PhotoColor
    /// Where the sun or the moon stands, in parts of width and height.
    var sun: (x: Double, y: Double)
    /// The ranges of hills, the farthest first.
    var hills: [PhotoColor]
    /// How many lights there are.
    var lightCount: Int
    var lights: [PhotoColor]

    private static let warmLights: [PhotoColor] = [
        PhotoColor(255, 196, 96), PhotoColor(255, 150, 96), PhotoColor(255, 226, 180), PhotoColor(150, 220, 235),
    ]

    /// Rose and gold after sunset, with lights in the valley.
    static let dusk = PhotoScene(
        number: 1, zenith: PhotoColor(46, 58, 112), horizon: PhotoColor(246, 160, 122),
        glow: PhotoColor(255, 228, 176), sun: (0.62, 0.5),
        hills: [PhotoColor(150, 98, 122), PhotoColor(88, 64, 100), PhotoColor(34, 32, 54)], lightCount: 14,
        lights: warmLights)
    /// A bright morning with pale mountains.
    static let morning = PhotoScene(
        number: 12, zenith: PhotoColor(94, 156, 214), horizon: PhotoColor(226, 238, 244),
        glow: PhotoColor(255, 250, 232), sun: (0.3, 0.34),
        hills: [PhotoColor(158, 180, 202), PhotoColor(104, 132, 140), PhotoColor(74, 98, 62)], lightCount: 0, lights: []
    )
    /// Fog in a forest.
    static let forest = PhotoScene(
        number: 23, zenith: PhotoColor(150, 172, 168), horizon: PhotoColor(218, 226, 214),
        glow: PhotoColor(248, 244, 222), sun: (0.7, 0.3),
        hills: [PhotoColor(134, 160, 146), PhotoColor(78, 110, 92), PhotoColor(30, 56, 44)], lightCount: 0, lights: [])
    /// A town at night.
    static let night = PhotoScene(
        number: 31, zenith: PhotoColor(12, 14, 34), horizon: PhotoColor(48, 44, 92), glow: PhotoColor(96, 88, 150),
        sun: (0.25, 0.45), hills: [PhotoColor(34, 32, 66), PhotoColor(24, 22, 46), PhotoColor(14, 13, 28)],
        lightCount: 34, lights: warmLights + [PhotoColor(255, 96, 160)])
    /// A desert in the afternoon.
    static let desert = PhotoScene(
        number: 42, zenith: PhotoColor(84, 150, 186), horizon: PhotoColor(244, 220, 178),
        glow: PhotoColor(255, 246, 214), sun: (0.75, 0.25),
        hills: [PhotoColor(222, 168, 122), PhotoColor(196, 122, 82), PhotoColor(128, 70, 54)], lightCount: 0, lights: []
    )
}
