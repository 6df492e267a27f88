import SourceText
import Testing
import Tokens

@Suite("Formats of token files")
struct TokenFormatTests {
    @Test("JSON and markup are no stylesheets")
    func others() {
        #expect(TokenReading(" \n{\"a\": {\"$value\": 1, \"$type\": \"number\"}}").tokens == ["a = 1"])
        #expect(TokenReading("<!DOCTYPE html><style>:root{--x:1}</style>").problems == ["1:1 error unknown-format"])
        #expect(TokenReading("<!-- :root { --x: 1 } -->").tokens == ["x = 1"])
        #expect(TokenReading("[data-theme=dark] { --x: 1 }").tokens == ["[dark] x = 1"])
    }

    @Test("a file without anything is empty, and one without tokens has none", arguments: ["", " \n\t", "\u{FEFF}"])
    func empty(text: String) {
        let reading = TokenReading(text)
        #expect(reading.diagnostics.map(\.id) == [.inputEmpty])
        #expect(TokenReading("a { color: red }").problems == ["1:1 warning nothing"])
    }

    @Test("bytes that are no text are not read, and the place is told")
    func binary() {
        let reading = TokenReading(files: [
            Array(":root {\n--x".utf8) + [0xFF, 0xFE, 0x00], Array(":root { --y: 1 }".utf8),
        ])
        #expect(reading.tokens == ["y = 1"])
        #expect(reading.diagnostics.map(\.id) == [.inputNotUTF8])
        #expect(reading.diagnostics[0].location?.column == 4)
    }

    @Test("NUL is read as U+FFFD, and reported")
    func nul() {
        let reading = TokenReading(":root { --a\0b: \0 \"\0\" }")
        #expect(reading.tokens == ["a\u{FFFD}b = \u{FFFD} \"\u{FFFD}\""])
        #expect(reading.diagnostics.map(\.id) == [.inputControlCharacter])
        #expect(reading.diagnostics[0].location?.column == 12)
    }

    @Test("lines end with any line break")
    func lineBreaks() {
        #expect(TokenReading(":root {\r\n--a: 1;\r--b: 2;\n--c: 3 }").places == ["2:1", "3:1", "4:1"])
    }
}
