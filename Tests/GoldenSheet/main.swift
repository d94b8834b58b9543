// Draws all pictures of Tests/Goldens on one sheet, each at 1x and, at most in part, at 3x, for people to look at.

import Foundation
import Snug
import SnugImages
import SnugTestSupport

let cells = try FileManager.default.contentsOfDirectory(atPath: Repository.goldens.path)
    .filter { $0.hasSuffix(".json") }
    .sorted()
    .map { try Cell(spec: Repository.goldens.appending(path: $0)) }
let sheet = Sheet(cells: cells, width: 2000)
let place = Repository.goldens.appending(path: "sheet.png")
try Data(try PNGEncoder.encode(sheet.bitmap)).write(to: place)
print("\(place.path)  \(sheet.bitmap.width)x\(sheet.bitmap.height)  \(cells.count) pictures")
