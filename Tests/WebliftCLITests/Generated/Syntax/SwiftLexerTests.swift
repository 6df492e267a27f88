import Testing

@Suite("Reading Swift for the checks on generated files")
struct SwiftLexerTests {
    private func words(_ text: String) -> [String] {
        SwiftLexer(Array(text.utf8)).tokens.filter { $0.kind == .word }.map(\.text)
    }

    @Test("comments have no words, nested ones either")
    func comments() {
        #expect(words("a // b\n/* c /* d */ e */ f /// g\nh") == ["a", "f", "h"])
        #expect(words("a // b\rc") == ["a", "c"])
    }

    @Test("strings have no words but those of their interpolations")
    func strings() {
        #expect(words(#"a("b \(c("d \(e)")) \" f", g)"#) == ["a", "c", "e", "g"])
        #expect(words(##"let a = #"b \(c) " \#(d)"# + e"##) == ["let", "a", "d", "e"])
        #expect(words("a = \"\"\"\n  b \" // c\n  \\(d) \"\n  \"\"\"\ne") == ["a", "d", "e"])
    }

    @Test("a name in backticks is a name, whatever it spells")
    func escaped() {
        let tokens = SwiftLexer(Array("`default` default".utf8)).tokens
        #expect(tokens.map(\.isName) == [true, false] && tokens.map(\.text) == ["default", "default"])
    }

    @Test("tokens know their line, and whether they begin it")
    func places() {
        let tokens = SwiftLexer(Array("a b\r\n\"\"\"\n\n\"\"\"\n  c\n#if os(iOS) // d\ne".utf8)).tokens
        #expect(tokens.filter { $0.kind != .text }.map(\.line) == [1, 1, 5, 6, 7])
        #expect(tokens.filter { $0.kind != .text }.map(\.isFirstOnLine) == [true, false, true, true, true])
        #expect(tokens.first { $0.kind == .directive }?.text == "#if os(iOS)")
    }
}
