import Foundation
import SnugGeometry
import Testing

/// One file of the folder `OutlineCases`; its README explains the format.
struct OutlineCase: Sendable, CustomTestStringConvertible {
    struct Expectation: Decodable, Sendable {
        var area: Double?
        var perimeter: Double?
        var contours: Int?
        var holes: Int?
        var convex: Int?
        var concave: Int?
        var bbox: [Double]?
        var vertices: [[[Double]]]?
        var corners: [[Double]]?
        var rmax: Double?
        var circle: [Double]?
        var fragments: [ExpectedFragment]?
        var area_sum: Double?
    }

    /// One fragment of a highlight, with the number of its line.
    struct Fragment: Decodable, Sendable {
        var line: Int
        var rect: [Double]
    }

    struct ExpectedFragment: Decodable, Sendable {
        /// From the upper left one clockwise.
        var corners: [Bool]
        var radius: Double
        var area: Double
    }

    struct Parameters: Decodable, Sendable {
        enum Cap: Decodable, Sendable {
            case automatic
            case limit(Double)

            init(from decoder: any Decoder) throws {
                let value = try decoder.singleValueContainer()
                if let number = try? value.decode(Double.self) {
                    self = .limit(number)
                } else if try value.decode(String.self) == "auto" {
                    self = .automatic
                } else {
                    throw DecodingError.dataCorruptedError(in: value, debugDescription: "cap is auto, a number or null")
                }
            }
        }

        var r: Double?
        var r_out: Double?
        var r_in: Double?
        var snap: Double?
        var bridge: Double?
        var cap: Cap?
        var offset: Double?
        var pixel: Double?
        var half: Bool?
        var fit: String?
        var pad: Double?
        var style: String?
        var dir: String?
        var bidi: String?
    }

    enum Mode: String, Decodable, Sendable, CaseIterable {
        case fillet, union, circle, fragments
    }

    private struct File: Decodable {
        var id: String
        var name: String
        var mode: Mode
        var rects: [[Double]]?
        var fragments: [Fragment]?
        var params: Parameters
        var expect: Expectation
    }

    /// A key in a file that these tests would not look at.
    struct UnknownKey: Error {
        var file: String
        var key: String
    }

    var id: String
    var name: String
    var mode: Mode
    var boxes: [Rect]
    /// Mode `fragments`: the fragments line by line, those of a line from left to right.
    var fragments: [Fragment]
    var params: Parameters
    var expect: Expectation

    var testDescription: String { "\(id) \(name)" }

    init(_ url: URL) throws {
        let data = try Data(contentsOf: url)
        try Self.checkKeys(of: data, file: url.lastPathComponent)
        let file = try JSONDecoder().decode(File.self, from: data)
        id = file.id
        name = file.name
        mode = file.mode
        boxes = (file.rects ?? []).map { Rect(x0: $0[0], y0: $0[1], x1: $0[2], y1: $0[3]) }
        fragments = file.fragments ?? []
        params = file.params
        expect = file.expect
    }

    /// A case must not hold anything that would go unchecked.
    private static func checkKeys(of data: Data, file: String) throws {
        let root = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
        func check(_ value: Any?, _ known: [String]) throws {
            for object in value as? [[String: Any]] ?? [value as? [String: Any] ?? [:]] {
                for key in object.keys where !known.contains(key) { throw UnknownKey(file: file, key: key) }
            }
        }
        let expect = root["expect"] as? [String: Any] ?? [:]
        try check(root, ["id", "name", "mode", "rects", "fragments", "params", "expect"])
        try check(root["fragments"], ["line", "rect"])
        try check(
            root["params"],
            [
                "r", "r_out", "r_in", "snap", "bridge", "cap", "offset", "pixel", "half", "fit", "pad", "style", "dir",
                "bidi",
            ])
        try check(
            expect,
            [
                "area", "perimeter", "contours", "holes", "convex", "concave", "bbox", "vertices", "corners", "rmax",
                "circle", "fragments", "area_sum",
            ])
        try check(expect["fragments"], ["corners", "radius", "area"])
    }

    /// The boxes after the pixel grid, if the case asks for it.
    var alignedBoxes: [Rect] {
        guard let pixel = params.pixel else { return boxes }
        return boxes.map { $0.alignedOutwards(pixelsPerUnit: pixel, phase: params.half == true ? 0.5 : 0) }
    }

    /// The parameters of a fillet case.
    var outlineParameters: OutlineParameters {
        let cap: OutlineCap =
            switch params.cap {
            case .automatic?: .automatic
            case .limit(let radius)?: .limit(radius)
            case nil: .unlimited
            }
        return OutlineParameters(
            outerRadius: params.r_out ?? .nan, innerRadius: params.r_in ?? .nan, snap: params.snap ?? .nan,
            bridge: params.bridge ?? .nan, cap: cap)
    }

    /// The outline of a fillet case.
    func outline() throws -> Outline? {
        let outline = try Outline(around: alignedBoxes, parameters: outlineParameters)
        return params.offset.map { outline.offset(by: $0) } ?? outline
    }

    static let all: [OutlineCase] = {
        do {
            let folder = Bundle.module.url(forResource: "OutlineCases", withExtension: nil)
            let files = try FileManager.default.contentsOfDirectory(
                at: folder ?? URL(filePath: "OutlineCases"), includingPropertiesForKeys: nil)
            return try files.filter { $0.pathExtension == "json" }
                .sorted { $0.lastPathComponent < $1.lastPathComponent }.map(OutlineCase.init)
        } catch {
            fatalError("an outline case cannot be read: \(error)")
        }
    }()

    static func all(_ mode: Mode) -> [OutlineCase] { all.filter { $0.mode == mode } }
}
