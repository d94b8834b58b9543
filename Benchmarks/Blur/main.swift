// Blurs a picture through a material that covers its whole canvas, and prints the processor time of one blur in ms: of the
// blur alone, and of painting the picture and blurring it. The file holds the picture, premultiplied, blue first.

import Foundation
import SnugCairo
import SnugGeometry
import SnugPixels
import SnugScene

let arguments = Array(CommandLine.arguments.dropFirst())
let numbers = arguments.prefix(4).compactMap(Double.init)
guard numbers.count == 4, arguments.count == 5 else {
    print("usage: BlurTime WIDTH HEIGHT SIGMA COUNT FILE")
    exit(2)
}
let (width, height, sigma, count) = (Int(numbers[0]), Int(numbers[1]), numbers[2], Int(numbers[3]))
let picture = Bitmap(
    width: width, height: height, alphaFormat: .premultiplied, channelOrder: .bgra,
    bytes: [UInt8](try Data(contentsOf: URL(filePath: arguments[4]))))

let canvas = Rect(x0: 0, y0: 0, x1: Double(width), y1: Double(height))
let sharp = DisplayList(size: canvas.size, images: [picture], items: [.image(0, canvas)])
var soft = sharp
soft.items.append(
    .material(.roundedRect(canvas, radii: CornerRadii(0)), BackdropFilter(sigma: sigma), backdrop: nil))

/// The processor time that this process has taken so far, in ms.
func processorTime() -> Double {
    var usage = rusage()
    unsafe getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    func milliseconds(_ time: timeval) -> Double { Double(time.tv_sec) * 1000 + Double(time.tv_usec) / 1000 }
    return milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime)
}

/// The mean time of painting a list, once all is warm.
func time(_ list: DisplayList) throws -> Double {
    _ = try CairoPainter().paint(list)
    let start = processorTime()
    for _ in 0..<count { _ = try CairoPainter().paint(list) }
    return (processorTime() - start) / Double(count)
}

let whole = try time(soft)
print(whole - (try time(sharp)), whole)
