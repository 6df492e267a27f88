import Core
import Testing
import Tokens

@Suite("Values of stylesheets in parts")
struct ValuePartTests {
    /// The parts of a custom property's value.
    private func value(_ text: String) -> String { shown(TokenReading(":root { --x: \(text); }").parts) }

    @Test(
        "a value is taken apart",
        arguments: [
            // Numbers have signs, points and exponents.
            ("1 -2 +3 .5 -.5 1.25 1e3 1E-2 -1.5e+1", "1 -2 3 0.5 -0.5 1.25 1000 0.01 -15"),
            ("0.1 222.2 123456789.123456789 1e22 1e-7", "0.1 222.2 123456789.12345679 1e+22 1e-07"),
            ("9007199254740993 0.30000000000000004", "9007199254740992 0.30000000000000004"),
            // Units are in small letters, words keep their capitals, and numbers beyond all are kept as they are written.
            ("1e999 -1e999px 1e-999", "<1e999> <-1e999px> 0"),
            // An e is an exponent only before digits.
            ("4PX 1.5rem 40% -10deg 1em 1e3s 2e", "4px 1.5rem 40% -10deg 1em 1000s 2e"),
            // The triplets of shadcn are a number and two percentages.
            ("222.2 47.4% 11.2%", "222.2 47.4% 11.2%"),
            // Escapes in words are what they mean.
            (#"Roboto a\.b \31 0px -x --y _z ünicode"#, "Roboto a.b 10px -x --y _z ünicode"),
            // Hashes are what stands behind the sign, with digits first or not.
            ("#fff #0099FF80 #00", "#fff #0099FF80 #00"),
            // Strings lose their quotes and escapes, also those at the end of a line.
            (#""a\"b" 'c"d' "\26 x" "\1F600" "\\""#, #""a"b" "c"d" "&x" "😀" "\""#),
            ("\"a\\\nb\" 'c\\\r\nd'", "\"ab\" \"cd\""),
            (#""\0" "\110000" "\d800""#, "\"\u{FFFD}\" \"\u{FFFD}\" \"\u{FFFD}\""),
            // An address is a function with a text, in quotes or not.
            ("url(a/b.png) URL( 'c d' ) url(  x  ) url()", #"url("a/b.png") url("c d") url("x") url("")"#),
            ("url(data:image/png;base64,AA//==)", #"url("data:image/png;base64,AA//==")"#),
            (#"url(a\)b)"#, #"url("a)b")"#),
            // Commas, slashes and signs are parts of their own.
            ("Inter, sans-serif", "Inter , sans-serif"),
            ("12px/1.5 a", "12px / 1.5 a"),
            ("calc(1px + 2px * (3 - var(--y)))", "calc(1px + 2px * (3 - {y}))"),
            // Functions nest, and their names are in small letters.
            ("RGB(1 2 3 / 50%)", "rgb(1 2 3 / 50%)"),
            ("color-mix(in srgb, hsl(1 2% 3%), red 20%)", "color-mix(in srgb , hsl(1 2% 3%) , red 20%)"),
            // `var()` is a reference, also with a fallback that holds another, and without the name of a property a function.
            ("var(--y)", "{y}"), ("var( --y , 1px 2px )", "{y ?? 1px 2px}"),
            ("VAR(--y, var(--z, rgb(1, 2, 3)))", "{y ?? {z ?? rgb(1 , 2 , 3)}}"), ("var(--y,)", "{y ?? }"),
            ("hsl(var(--y) / 0.5)", "hsl({y} / 0.5)"), (#"var(--Größe\.x)"#, "{Größe.x}"), ("var(y)", "var(y)"),
            ("var()", "var()"), ("var(1px, 2)", "var(1px , 2)"),
            // Text without a meaning is kept as it is written.
            (
                "a = b & ~ @x [1 [2]] {a: b; c: {d}} <!-- -->",
                "a <=> b <&> <~> <@x> <[1 [2]]> <{a: b; c: {d}}> <<!--> <-->>"
            ),
            ("a:b", "a <:> b"),
            // Comments part words and are nothing by themselves.
            ("a/**/b /* ; } */ 1/* x */px", "a b 1 px"),
            // In the value of a custom property two slashes are no comment, in SCSS neither.
            ("//cdn/x", "/ / cdn / x"),
        ]
    )
    func parts(text: String, expected: String) { #expect(value(text) == expected) }

    @Test("a hash has no sign in front")
    func hash() { #expect(TokenReading(":root{--x:#1a2B}").parts.map(\.kind) == [.hash("1a2B")]) }

    @Test("each part knows its line and column in bytes")
    func places() {
        let parts = TokenReading("/* ü */ :root {\n --ü: a  rgb(1,\r\n\t2) var(--ü);\n}").parts
        #expect(parts.map { "\($0.location.line):\($0.location.column)" } == ["2:8", "2:11", "3:5"])
        guard case .function(_, let arguments) = parts[1].kind else { return #expect(Bool(false)) }
        #expect(arguments.map { "\($0.location.line):\($0.location.column)" } == ["2:15", "2:16", "3:2"])
    }

    @Test("names are without their signs and escapes, and know where they stand")
    func names() {
        let reading = TokenReading("\u{FEFF}:root {--a:1;--B\\:c:2;\n--\\31 x:3;---:4;--é:5}")
        #expect(reading.tokens == ["a = 1", "B:c = 2", "1x = 3", "- = 4", "é = 5"])
        #expect(reading.places == ["1:11", "1:17", "2:1", "2:11", "2:17"])
        #expect(TokenReading(":root{--:1}").problems == ["1:1 warning nothing", "1:7 warning syntax"])
    }
}
