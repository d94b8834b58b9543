import SnugGeometry
import Testing

@testable import SnugComposition

@Suite("Mistakes in the JSON of elements")
struct ElementJSONMistakeTests {
    /// The error of a document of one line, as path, column and fault.
    private func error(_ json: String, limits: JSONLimits = .standard) throws -> SpecError {
        do {
            _ = try picture(json, limits: limits)
        } catch {
            return try #require(error as? SpecError)
        }
        throw SpecError(path: "no error", position: nil, fault: .missingItem(index: 0))
    }

    @Test(
        "A mistake is told with its path and place",
        arguments: [
            (##"{"hstack": {"children": []}, "circle": {}}"##, "$", 1),
            (##"{"hstack": {"children": [{"circle": {}, "spacer": {}}]}}"##, "$.hstack.children[0]", 26),
            (##"{"hstack": {"children": [{}]}}"##, "$.hstack.children[0]", 26),
            (##"{"hstack": {"children": [{"modifiers": []}]}}"##, "$.hstack.children[0]", 26),
            (##"{"hstack": {"children": [5]}}"##, "$.hstack.children[0]", 26),
            (##"{"hstack": {"children": {}}}"##, "$.hstack.children", 25),
            (##"{"hstack": {"spacing": 5}}"##, "$.hstack", 12),
            (##"{"hstack": []}"##, "$.hstack", 12),
            (##"{"hstack": {"children": [{"hstak": {"children": []}}]}}"##, "$.hstack.children[0].hstak", 27),
            (##"{"circle": {"radius": 5}}"##, "$.circle.radius", 13),
            (##"{"circle": 5}"##, "$.circle", 12),
            (##"{"roundedRectangle": {}}"##, "$.roundedRectangle", 22),
            (##"{"vstack": {"children": [], "alignment": "top"}}"##, "$.vstack.alignment", 42),
            (##"{"image": {"contentMode": "fit"}}"##, "$.image", 11),
            (##"{"image": {"source": "a", "contentMode": "zoom"}}"##, "$.image.contentMode", 42),
            (##"{"circle": {}, "modifiers": [{"padding": 1, "opacity": 1}]}"##, "$.modifiers[0]", 30),
            (##"{"circle": {}, "modifiers": [{}]}"##, "$.modifiers[0]", 30),
            (##"{"circle": {}, "modifiers": {"padding": 1}}"##, "$.modifiers", 29),
            (##"{"circle": {}, "modifiers": [{"paddin": 1}]}"##, "$.modifiers[0].paddin", 31),
            (##"{"circle": {}, "modifiers": [{"opacity": "1"}]}"##, "$.modifiers[0].opacity", 42),
            (##"{"circle": {}, "modifiers": [{"frame": {"width": "wide"}}]}"##, "$.modifiers[0].frame.width", 50),
            (##"{"circle": {}, "modifiers": [{"frame": {"widht": 5}}]}"##, "$.modifiers[0].frame.widht", 41),
            (##"{"circle": {}, "modifiers": [{"frame": {"width": 1e308}}]}"##, "$.modifiers[0].frame.width", 50),
            (##"{"circle": {}, "modifiers": [{"frame": {"width": "infinity"}}]}"##, "$.modifiers[0].frame.width", 50),
            (##"{"circle": {}, "modifiers": [{"border": 5}]}"##, "$.modifiers[0].border", 41),
            (##"{"circle": {}, "modifiers": [{"border": {"width": 5}}]}"##, "$.modifiers[0].border", 41),
            (##"{"circle": {}, "modifiers": [{"background": "paper"}]}"##, "$.modifiers[0].background", 45),
            (
                ##"{"circle": {}, "modifiers": [{"background": {"circle": {}, "spacer": {}}}]}"##,
                "$.modifiers[0].background", 45
            ),
            (
                ##"{"circle": {}, "modifiers": [{"overlay": {"content": {"circl": {}}}}]}"##,
                "$.modifiers[0].overlay.content.circl", 55
            ),
            (##"{"circle": {}, "modifiers": [{"shadow": {"x": 1}}]}"##, "$.modifiers[0].shadow", 41),
            (
                ##"{"circle": {}, "modifiers": [{"shadow": {"radius": 1, "color": "dark"}}]}"##,
                "$.modifiers[0].shadow.color", 64
            ),
            (
                ##"{"circle": {}, "modifiers": [{"stroke": {"color": "red", "join": "mitre"}}]}"##,
                "$.modifiers[0].stroke.join", 66
            ),
            (##"{"circle": {}, "modifiers": [{"clipShape": "star"}]}"##, "$.modifiers[0].clipShape", 44),
            (##"{"circle": {}, "modifiers": [{"clipShape": "roundedRectangle"}]}"##, "$.modifiers[0].clipShape", 44),
            (##"{"circle": {}, "margin": "wide"}"##, "$.margin", 26),
            (##"{"circle": {}, "markup": "a"}"##, "$.circle", 2),
            (
                ##"{"hstack": {"children": [{"text": {"text": "a", "wdth": 5}}]}}"##, "$.hstack.children[0].text.wdth",
                49
            ),
            (##"{"hstack": {"children": [{"text": "a", "wdth": 5}]}}"##, "$.hstack.children[0].wdth", 40),
        ])
    func place(json: String, path: String, column: Int) throws {
        let error = try error(json)
        #expect(error.path == path)
        #expect(error.position?.column == column && error.position?.line == 1)
    }

    @Test("Lines are counted")
    func line() throws {
        let error = try error("{\"hstack\": {\n  \"children\": [\n    {\"circle\": {}},\n    {\"circl\": {}}\n  ]}}")
        #expect(error.position?.line == 4 && error.position?.column == 6)
    }

    @Test(
        "A name that is nearly right is told",
        arguments: [
            (##"{"hstack": {"children": [{"hstak": {}}]}}"##, "hstack"), (##"{"rectangel": {}}"##, "rectangle"),
            (##"{"circle": {}, "modifiers": [{"clipshape": "circle"}]}"##, "clipShape"),
            (##"{"circle": {}, "modifiers": [{"strokeborder": "#000"}]}"##, "strokeBorder"),
            (##"{"circle": {}, "modifier": []}"##, "modifiers"),
        ])
    func suggestion(json: String, name: String) throws {
        let fault = try error(json).fault
        guard case .unknownKey(_, let suggestion, _) = fault else {
            return #expect(Bool(false), "\(fault)")
        }
        #expect(suggestion == name)
    }

    @Test("Two kinds, two modifiers, and none of either are told as such")
    func oneKey() throws {
        guard case .notOneKey(let kinds, _) = try error(##"{"circle": {}, "hstack": {"children": []}}"##).fault else {
            return #expect(Bool(false))
        }
        #expect(Set(kinds) == ["circle", "hstack"])
        let two = try error(##"{"circle": {}, "modifiers": [{"opacity": 1, "padding": 2}]}"##)
        guard case .notOneKey(let modifiers, _) = two.fault else { return #expect(Bool(false)) }
        #expect(Set(modifiers) == ["opacity", "padding"])
        guard case .notOneKey(found: [], _) = try error(##"{"zstack": {"children": [{}]}}"##).fault else {
            return #expect(Bool(false))
        }
    }

    @Test(
        "A key that stands twice is refused wherever it stands",
        arguments: [
            ##"{"circle": {}, "circle": {}}"##, ##"{"hstack": {"children": [], "children": []}}"##,
            ##"{"circle": {}, "modifiers": [{"padding": 1, "padding": 1}]}"##,
            ##"{"circle": {}, "margin": 1, "margin": 1}"##,
        ])
    func duplicate(json: String) throws {
        let fault = try error(json).fault
        guard case .syntax(.duplicateKey) = fault else {
            return #expect(Bool(false), "\(fault)")
        }
    }

    @Test("Numbers that JSON does not have are refused", arguments: ["NaN", "Infinity", "-Infinity", "1e309"])
    func numbers(number: String) throws {
        #expect(throws: SpecError.self) {
            try picture("{\"circle\": {}, \"modifiers\": [{\"padding\": \(number)}]}")
        }
    }

    @Test("Elements 10,000 deep are refused by the reader at its depth")
    func deep() throws {
        let json =
            String(repeating: ##"{"hstack": {"children": ["##, count: 10_000) + ##"{"circle": {}}"##
            + String(repeating: "]}}", count: 10_000)
        guard case .syntax(.tooDeep) = try error(json).fault else { return #expect(Bool(false)) }
        let layers =
            String(repeating: ##"{"circle": {}, "modifiers": [{"overlay": "##, count: 10_000) + ##"{"circle": {}}"##
            + String(repeating: "}]}", count: 10_000)
        guard case .syntax(.tooDeep) = try error(layers).fault else { return #expect(Bool(false)) }
    }

    @Test("A million children are refused by the reader before they are elements")
    func million() throws {
        let json = ##"{"hstack":{"children":["## + String(repeating: "{\"circle\":{}},", count: 1_000_000) + "{}]}}"
        let fault = try error(json).fault
        guard case .syntax(.tooManyValues) = fault else {
            return #expect(Bool(false), "\(fault)")
        }
    }

    @Test("10,000 elements are laid out and one more is refused")
    func count() throws {
        func row(_ count: Int) -> String {
            ##"{"hstack":{"children":["##
                + Array(repeating: ##"{"circle":{}}"##, count: count - 1).joined(separator: ",") + "]}}"
        }
        let trial = Trial()
        let layout = try trial.layout(try picture(row(10_000)).element)
        #expect(layout.canvas.width == 10 * 9999 + 8 * 9998)
        #expect {
            try trial.layout(try picture(row(10_001)).element)
        } throws: { "\($0)".contains("tooManyElements(limit: 10000)") }
    }
}
