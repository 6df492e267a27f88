import Testing

@testable import SwiftModel

@Suite struct SwiftExpressionTests {
    @Test(
        arguments: [
            ("true", .boolean(true)), ("false", .boolean(false)), ("nil", .nothing), ("8", .integer(8)),
            ("-1", .integer(-1)), ("0.5", .number(0.5)), ("1e+20", .number(1e20)), ("[]", .array([])),
            ("[:]", .emptyDictionary), (#""text""#, .string("text")),
            (#""a\"b\\c\n\t\r\0""#, .string("a\"b\\c\n\t\r\0")), (#""\u{202E}""#, .string("\u{202E}")),
            (".neutral", .member(SwiftIdentifier("neutral", as: .enumCase))),
            (".default", .member(SwiftIdentifier("default", as: .enumCase))),
            (".`init`", .member(SwiftIdentifier("init", as: .enumCase))), (#""größe 🎉""#, .string("größe 🎉")),
        ] as [(String, SwiftExpression)]
    )
    func whatIsPrintedCanBeRead(text: String, expression: SwiftExpression) throws {
        #expect(expression.description == text)
        if text != "1e+20" { #expect(try SwiftExpressionParser.parse(text) == expression) }
    }

    @Test func otherSpellingsMeanTheSame() throws {
        #expect(try SwiftExpressionParser.parse(" [ : ] ") == .emptyDictionary)
        #expect(try SwiftExpressionParser.parse("1e3") == .number(1000))
        #expect(try SwiftExpressionParser.parse("-0.25") == .number(-0.25))
        #expect(try SwiftExpressionParser.parse(#""\u{1F389}\'""#) == .string("🎉'"))
    }

    @Test(arguments: [
        "", " ", "True", "neutral", "1.", ".", "..a", ".5", "-", "1e", "99999999999999999999", "1e999", "\"", "\"a",
        #""\x""#, #""\(a)""#, #""\u{}""#, #""\u{D800}""#, #""\u{110000}""#, #""\u{41""#, #""\"#, "[1]", "[", "[:",
        ".self", ".`a", "1 2", "\"a\" b", "nil?", "ö", ".ö",
    ])
    func whatIsNoDefaultIsAProblem(text: String) {
        let problem = #expect(throws: SwiftExpressionParser.Problem.self) { try SwiftExpressionParser.parse(text) }
        #expect((problem?.offset ?? .max) <= text.utf8.count)
    }

    @Test func aBareWordIsTakenForAMember() {
        let problem = #expect(throws: SwiftExpressionParser.Problem.self) { try SwiftExpressionParser.parse("neutral") }
        #expect(problem?.suggestion == ".neutral")
        let near = #expect(throws: SwiftExpressionParser.Problem.self) { try SwiftExpressionParser.parse("True") }
        #expect(near?.suggestion == "true")
    }

    @Test func numbersAreNeverWords() {
        #expect(SwiftExpression.number(.infinity).description == ".infinity")
        #expect(SwiftExpression.number(-.infinity).description == "-.infinity")
        #expect(SwiftExpression.number(.nan).description == ".nan")
        #expect(SwiftExpression.number(8).description == "8.0")
        #expect(SwiftExpression.number(0.1).description == "0.1")
    }

    @Test func listsAndConstructionsArePrinted() {
        let arguments: [SwiftExpression.Argument] = [
            .init(label: SwiftIdentifier("top", as: .function), value: .integer(8)),
            .init(label: nil, value: .array([.integer(1), .nothing])),
        ]
        #expect(
            SwiftExpression.construction(type: "EdgeInsets", arguments: arguments).description
                == "EdgeInsets(top: 8, [1, nil])"
        )
    }

    @Test(arguments: [
        ("\\(evil)", #""\\(evil)""#), ("\u{2028}", #""\u{2028}""#), ("\u{1B}", #""\u{1B}""#), ("\u{7F}", #""\u{7F}""#),
        ("\u{202E}", #""\u{202E}""#), ("\u{301}", #""\u{301}""#), ("\u{A0}", #""\u{A0}""#),
        ("\u{FEFF}", #""\u{FEFF}""#),
        ("\"\"\"", #""\"\"\"""#), ("\r\n", #""\r\n""#), ("#\"", ##""#\"""##),
    ])
    func literalsAreSafeForEveryText(text: String, literal: String) {
        #expect(SwiftStringLiteral(text).description == literal)
    }

    @Test func everyLiteralReadsBackAsItsText() throws {
        for text in Landmines.all where text.utf8.count < 500 {
            let literal = SwiftStringLiteral(text).description
            guard case .string(let read) = try SwiftExpressionParser.parse(literal) else {
                Issue.record("\(literal) is no string")
                continue
            }
            #expect(Array(read.utf8) == Array(text.utf8))
        }
    }

    // MARK: Values as text

    @Test(
        "a literal, a member, and what is made of values are values",
        arguments: [
            "true", "nil", "1", "-2.5", "1e-07", "-.infinity", ".nan", "\"\"", "\"a \\\"b\\\" // c\\u{200B}\"", "[]",
            "[:]", "[1, 2]", ".neutral", ".`default`", "ButtonTokens.Tone.none", "`Type`.a", "Date()",
            "EdgeInsets(top: 8, leading: .zero, bottom: 0.5, trailing: -1)", "URL(string: \"a(b)\")",
            "A.B(c: D(e: [.f]))",
        ]
    )
    func values(text: String) { #expect(WrittenValue.isOne(text)) }

    @Test(
        "what calls something, runs something or is more than a value is none",
        arguments: [
            "", " ", "a", "exit(0)", "A.b()", ".a(1)", "{ }", "{ exit(0) }()", "1; exit(0)", "1 // a", "\"a\" + \"b\"",
            "\"\\(a)\"", "\"a", "#file", "1)", "[1", "A(", "A(b: c)", "A(b: exit(0))", "1\n2", "/* a */ 1", "A { }",
            "a.b", "1.", "--1", "try A()", "A()()", "\"\"\"\na\n\"\"\"",
        ]
    )
    func others(text: String) { #expect(!WrittenValue.isOne(text)) }

    @Test("nesting without end is none")
    func deep() {
        #expect(!WrittenValue.isOne(String(repeating: "[", count: 1000)))
        #expect(WrittenValue.isOne("[[[]]]"))
    }
}
