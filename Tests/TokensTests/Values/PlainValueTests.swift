import Core
import Testing

@testable import Tokens

@Suite("Lengths, numbers, words and calculations")
struct PlainValueTests {
    @Test(
        "Lengths come to points",
        arguments: [
            ("8px", 8), ("1.5rem", 24), ("3pt", 4), ("1pc", 16), ("1in", 96), ("2.54cm", 96), ("25.4mm", 96),
            ("101.6q", 96), ("-4px", -4),
        ]
    )
    func lengths(text: String, expected: Double) throws {
        guard case .length(let points) = try value(text) else { return #expect(Bool(false), "\(text) is no length") }
        #expect((points - expected).magnitude < 1e-12)
    }

    @Test("A rem is what the project says")
    func remBase() throws { #expect(try value("1.5rem", remBase: 10) == .length(15)) }

    @Test(
        "Everything else is what it is",
        arguments: [
            ("1.5em", .ems(1.5)), ("40%", .percentage(0.4)), ("1.5", .number(1.5)), ("0", .number(0)),
            ("200ms", .duration(0.2)), ("0.2s", .duration(0.2)), ("16/9", .number(16.0 / 9)), ("none", .word("none")),
            ("uppercase", .word("uppercase")), ("bold", .fontWeight(700)), ("\"Inter\"", .text("Inter")),
            ("sans-serif", .fontFamily(["sans-serif"])), ("ease", .easing(.ease)), ("linear", .easing(.linear)),
            ("8px 12px", .list([.length(8), .length(12)])), ("0 8px", .list([.length(0), .length(8)])),
            ("0 auto", .list([.number(0), .word("auto")])),
            ("opacity, transform", .list([.word("opacity"), .word("transform")])),
            ("1px 2px, 3px", .list([.list([.length(1), .length(2)]), .length(3)])),
        ] as [(String, TokenValue)]
    )
    func plain(text: String, expected: TokenValue) throws { #expect(try value(text) == expected) }

    @Test(
        "A type that the file gives is what the value has to be",
        arguments: [
            ("0", .dimension, .length(0)), ("8px", .dimension, .length(8)), ("400", .fontWeight, .fontWeight(400)),
            ("Semi-Bold", .fontWeight, .fontWeight(600)), ("black", .fontWeight, .fontWeight(900)),
            ("Helvetica Neue", .fontFamily, .fontFamily(["Helvetica Neue"])), ("none", .shadow, .shadow([])),
            ("0.4, 0, 0.2, 1", .cubicBezier, .easing(.curve(x1: 0.4, y1: 0, x2: 0.2, y2: 1))),
            ("dashed", .strokeStyle, .word("dashed")), ("3", .number, .number(3)), ("0ms", .duration, .duration(0)),
        ] as [(String, TokenType, TokenValue)]
    )
    func typed(text: String, type: TokenType, expected: TokenValue) throws {
        #expect(try value(text, as: type) == expected)
    }

    @Test(
        "A value that is not of its type is a mistake",
        arguments: [
            ("8", .dimension, "has a unit"), ("red", .dimension, "nothing can be calculated"),
            ("8px 4px", .dimension, "one value"), ("8px", .number, "not a length"), ("8px", .duration, "not a length"),
            ("1200", .fontWeight, "between 1 and 1000"), ("450.5", .fontWeight, "whole number"),
            ("semibold", .fontWeight, "no font weight"), ("12px", .fontFamily, "no name of a font"),
            ("Arial,", .fontFamily, "missing"), ("wavy", .strokeStyle, "no style"),
            ("1px red", .border, "does not say its style"), ("ease", .transition, "no duration"),
            ("0 1px", .shadow, "color of the text"), ("red", .gradient, "with a position"),
            ("16px", .typography, "family"), ("Inter", .typography, "size"), ("", .color, "no value"),
        ] as [(String, TokenType, String)]
    )
    func mistyped(text: String, type: TokenType, message: String) { expectMistake(in: text, as: type, saying: message) }

    @Test(
        "What iOS does not have, or nobody, is a mistake",
        arguments: [
            ("100vw", "unit of browsers", nil), ("60ch", "unit of browsers", nil), ("2ex", "unit of browsers", nil),
            ("50cqi", "unit of browsers", nil), ("8xp", "no unit", "px"), ("2erm", "no unit", "em"),
            ("45deg", "an angle", nil), ("steps(4)", "does not have", nil), ("linear(0, 1)", "does not have", nil),
            ("step-end", "does not have", nil), ("cubic-bezier(2, 0, 0, 1)", "between 0 and 1", nil),
            ("cubic-bezier(0, 0, 1)", "4 numbers", nil), ("cubic-bezier(0, 0, 1px, 1)", "takes numbers", nil),
            ("url(x)", "function of browsers", nil), ("rgbb(1 2 3)", "not understood", "rgb()"),
            ("linear-gradient(red, blue)", "function of browsers", nil), ("8px / 4px", "`/`", nil),
            ("1px,,2px", "missing at a comma", nil), ("(8px)", "no value", nil), ("", "no value", nil),
            ("!", "`!` is no value", nil),
        ] as [(String, String, String?)]
    )
    func mistakes(text: String, message: String, suggestion: String?) {
        #expect(expectMistake(in: text, saying: message)?.suggestion == suggestion)
    }

    // MARK: Calculations

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
    func sums(text: String, expected: Double) throws { #expect(try value(text) == .length(expected)) }

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
        #expect(expectMistake(in: text, saying: message)?.location.column == column)
    }

    // MARK: Values that nobody writes by hand

    private static func partMistake(of parts: [ValuePart]) -> ValueMistake? {
        #expect(throws: ValueMistake.self) {
            try ValueReader(remBase: 16).value(of: parts, as: nil, at: valuePlace)
        }
    }

    @Test("Nesting has an end", arguments: ["calc", "color-mix", "min", "rgb", "unknown"])
    func deep(name: String) {
        var part = ValuePart(.number(1), at: valuePlace)
        for _ in 0..<10_000 { part = ValuePart(.function(name, [part]), at: valuePlace) }
        #expect(Self.partMistake(of: [part])?.message.contains("nested more than 32 deep") == true)
    }

    @Test("What people nest is not too deep")
    func reasonable() throws {
        let text = String(repeating: "calc(1px + ", count: 30) + "1px" + String(repeating: ")", count: 30)
        #expect(try value(text) == .length(31))
    }

    @Test("The number of parts has an end")
    func many() {
        let parts = Array(repeating: ValuePart(.number(1), at: valuePlace), count: 100_000)
        #expect(Self.partMistake(of: parts)?.message.contains("more than 10000 parts") == true)
    }

    @Test("A reference that is left is a mistake, wherever it is")
    func reference() {
        #expect(mistake(in: "calc(var(--fill))")?.message == "the reference to `fill` leads nowhere here")
    }

    @Test("Numbers without end are mistakes, and no crash", arguments: [Double.infinity, -.infinity, .nan])
    func notFinite(number: Double) {
        for kind: ValuePart.Kind in [.number(number), .percentage(number), .dimension(number, unit: "px")] {
            let part = ValuePart(kind, at: valuePlace)
            for part in [part, ValuePart(.function("rgb", [part, part, part]), at: valuePlace)] {
                _ = Self.partMistake(of: [part])
            }
        }
    }

    @Test("A text in a mistake is no longer than a sentence bears")
    func long() {
        let mistake = mistake(in: String(repeating: "a", count: 100_000), as: .color)
        #expect((mistake?.message.count ?? .max) < 120)
    }

    @Test(
        "Very large numbers come to a value or to a mistake, in time",
        arguments: ["lab", "lch", "oklab", "oklch", "hwb", "color(srgb", "color(xyz", "color(prophoto-rgb"]
    )
    func large(name: String) throws {
        for exponent in stride(from: 1, through: 308, by: 9) {
            let number = "1" + String(repeating: "0", count: exponent)
            let open = name.contains("(") ? name + " " : name + "("
            for text in [
                "\(open)0.5 \(number) \(number))", "\(open)\(number) -\(number) 0)", "\(open)0.5 \(number) 0)",
            ] {
                guard let color = try? shownColor(text) else { continue }
                let isShown = [color.red, color.green, color.blue].allSatisfy { (0...1).contains($0) }
                #expect(isShown, "\(text)")
            }
        }
    }
}
