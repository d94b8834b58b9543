import Foundation

/// A font file in pieces, to be changed and put together again.
struct SFNT {
    var version: UInt32
    var tables: [String: [UInt8]]

    init(path: String) throws {
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
        version = bytes.number32(0)
        tables = [:]
        for index in 0..<bytes.number16(4) {
            let entry = 12 + 16 * index
            let tag = String(decoding: bytes[entry..<entry + 4], as: UTF8.self)
            let offset = Int(bytes.number32(entry + 8))
            tables[tag] = Array(bytes[offset..<offset + Int(bytes.number32(entry + 12))])
        }
    }

    /// The file's bytes.
    var bytes: [UInt8] {
        var header = version.bytes + UInt16(tables.count).bytes + [0, 0, 0, 0, 0, 0]
        var body: [UInt8] = []
        let start = 12 + 16 * tables.count
        for (tag, table) in tables.sorted(by: { $0.key < $1.key }) {
            header += Array(tag.utf8) + UInt32(0).bytes + UInt32(start + body.count).bytes + UInt32(table.count).bytes
            body += table + [UInt8](repeating: 0, count: (4 - table.count % 4) % 4)
        }
        return header + body
    }

    /// The same font as a WOFF file whose tables are stored as they are, which the format allows.
    var woff: [UInt8] {
        let plain = bytes
        let start = 44 + 20 * tables.count
        var header: [UInt8] = []
        var body: [UInt8] = []
        for (tag, table) in tables.sorted(by: { $0.key < $1.key }) {
            let size = UInt32(table.count).bytes
            header += Array(tag.utf8) + UInt32(start + body.count).bytes + size + size + UInt32(0).bytes
            body += table + [UInt8](repeating: 0, count: (4 - table.count % 4) % 4)
        }
        let length = UInt32(start + body.count)
        let lead: [UInt8] =
            Array("wOFF".utf8) + version.bytes + length.bytes + UInt16(tables.count).bytes + [0, 0]
            + UInt32(plain.count).bytes + [UInt8](repeating: 0, count: 24)
        return lead + header + body
    }

    mutating func set16(_ value: UInt16, at offset: Int, in table: String) {
        tables[table]?.replaceSubrange(offset..<offset + 2, with: value.bytes)
    }

    /// Gives the font one family name, and its style's weight class, width class and selection bits.
    mutating func rename(_ family: String, weight: UInt16 = 400, width: UInt16 = 5, selection: UInt16 = 0x40) {
        setNames([(id: 1, language: 0x409, text: family), (id: 2, language: 0x409, text: "Regular")])
        set16(weight, at: 4, in: "OS/2")
        set16(width, at: 6, in: "OS/2")
        set16(selection, at: 62, in: "OS/2")
    }

    /// Replaces all names by some of the Windows platform.
    mutating func setNames(_ names: [(id: UInt16, language: UInt16, text: String)]) {
        var records: [UInt8] = []
        var strings: [UInt8] = []
        for name in names {
            let text = name.text.utf16.flatMap(\.bytes)
            records += UInt16(3).bytes + UInt16(1).bytes + name.language.bytes + name.id.bytes
            records += UInt16(text.count).bytes + UInt16(strings.count).bytes
            strings += text
        }
        tables["name"] =
            UInt16(0).bytes + UInt16(names.count).bytes + UInt16(6 + records.count).bytes + records + strings
    }
}

extension [UInt8] {
    func number16(_ offset: Int) -> Int { Int(self[offset]) << 8 | Int(self[offset + 1]) }
    func number32(_ offset: Int) -> UInt32 { UInt32(number16(offset)) << 16 | UInt32(number16(offset + 2)) }
}

extension Collection<UInt8> where Index == Int {
    /// Where some bytes stand for the first time.
    func first(of pattern: [UInt8]) -> Int? {
        indices.dropLast(pattern.count - 1).first {
            self[$0] == pattern[0] && dropFirst($0 - startIndex).starts(with: pattern)
        }
    }
}

extension FixedWidthInteger {
    /// The number's bytes, highest first.
    var bytes: [UInt8] {
        stride(from: bitWidth - 8, through: 0, by: -8).map { UInt8(truncatingIfNeeded: self >> Self($0)) }
    }
}
