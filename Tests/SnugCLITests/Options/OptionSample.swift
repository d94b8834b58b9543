import Foundation
import Snug
import Testing

/// A value of an option that is not its default, in the words of a flag, in JSON and in Swift.
struct OptionSample: Sendable, CustomTestStringConvertible {
    /// The option's key.
    var key: String
    /// The flag's argument, nil for a switch.
    var argument: String?
    /// The value as JSON has it.
    var json: String
    /// Sets the property of a spec.
    var property: @Sendable (inout CaptionSpec) -> Void
    /// Sets the same by the modifier that a program would use, where there is one.
    var modifier: (@Sendable (Caption) -> Caption)?
    /// The text, in which the value makes a difference.
    var text = "One line\nand a longer second line"
    /// Other options that the value needs to make a difference, by key, in words.
    var others: [(key: String, words: String)] = []
    /// Whether the picture differs from the one without the value.
    var makesDifference = true

    var testDescription: String { key }

    /// The other options, and those that keep pictures small and the same everywhere.
    private var settings: [(key: String, words: String)] {
        ([("fontSize", "24"), ("noSystemFonts", "")] + others).filter { $0.key != key }
    }

    /// What stands beside the value: the text and the other options.
    func rest() throws -> CaptionSpec {
        var spec = CaptionSpec(text: text)
        for (key, words) in settings {
            try CaptionOption.named(key)?.apply(words, to: &spec)
        }
        return spec
    }

    /// The arguments of the command line.
    func arguments() throws -> [String] {
        let flags = settings.compactMap { key, words in
            CaptionOption.named(key).map { $0.placeholder == nil ? $0.flag : "\($0.flag)=\(words)" }
        }
        let flag = CaptionOption.named(key)?.flag ?? ""
        return flags + [argument.map { "\(flag)=\($0)" } ?? flag, "--", text]
    }

    /// The same as a spec's JSON.
    func document() throws -> String {
        let rest = String(decoding: try Caption(spec: rest()).json(), as: UTF8.self)
        // The canonical document ends with a bracket and a line end.
        return rest.dropLast(2).trimmingCharacters(in: .whitespacesAndNewlines) + ",\n  \"\(key)\": \(json)\n}\n"
    }
}
