import SnugGeometry
import Testing

@Suite("Directions")
struct DirectionTests {
    @Test("Degrees count clockwise from upwards, and right angles are exact")
    func rightAngles() {
        #expect(Point(directionInDegrees: 0) == Point(x: 0, y: -1))
        #expect(Point(directionInDegrees: 90) == Point(x: 1, y: 0))
        #expect(Point(directionInDegrees: 180) == Point(x: 0, y: 1))
        #expect(Point(directionInDegrees: 270) == Point(x: -1, y: 0))
        #expect(Point(directionInDegrees: -90) == Point(x: -1, y: 0))
        #expect(Point(directionInDegrees: 3_690) == Point(x: 1, y: 0))
    }

    @Test(
        "Coordinates are whole 65,536ths and have length 1 but for that", arguments: -10...10
    )
    func rounding(step: Int) {
        let direction = Point(directionInDegrees: Double(step) * 35)
        for coordinate in [direction.x, direction.y] {
            #expect((coordinate * 65536).rounded() == coordinate * 65536)
        }
        #expect(abs(direction.x * direction.x + direction.y * direction.y - 1) < 3.0 / 65536)
    }
}
