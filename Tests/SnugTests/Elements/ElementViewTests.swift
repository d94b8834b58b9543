import Foundation
import Snug
import Testing

@Suite("Views as values")
struct ElementViewTests {
    private func survives<Value: ElementView>(_ view: Value) throws {
        let json = try JSONEncoder().encode(view)
        #expect(try JSONDecoder().decode(Value.self, from: json) == view)
        #expect(try JSONDecoder().decode(Element.self, from: json) == view.element)
    }

    @Test("Each is stored as its element and read back")
    func roundTrip() throws {
        try survives(HStack(alignment: .top, spacing: 3) { Text("a") })
        try survives(VStack { Text(markup: "**a**").fontSize(20) })
        try survives(ZStack(alignment: .bottom) { Circle() })
        try survives(Spacer(minLength: 4))
        try survives(Text("a").foregroundStyle(.red))
        try survives(Image("a.png").scaledToFit())
        try survives(Rectangle())
        try survives(RoundedRectangle(cornerRadius: .em(1)))
        try survives(Circle())
        try survives(Ellipse())
        try survives(Capsule())
        try survives(Circle().fill(.red).strokeBorder(.black, lineWidth: 2))
    }

    @Test("What stands for another element is refused")
    func refusal() throws {
        let json = try JSONEncoder().encode(HStack { Text("a") })
        #expect(throws: (any Error).self) { try JSONDecoder().decode(VStack.self, from: json) }
        #expect(throws: (any Error).self) { try JSONDecoder().decode(Circle.self, from: json) }
        #expect(Circle(element: Circle().padding().element) == nil)
        #expect(HStack(element: HStack {}.padding()) == nil)
        #expect(PaintedShape(element: Circle().fill(.red).opacity(0.5)) == nil)
    }
}
