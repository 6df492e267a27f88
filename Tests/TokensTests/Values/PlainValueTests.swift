import Testing

@testable import Tokens

@Suite("Lengths, numbers, words and lists")
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
    func mistyped(text: String, type: TokenType, message: String) {
        let mistake = mistake(in: text, as: type)
        #expect(mistake?.message.contains(message) == true, "\(mistake?.message ?? "")")
    }

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
        let mistake = mistake(in: text)
        #expect(mistake?.message.contains(message) == true, "\(mistake?.message ?? "")")
        #expect(mistake?.suggestion == suggestion)
    }
}
