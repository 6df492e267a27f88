import Core
import Testing

@testable import Tokens

@Suite("Calculations")
struct CalculationTests {
    @Test(
        "Signs bind as in school",
        arguments: [
            ("calc(1 + 2 * 3)", 7), ("calc((1 + 2) * 3)", 9), ("calc(10 - 4 - 3)", 3), ("calc(2 * 3 / 4)", 1.5),
            ("calc(12 / 4 / 3)", 1), ("calc(-1 * (2 + 3))", -5), ("calc(-(2 + 3))", -5), ("calc(5 - -2)", 7),
            ("calc(- (3) + + (1))", -2), ("calc(((((1)))))", 1), ("calc(calc(1 + 1) * calc(2 + 1))", 6),
            ("calc(24px / 8px)", 3), ("calc(1rem / 4px)", 4),
        ]
    )
    func numbers(text: String, expected: Double) throws { #expect(try value(text) == .number(expected)) }

    @Test(
        "Lengths of all units add up",
        arguments: [
            ("calc(1rem + 2px)", 18), ("calc(4px * 2 + 1px)", 9), ("calc(2 * 4px)", 8), ("calc(1in - 96px)", 0),
            ("min(10px, 1rem, 2rem)", 10), ("max(10px, 1rem)", 16), ("clamp(8px, 1rem, 12px)", 12),
            ("clamp(8px, 4px, 12px)", 8), ("clamp(20px, 1rem, 12px)", 20), ("min(infinity * 1px, 8px)", 8),
            ("abs(-3px)", 3), ("round(up, 9px, 4px)", 12), ("round(down, 9px, 4px)", 8), ("round(9px, 4px)", 8),
            ("round(10px, 4px)", 12), ("round(to-zero, -9px, 4px)", -8), ("mod(-5px, 3px)", 1), ("rem(-5px, 3px)", -2),
            ("hypot(3px, 4px)", 5), ("8px * 2", 16), ("1rem - 4px", 12),
        ]
    )
    func lengths(text: String, expected: Double) throws { #expect(try value(text) == .length(expected)) }

    @Test(
        "Functions of one number are those of mathematics",
        arguments: [
            ("sign(-4px)", -1), ("sign(0)", 0), ("pow(2, 10)", 1024), ("sqrt(2)", 1.4142135623730951), ("exp(0)", 1),
            ("log(e)", 1), ("log(8, 2)", 3), ("sin(30deg)", 0.5), ("cos(pi)", -1), ("tan(45deg)", 1),
            ("sin(asin(0.25))", 0.25), ("cos(acos(0.25))", 0.25), ("tan(atan(0.25))", 0.25),
            ("sin(atan2(1, 1) * 2)", 1), ("round(2.5)", 3), ("round(-2.5)", -2), ("mod(5, -3)", -1),
            ("calc(pi)", Double.pi),
        ]
    )
    func functions(text: String, expected: Double) throws {
        guard case .number(let number) = try value(text) else { return #expect(Bool(false), "\(text) is no number") }
        #expect((number - expected).magnitude < 1e-12)
    }

    @Test("Percentages, durations and multiples of the font size keep to themselves")
    func otherKinds() throws {
        #expect(try value("calc(50% + 25%)") == .percentage(0.75))
        #expect(try value("calc(1s - 250ms)") == .duration(0.75))
        #expect(try value("calc(1em * 1.5)") == .ems(1.5))
    }

    @Test(
        "What has no result says why, at its place",
        arguments: [
            ("calc(1px + 10%)", "do not add up", 10), ("calc(1px + 1em)", "do not add up", 10),
            ("calc(1px + 1)", "do not add up", 10), ("calc(1px * 2px)", "is nothing", 10),
            ("calc(1 / 2px)", "is nothing", 8), ("calc(1px / 0)", "by zero", 10), ("mod(1, 0)", "by zero", 1),
            ("calc()", "arguments", 1), ("calc(1 +)", "breaks off", 8), ("calc(1px 2px)", "sign is missing", 10),
            ("calc(1px -2px)", "white space", 10), ("calc(1, 2)", "arguments", 1), ("min()", "arguments", 1),
            ("clamp(1px, 2px)", "arguments", 1), ("min(1px, 5%)", "do not add up", 1), ("sqrt(-1)", "no finite", 1),
            ("calc(infinity)", "no finite", 1), ("calc(nan * 1px)", "no finite", 1),
            ("pow(1px, 2)", "takes a number", 1), ("sin(1px)", "takes a number", 1),
            ("calc(red + 1)", "nothing can be calculated", 6), ("calc(100vw - 1px)", "unit of browsers", 6),
            ("calc(1px + foo(2))", "nothing can be calculated", 12),
            ("calc(1 + \"a\")", "nothing can be calculated", 10), ("calc(r)", "nothing can be calculated", 6),
        ]
    )
    func mistakes(text: String, message: String, column: Int) {
        let mistake = mistake(in: text)
        #expect(mistake?.message.contains(message) == true, "\(mistake?.message ?? "")")
        #expect(mistake?.location.column == column)
    }
}
