import Core
import Testing

@Suite("Text on its way to a terminal")
struct TerminalTextTests {
    @Test(
        "what steers a terminal or reorders text is replaced",
        arguments: [
            ("plain ü 👍", "plain ü 👍"), ("\u{1B}[31m", "\u{FFFD}[31m"), ("a\u{7}\u{8}b", "a\u{FFFD}\u{FFFD}b"),
            ("\u{9B}31m", "\u{FFFD}31m"), ("\u{7F}", "\u{FFFD}"), ("\u{202E}cba", "\u{FFFD}cba"),
            ("\u{2066}\u{2069}\u{200F}\u{61C}", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"), ("\u{0}", "\u{FFFD}"),
            ("", ""),
        ]
    )
    func safe(text: String, shown: String) {
        #expect(TerminalText.safe(text) == shown && TerminalText.line(text) == shown)
        #expect(TerminalText.name(text) == shown)
    }

    @Test("a line folds white space of every kind")
    func line() { #expect(TerminalText.line("  a\n b\t\tc\r\nd\u{2028}e\u{A0}f  ") == "a b c d e f") }

    @Test("each character of Unicode is treated as its properties say, wherever it stands")
    func everyScalar() {
        for value in UInt32(0)...0x10_FFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let text = "a\(scalar)b \(scalar) c"
            let isSteering =
                switch scalar.value {
                case 0x09, 0x0A: false
                default: scalar.properties.generalCategory == .control || scalar.properties.isBidiControl
                }
            let safe = text.unicodeScalars.map { isSteering && $0 == scalar ? "\u{FFFD}" : String($0) }.joined()
            if TerminalText.safe(text) != safe { Issue.record("safe: U+\(String(value, radix: 16))") }
            guard scalar.properties.isWhitespace || !isSteering else { continue }
            let line = scalar.properties.isWhitespace ? "a b c" : text
            if TerminalText.line(text) != line { Issue.record("line: U+\(String(value, radix: 16))") }
        }
    }

    @Test("a name keeps its spaces and has no line break")
    func name() {
        #expect(TerminalText.name(" a  b\nc\td\r\ne\u{2029}f") == " a  b\u{FFFD}c\u{FFFD}d\u{FFFD}\u{FFFD}e\u{FFFD}f")
    }

    @Test("in JSON what steers a terminal is an escape, and everything else stays byte for byte")
    func json() throws {
        #expect(TerminalText.json(Array(#"{"a": "ü 👍 \u001b"}"#.utf8)) == Array(#"{"a": "ü 👍 \u001b"}"#.utf8))
        let bytes = Array("[\"\u{9B}\u{7F}\u{202E}\"]".utf8)
        let escaped = TerminalText.json(bytes)
        #expect(escaped == Array(#"["\u009b\u007f\u202e"]"#.utf8))
        #expect(try JSONInstance(escaped) == JSONInstance(bytes))
    }
}
