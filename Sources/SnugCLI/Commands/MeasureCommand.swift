import Snug

/// Prints a caption's layout as JSON.
struct MeasureCommand {
    private let invocation: Invocation

    init(_ invocation: Invocation) {
        self.invocation = invocation
    }

    func run() throws(ToolError) {
        let start = ContinuousClock.now
        let limits = Limits()
        let layout = try layOut(try CaptionRequest(invocation, limits: limits), limits: limits)
        let console = Console(invocation)
        try console.warn(layout.warnings, isStrict: invocation.isStrict)
        try SnugTool.write(layout.json(listsGlyphs: invocation.listsGlyphs), isPicture: false)
        console.explain(fonts: layout.familyNames, since: start)
    }

    private func layOut(_ request: CaptionRequest, limits: Limits) throws(ToolError) -> CaptionLayout {
        do {
            return try Renderer(limits: limits).layout(of: request.caption)
        } catch {
            throw .snug(error, request.origins)
        }
    }
}
