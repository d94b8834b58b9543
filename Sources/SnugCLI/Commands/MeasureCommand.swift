import Snug

/// Prints a picture's layout as JSON.
struct MeasureCommand {
    private let invocation: Invocation

    init(_ invocation: Invocation) {
        self.invocation = invocation
    }

    func run() throws(ToolError) {
        let start = ContinuousClock.now
        let limits = Limits()
        let layout = try layOut(try PictureRequest(invocation, limits: limits), limits: limits)
        let console = Console(invocation)
        try console.warn(layout.warnings, isStrict: invocation.isStrict)
        try SnugTool.write(layout.json(listsGlyphs: invocation.listsGlyphs), isPicture: false)
        console.explain(fonts: layout.familyNames, since: start)
    }

    private func layOut(_ request: PictureRequest, limits: Limits) throws(ToolError) -> PictureLayout {
        do {
            return try Renderer(limits: limits).layout(of: request.picture)
        } catch {
            throw .snug(error, request.origins)
        }
    }
}
