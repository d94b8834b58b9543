import Snug
import Testing

@Suite("What elements paint")
struct ElementPaintTests {
    private let red = [255, 0, 0, 255]
    private let clear = [0, 0, 0, 0]

    private func square(_ side: Double, _ color: Color) -> Element {
        Rectangle().fill(color).frame(width: .px(side), height: .px(side))
    }

    @Test("Later children lie over earlier ones, backgrounds below and overlays above")
    func order() throws {
        let stacked = try Picture(
            ZStack {
                square(10, .red)
                square(4, .blue)
            })
        #expect(stacked[5, 5] == [0, 0, 255, 255] && stacked[0, 0] == red)
        let layered = try Picture(square(10, .red).background(square(20, .lime)).overlay(square(4, .blue)), margin: 5)
        #expect(layered.width == 30, "the background stands out by five, and the margins lie round that")
        #expect(layered[15, 15] == [0, 0, 255, 255])
        #expect(layered[11, 11] == red && layered[6, 6] == [0, 255, 0, 255])
    }

    @Test("A shadow takes in the shadows before it")
    func repeatedShadows() throws {
        let picture = try Picture(
            square(4, .red).shadow(color: .black, radius: 0, x: 10).shadow(color: .blue, radius: 0, x: 20))
        #expect(picture.width == 34 && picture.height == 4)
        let colors = [5: clear, 2: red, 12: [0, 0, 0, 255], 22: [0, 0, 255, 255], 32: [0, 0, 255, 255], 27: clear]
        for (x, color) in colors { #expect(picture[x, 1] == color, "at \(x)") }
    }

    @Test("A shadow twice is darker than once, and of nothing there is none")
    func twice() throws {
        let once = try Picture(square(20, .white).shadow(radius: 4))
        let twice = try Picture(square(20, .white).shadow(radius: 4).shadow(radius: 4))
        #expect(twice.inkSum > once.inkSum + 255 * 20)
        #expect(try Picture(Spacer().frame(width: 9, height: 9).shadow(radius: 4)).inkSum == 0)
    }

    @Test("A shadow's weight is its colour's alpha times what casts it", arguments: [1.0, 2.5, 8])
    func weight(radius: Double) throws {
        let shape = square(30, .black)
        let shadow = try Picture(
            shape.shadow(color: .black, radius: .px(radius), x: 200), margin: 30
        ).inkSum
        #expect(abs(Double(shadow) / Double(2 * 30 * 30 * 255) - 1) < 0.01)
    }

    @Test("Parts that lie over one another are of one tone when they are made translucent together")
    func opacity() throws {
        let cross = ZStack {
            Rectangle().fill(.black).frame(width: 30, height: 10)
            Rectangle().fill(.black).frame(width: 10, height: 30)
        }
        let picture = try Picture(cross.opacity(0.4))
        #expect(picture.count { $0[3] != 0 && $0 != [0, 0, 0, 102] } == 0)
        #expect(picture.count { $0[3] != 0 } == 500)
        #expect(try Picture(cross.opacity(1)).count { $0[3] == 255 } == 500)
        #expect(try Picture(cross.opacity(0)).inkSum == 0)
    }

    @Test("Opacity in opacity multiplies")
    func nestedOpacity() throws {
        #expect(try Picture(square(4, .black).opacity(0.5).opacity(0.5))[1, 1][3] == 64)
    }

    @Test("What is clipped stays inside the shape and is whole there")
    func clip() throws {
        let picture = try Picture(square(100, .red).clipShape(Circle()))
        #expect(picture[0, 0] == clear && picture[99, 99] == clear)
        #expect(picture[50, 50] == red && picture[50, 1] == red)
        #expect(abs(Double(picture.inkSum) / 255 - 2500 * Double.pi) < 8)
        let capsule = try Picture(
            Rectangle().fill(.red).frame(width: 100, height: 20).clipShape(Capsule()))
        #expect(abs(Double(capsule.inkSum) / 255 - (1600 + 100 * Double.pi)) < 5)
    }

    @Test("A clipped view casts the shadow of what is left")
    func clippedShadow() throws {
        let picture = try Picture(
            square(20, .red).clipShape(Circle()).shadow(color: .black, radius: 0, x: 40))
        #expect(picture[41, 1] == clear && picture[50, 10] == [0, 0, 0, 255])
    }

    @Test("Clipped to its frame a view paints nothing outside")
    func clipped() throws {
        let picture = try Picture(square(60, .red).frame(width: 20, height: 10).clipped(), margin: 8)
        let ink = try #require(picture.ink)
        #expect(ink == (8..<28, 8..<18))
    }

    @Test("An offset moves what is painted and nothing else")
    func offset() throws {
        let picture = try Picture(
            HStack(spacing: 0) {
                square(10, .blue).offset(x: 3, y: 4)
                square(10, .red)
            })
        #expect(picture.width == 20 && picture.height == 14)
        #expect(picture[10, 5] == red, "later children lie over what is moved")
        #expect(picture[9, 13] == [0, 0, 255, 255] && picture[2, 3] == clear)
    }

    @Test("A border lies inside the frame on all four sides", arguments: [1, 2, 7])
    func border(width: Int) throws {
        let picture = try Picture(square(20, .white).border(.red, width: .px(Double(width))))
        #expect(picture.width == 20 && picture.height == 20)
        #expect(picture.count { $0 == red } == 400 - (20 - 2 * width) * (20 - 2 * width))
        #expect(picture.count { $0 == [255, 255, 255, 255] } == (20 - 2 * width) * (20 - 2 * width))
    }

    @Test("A stroke on the edge is half outside, and one inside is not")
    func strokes() throws {
        let edge = try Picture(Rectangle().stroke(.red, lineWidth: 4).frame(width: 20, height: 20))
        #expect(edge.width == 24 && edge.count { $0 == red } == 24 * 24 - 16 * 16)
        let inside = try Picture(Rectangle().strokeBorder(.red, lineWidth: 4).frame(width: 20, height: 20))
        #expect(inside.width == 20 && inside.count { $0 == red } == 20 * 20 - 12 * 12)
    }

    @Test("Dashes are as long as they are told")
    func dashes() throws {
        let style = StrokeStyle(lineWidth: 2, dash: [6, 4])
        let picture = try Picture(Rectangle().stroke(.red, style: style).frame(width: 40, height: 40))
        let row = (1..<41).map { picture[$0, 0][3] > 127 }
        #expect(row == (0..<40).map { $0 % 10 < 6 })
    }

    @Test("A fill and a stroke of one shape are painted in the order they are told")
    func paintOrder() throws {
        let last = try Picture(
            Rectangle().fill(.blue).stroke(.red, lineWidth: 4).frame(width: 20, height: 20))
        #expect(last[3, 10] == red)
        let first = try Picture(
            Rectangle().stroke(.red, lineWidth: 4).fill(.blue).frame(width: 20, height: 20))
        #expect(first[3, 10] == [0, 0, 255, 255] && first[1, 10] == red)
    }

    @Test("A gradient goes over the frame of what it fills")
    func gradient() throws {
        let style = ShapeStyle.linearGradient(colors: [.black, .white], angle: 90)
        let picture = try Picture(Rectangle().fill(style).frame(width: 100, height: 10), margin: 20)
        #expect(picture[20, 25][0] < 4 && picture[119, 25][0] > 251)
        #expect(abs(picture[70, 25][0] - 128) < 4)
    }

    @Test("A material blurs what lies below it and leaves the rest")
    func material() throws {
        let stripes = HStack(spacing: 0) {
            square(20, .black)
            square(20, .white)
        }
        let picture = try Picture(
            stripes.overlay(Rectangle().fill(.regularMaterial).frame(height: 10)))
        #expect(picture[5, 1] == [0, 0, 0, 255] && picture[35, 1] == [255, 255, 255, 255])
        #expect(picture[19, 10][0] > 40 && picture[19, 10][0] < 250)
        #expect(abs(picture[19, 10][0] - picture[20, 10][0]) < 20, "the edge is gone")
    }
}
