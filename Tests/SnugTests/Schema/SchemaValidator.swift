import Foundation
import Snug

/// Validates documents by the schema of specs with Python's `jsonschema`.
enum SchemaValidator {
    private static let python = "/usr/bin/python3"

    /// `make test` installs the package. Without it the comparisons are passed over, save in CI, where they fail.
    static let isWanted = ProcessInfo.processInfo.environment["CI"] != nil || isInstalled

    private static let isInstalled: Bool = {
        (try? run("import jsonschema; jsonschema.Draft202012Validator", input: Data())) != nil
    }()

    /// Reads a schema and documents, one JSON text a line, and prints for each document what is wrong with it.
    private static let script = """
        import json, sys
        from jsonschema import Draft202012Validator
        from jsonschema.exceptions import best_match
        lines = sys.stdin.read().splitlines()
        schema = json.loads(lines[0])
        Draft202012Validator.check_schema(schema)
        validator = Draft202012Validator(schema)
        for line in lines[1:]:
            error = best_match(validator.iter_errors(json.loads(line)))
            print("" if error is None else error.json_path + ": " + error.message.replace("\\n", " ")[:200])
        """

    /// What is wrong with each document, nil for those that the schema allows.
    static func faults(in documents: [String]) throws -> [String?] {
        let lines = try ([SpecSchema.document] + documents.map { try JSONReader.read(Array($0.utf8)) }).map {
            $0.text()
        }
        let output = try run(script, input: Data(lines.joined(separator: "\n").utf8))
        let faults = output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        guard faults.count == documents.count else { throw Trouble(description: "\(faults.count) answers: \(output)") }
        return faults.map { $0.isEmpty ? nil : String($0) }
    }

    private static func run(_ script: String, input: Data) throws -> String {
        let file = FileManager.default.temporaryDirectory.appending(path: "snug-schema-\(UUID().uuidString)")
        try input.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let (output, errors) = (Pipe(), Pipe())
        let process = Process()
        process.executableURL = URL(filePath: python)
        process.arguments = ["-c", script]
        process.environment = ["PYTHONIOENCODING": "utf-8"]
        process.standardInput = try FileHandle(forReadingFrom: file)
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        let bytes = output.fileHandleForReading.readDataToEndOfFile()
        let words = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Trouble(
                description: "python3 with Debian's package python3-jsonschema is needed: "
                    + String(decoding: words, as: UTF8.self))
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    struct Trouble: Error, CustomStringConvertible {
        let description: String
    }
}

/// Whether Snug can draw what a spec says, as far as the spec decides: a font or picture that is missing is no fault of it.
func canBeDrawn(_ json: String, by renderer: Renderer) -> Bool {
    do {
        _ = try renderer.layout(of: Snug.Picture(json: Array(json.utf8)))
        return true
    } catch {
        return error.cause == .missing
    }
}
