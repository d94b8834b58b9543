/// A Swift file of one module, split into tokens.
struct SwiftFile {
    /// The folder in `Sources`, which is the module's name.
    var module: String
    /// The path below the repository.
    var path: String
    var tokens: [SwiftToken]

    init(module: String, path: String, text: String) {
        self.module = module
        self.path = path
        tokens = SwiftLexer.tokens(of: text)
    }

    /// A violation at a token.
    func violation(at token: SwiftToken, _ fault: String) -> Violation {
        Violation(path: path, line: token.line, fault: fault)
    }
}
