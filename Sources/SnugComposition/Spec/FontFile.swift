/// A font file and which of its faces: `File.ttc#1`; without a number the first.
public struct FontFile: SpecValue {
    /// Where the file lies.
    public var path: String
    /// The face's number from 0.
    public var face: Int

    /// Names a face of a file.
    public init(path: String, face: Int = 0) {
        self.path = path
        self.face = face
    }

    /// What is expected where a value is none.
    public static let expectation = "a font file, or a face of one such as Font.ttc#1"

    /// Reads the words of a flag or of JSON.
    public init(specText: String) throws(SpecFault) {
        guard !specText.isEmpty else {
            throw .notAValue(expected: Self.expectation, found: specText, suggestion: nil)
        }
        // Only a number after the last sign is a face: file names may hold the sign themselves.
        if let mark = specText.lastIndex(of: "#"), mark > specText.startIndex,
            let face = Int(specText[specText.index(after: mark)...]), face >= 0
        {
            self.init(path: String(specText[..<mark]), face: face)
        } else {
            self.init(path: specText)
        }
    }

    /// The canonical words.
    public var specText: String {
        let namesFace = path.lastIndex(of: "#").map { Int(path[path.index(after: $0)...]) != nil } ?? false
        return face == 0 && !namesFace ? path : "\(path)#\(face)"
    }
}
