import Snug

/// Prints a caption's layout as JSON.
struct MeasureCommand {
    private let invocation: Invocation

    init(_ invocation: Invocation) {
        self.invocation = invocation
    }

    func run() throws(ToolError) {
        let limits = Limits()
        let request = try CaptionRequest(invocation, limits: limits)
        let layout: CaptionLayout
        do {
            layout = try Renderer(limits: limits).layout(of: request.caption)
        } catch {
            throw .snug(error, flags: invocation.spec)
        }
        let console = Console(isQuiet: invocation.isQuiet)
        console.warn(layout.warnings)
        if invocation.isStrict, !layout.warnings.isEmpty { throw .strict(count: layout.warnings.count) }
        try SnugTool.write(layout.json(listsGlyphs: invocation.listsGlyphs), isPicture: false)
    }
}
