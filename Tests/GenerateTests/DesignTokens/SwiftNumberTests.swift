import Testing

@testable import Generate

@Suite("Numbers in Swift")
struct SwiftNumberTests {
    @Test(
        "have five places at most, and no more digits than say anything",
        arguments: [
            (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (10, "10"), (0.5, "0.5"), (-0.5, "-0.5"), (0.05, "0.05"),
            (0.1 + 0.2, "0.3"), (1.10, "1.1"), (12.25, "12.25"), (0.00001, "0.00001"), (-0.00001, "-0.00001"),
            (0.000004, "0"), (-0.000004, "0"), (0.999996, "1"), (100.000004, "100"), (2.0 / 3, "0.66667"),
            (123_456_789.12345, "123456789.12345"), (-9_999_999_999.5, "-9999999999.5"),
            (10_000_000_000, "10000000000.0"), (1e21, "1e+21"),
        ] as [(Double, String)]
    )
    func digits(value: Double, expected: String) { #expect("\(SwiftNumber(value))" == expected) }
}
