import Testing

@Suite("Reading Swift for the checks on generated files")
struct SwiftLexerTests {
    @Test(
        "comments have no words, and strings those of their interpolations",
        arguments: [
            ("a // b\n/* c /* d */ e */ f /// g\nh", ["a", "f", "h"]), ("a // b\rc", ["a", "c"]),
            (#"a("b \(c("d \(e)")) \" f", g)"#, ["a", "c", "e", "g"]),
            (##"let a = #"b \(c) " \#(d)"# + e"##, ["let", "a", "d", "e"]),
            ("a = \"\"\"\n  b \" // c\n  \\(d) \"\n  \"\"\"\ne", ["a", "d", "e"]),
        ]
    )
    func words(_ text: String, _ words: [String]) {
        #expect(SwiftLexer(Array(text.utf8)).tokens.filter { $0.kind == .word }.map(\.text) == words)
    }

    @Test("a name in backticks is a name, whatever it spells")
    func escaped() {
        let tokens = SwiftLexer(Array("`default` default".utf8)).tokens
        #expect(tokens.map(\.isName) == [true, false] && tokens.map(\.text) == ["default", "default"])
    }

    @Test("tokens know their line, and whether they begin it")
    func places() {
        let tokens = SwiftLexer(Array("a b\r\n\"\"\"\n\n\"\"\"\n  c\n#if os(iOS) // d\ne".utf8)).tokens
            .filter { $0.kind != .text }
        #expect(tokens.map(\.line) == [1, 1, 5, 6, 7])
        #expect(tokens.map(\.isFirstOnLine) == [true, false, true, true, true])
        #expect(tokens.first { $0.kind == .directive }?.text == "#if os(iOS)")
    }

    @Test("signs of types are symbols of their own, and an end that is missing is noticed")
    func symbols() {
        #expect(
            SwiftLexer(Array("A<B<C>>?=d".utf8)).tokens.map(\.text) == [
                "A", "<", "B", "<", "C", ">", ">", "?", "=", "d",
            ]
        )
        #expect(!SwiftLexer(Array("let a = \"b".utf8)).isWhole)
    }
}
