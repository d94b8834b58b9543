import SnugGeometry
import Testing

@testable import SnugComposition

@Suite("Elements that cannot be laid out")
struct ElementMistakeTests {
    private let trial = Trial()

    /// The error of a layout as the element's path and what is wrong there.
    private func error(_ json: String) throws -> (path: String, error: CompositionError) {
        do {
            let picture = try picture(json)
            _ = try trial.layout(picture.element) { $0 = picture.settings }
        } catch CompositionError.element(let path, let error) {
            return (path.text, error)
        } catch {
            return ("$", try #require(error as? CompositionError))
        }
        throw SpecError(path: "no error", position: nil, fault: .missingItem(index: 0))
    }

    @Test(
        "A paint on what is no shape, or behind another modifier, is refused",
        arguments: [
            (##"{"hstack": {"children": []}, "modifiers": [{"fill": "red"}]}"##, "fill"),
            (##"{"text": {"text": "a"}, "modifiers": [{"stroke": "red"}]}"##, "stroke"),
            (##"{"circle": {}, "modifiers": [{"padding": 1}, {"strokeBorder": "red"}]}"##, "strokeBorder"),
        ])
    func paint(json: String, modifier: String) throws {
        #expect(try error(json).error == .paintWithoutShape(modifier: modifier))
        #expect(try error(json).path.hasSuffix("." + modifier))
    }

    @Test(
        "What belongs to the picture is refused inside it", arguments: ["size", "margin", "canvas", "scale", "fontDir"])
    func onlyOfPictures(key: String) throws {
        let value = ["size": "\"5x5\"", "canvas": "\"red\"", "fontDir": "[\"a\"]"][key] ?? "1"
        let error = try error(
            "{\"hstack\": {\"children\": [{\"circle\": {}}, {\"text\": \"a\", \"\(key)\": \(value)}]}}")
        #expect(error.error == .onlyOfPictures(key: key))
        #expect(error.path == "$.hstack.children[1].caption")
    }

    @Test(
        "A length that must not be negative is refused with its key",
        arguments: [
            (##"{"circle": {}, "modifiers": [{"frame": {"width": -1}}]}"##, "width", "$.modifiers[0].frame"),
            (##"{"circle": {}, "modifiers": [{"frame": {"minHeight": -1}}]}"##, "minHeight", "$.modifiers[0].frame"),
            (
                ##"{"circle": {}, "modifiers": [{"frame": {"minWidth": 5, "maxWidth": 4}}]}"##, "minWidth",
                "$.modifiers[0].frame"
            ),
            (##"{"circle": {}, "modifiers": [{"padding": -1}]}"##, "padding", "$.modifiers[0].padding"),
            (
                ##"{"circle": {}, "modifiers": [{"border": {"color": "red", "width": -1}}]}"##, "width",
                "$.modifiers[0].border"
            ),
            (##"{"circle": {}, "modifiers": [{"shadow": {"radius": -1}}]}"##, "radius", "$.modifiers[0].shadow"),
            (##"{"circle": {}, "modifiers": [{"opacity": 1.5}]}"##, "opacity", "$.modifiers[0].opacity"),
            (##"{"circle": {}, "modifiers": [{"opacity": -0.5}]}"##, "opacity", "$.modifiers[0].opacity"),
            (##"{"roundedRectangle": {"cornerRadius": -1}}"##, "cornerRadius", "$.roundedRectangle"),
            (##"{"hstack": {"spacing": -1, "children": [{"circle": {}}]}}"##, "spacing", "$.hstack"),
            (
                ##"{"hstack": {"children": [{"spacer": {"minLength": -1}}]}}"##, "minLength",
                "$.hstack.children[0].spacer"
            ),
            (
                ##"{"circle": {}, "modifiers": [{"stroke": {"color": "red", "dash": [0, 0]}}]}"##, "dash",
                "$.modifiers[0].stroke"
            ),
        ])
    func outOfRange(json: String, key: String, path: String) throws {
        let error = try error(json)
        guard case .setting(let found, _) = error.error else { return #expect(Bool(false), "\(error)") }
        #expect(found == key)
        #expect(error.path == path)
    }

    @Test("Per cent need a fixed canvas")
    func percent() throws {
        #expect(
            try error(##"{"circle": {}, "modifiers": [{"padding": "5%"}]}"##).error
                == .percentWithoutCanvas(key: "padding"))
        let sized = try picture(##"{"circle": {}, "modifiers": [{"padding": "5%"}], "size": "200x100"}"##)
        #expect(try trial.layout(sized.element) { $0 = sized.settings }.root.frame.size.width == 100)
    }

    @Test("A text without letters is refused with its place")
    func empty() throws {
        let error = try error(##"{"hstack": {"children": [{"text": {"text": " "}}]}}"##)
        #expect(error.error == .noText)
        #expect(error.path == "$.hstack.children[0].text")
    }
}
