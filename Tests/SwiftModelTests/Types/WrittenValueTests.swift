import SwiftModel
import Testing

@Suite("Values as text")
struct WrittenValueTests {
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
