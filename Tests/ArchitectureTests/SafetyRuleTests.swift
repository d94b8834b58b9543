import Testing

@Suite("The rules for unsafe code")
struct SafetyRuleTests {
    private func file(_ module: String, _ source: String) -> SwiftFile {
        SwiftFile(module: module, path: "A.swift", text: source)
    }

    private static let samples = [
        "let a = unsafe b", "nonisolated(unsafe) var a = 1", "final class A: @unchecked Sendable {}",
        "@unsafe func a() {}", "@safe struct A {}", #"let a = "\(unsafe b)""#,
    ]

    @Test("Words that switch checks off are refused in modules of values", arguments: samples)
    func words(source: String) {
        for module in ["SnugGeometry", "SnugText", "SnugComposition", "Snug", "SnugCLI"] {
            let found = file(module, "\n" + source).unsafeViolations(.snug)
            #expect(found.count == 1 && found[0].line == 2 && found[0].fault.hasSuffix("which \(module) must not"))
        }
    }

    @Test("The same words pass in modules that meet the outside world", arguments: samples)
    func allowed(source: String) {
        for module in ["SnugUnicode", "SnugFonts", "SnugImages", "SnugCairo", "SnugFiles"] {
            #expect(file(module, source).unsafeViolations(.snug).isEmpty)
        }
    }

    @Test("A member may have the name: a glyph is unsafe to break after, say")
    func members() {
        let source = "static let unsafe = Flags(rawValue: 1)\nlet a = flags.contains(.unsafe)"
        #expect(file("SnugText", source).unsafeViolations(.snug).isEmpty)
    }

    @Test("Comments, strings and longer words may hold them")
    func noCode() {
        let source = "// unsafe @unchecked\nlet unsafeArea = \"unsafe\" /* nonisolated(unsafe) */"
        #expect(file("SnugText", source).unsafeViolations(.snug).isEmpty)
    }

    @Test(
        "A pointer type that other modules can see is refused",
        arguments: [
            "public func a(_ b: UnsafePointer<Int>) {}",
            "public init?(b: OpaquePointer) {}",
            "public func a(\n    b: Int\n) throws(E) -> UnsafeMutableRawPointer? {}",
            "public func a(b: Int)\n    -> UnsafeRawBufferPointer\n{}",
            "public func a<T>(b: T) where T == UnsafeRawPointer {}",
            "public private(set) var a: Unmanaged<B>",
            "private(set) public var a: Unmanaged<B>",
            "package static let a = OpaquePointer(bitPattern: 1)",
            "open class func a(b: CVaListPointer) {}",
            "public subscript(a: Int) -> UnsafePointer<Int> { b }",
            "public typealias A = UnsafeBufferPointer<Int>",
            "@inlinable public nonisolated func a(b: (UnsafeRawPointer) -> Void) {}",
            "public struct A: B<UnsafeRawPointer> {}",
            "public enum A {\n    indirect case b(Int, c: OpaquePointer)\n}",
            "public protocol A {\n    func b() -> OpaquePointer\n}",
            "public extension A {\n    func b() -> OpaquePointer {}\n}",
        ])
    func pointers(source: String) {
        let found = file("SnugCairo", source).pointerViolations
        #expect(found.count == 1 && found[0].fault.hasSuffix("to other modules"), "\(found.list)")
    }

    @Test(
        "Pointers that stay inside a module pass",
        arguments: [
            "internal func a(_ b: UnsafePointer<Int>) {}",
            "public func a() {\n    let b: UnsafePointer<Int>\n}",
            "public func a(b: Int) throws(E) -> Int\nprivate let b: OpaquePointer",
            "public var a: Int { unsafe b(UnsafeRawPointer(c)) }",
            "public let a: Int\nlet b: OpaquePointer",
            "public let a = 1; private let b: OpaquePointer",
            "public final class A {\n    private let b: OpaquePointer\n}",
            "public enum A {\n    case b\n    var c: OpaquePointer { d }\n    func e() { switch f { case UnsafeA: g } }\n}",
            "let a = open(b)\nlet c: OpaquePointer",
            "public import SnugText\nlet c: OpaquePointer",
            "/// public let a: OpaquePointer\npublic let a = \"OpaquePointer\"",
        ])
    func inside(source: String) {
        #expect(file("SnugCairo", source).pointerViolations.isEmpty)
    }
}
