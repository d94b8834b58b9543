import SnugComposition

/// A text with the letters of its runs' styles: `a<b>` is a bold a; i is italic, s struck through, h highlighted.
func sketch(_ text: RichText) -> String {
    text.runs.map { run in
        let marks = [
            run.style.weight == .bold ? "b" : "", run.style.italic == true ? "i" : "",
            run.style.strike == true ? "s" : "", run.style.highlights.isEmpty ? "" : "h",
        ].joined()
        return marks.isEmpty ? run.text : "\(run.text)<\(marks)>"
    }.joined(separator: "|")
}
