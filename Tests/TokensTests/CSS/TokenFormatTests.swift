import Core
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

    @Test("what only lies in a folder and is no token file is skipped, where it would be an error by itself")
    func inFolder() {
        func ids(_ text: String, isNamed: Bool) -> [String] {
            var bag = DiagnosticBag()
            let file = SourceFile(path: SourcePath("a"), text: text)
            _ = TokenReader.read([TokenFile(file, isNamed: isNamed)], into: &bag)
            return bag.sorted.map { "\($0.severity) \($0.id.rawValue)" }
        }
        let package = #"{"name": "a", "version": "1.0.0"}"#
        #expect(ids(package, isNamed: true) == ["error tokens.unknown-format"])
        #expect(ids(package, isNamed: false) == ["note input.skipped"])
        #expect(ids("<html></html>", isNamed: false) == ["note input.skipped"])
        #expect(ids("", isNamed: true) == ["error input.empty"])
        #expect(ids("", isNamed: false) == ["warning input.empty"])
        #expect(ids("{", isNamed: false) == ["error json.syntax"], "what was meant to be JSON is broken")
    }

    @Test("a format that is not read says what to give instead")
    func advice() {
        let reading = TokenReading("<!DOCTYPE html><style>:root{--x:1}</style>")
        #expect(reading.diagnostics.first?.suggestion?.hasPrefix("give the CSS") == true)
        #expect(TokenReading("@color: red; :root { --y: 1 }").tokens == ["y = 1"])
        let less = TokenReading("@color: red;").diagnostics
        #expect(less.contains { $0.suggestion == "give the CSS that Less makes of it" })
    }
}
