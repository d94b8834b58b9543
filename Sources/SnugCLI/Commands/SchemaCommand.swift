import Snug

/// Prints the JSON Schema of specs.
struct SchemaCommand {
    private let invocation: Invocation

    init(_ invocation: Invocation) {
        self.invocation = invocation
    }

    func run() throws(ToolError) {
        let bytes = Array((SpecSchema.document.text(pretty: true) + "\n").utf8)
        try SnugTool.write(bytes, to: invocation.output, isPicture: false)
        guard let file = invocation.output else { return }
        Console(invocation).say("\(file)  \(sizeText(bytes.count))")
    }
}
