import Core
import Testing

@Suite("Strings in JSON")
struct StringTests {
    @Test("every escape is resolved")
    func escapes() throws {
        let root = try #require(
            Reading(#"["\" \\ \/ \b \f \n \r \t", "\u0041\u00e9\u20AC\u0000", "\uD83D\ude00!"]"#).root
        )
        #expect(
            root.elements.map(\.string) == [
                "\" \\ / \u{8} \u{c} \n \r \t", "A\u{e9}\u{20ac}\u{0}", "\u{1F600}!",
            ]
        )
    }

    @Test("plain text of any length and script comes back as it is")
    func plainText() throws {
        for text in [
            "", "a", "1234567", "12345678", "123456789", "größer", "日本語のテキスト", "😀😀😀",
            "a\u{7F}\u{80}\u{7FF}\u{800}\u{FFFF}\u{10000}\u{10FFFF}",
        ] {
            for padding in 0..<9 {
                let text = String(repeating: "x", count: padding) + text
                let reading = Reading("[\"\(text)\"]")
                #expect(reading.root?.elements.map(\.string) == [text])
                #expect(reading.diagnostics.isEmpty)
            }
        }
    }

    @Test(
        "half of a surrogate pair becomes U+FFFD and is reported where it stands",
        arguments: [
            (#"["a\ud800"]"#, "a\u{FFFD}", ["1:4"]),
            (#"["\udc00b"]"#, "\u{FFFD}b", ["1:3"]),
            (#"["\ud800\u0041"]"#, "\u{FFFD}A", ["1:3"]),
            (#"["\ud800\ud83d\ude00"]"#, "\u{FFFD}\u{1F600}", ["1:3"]),
            (#"["\ude00\ud83d"]"#, "\u{FFFD}\u{FFFD}", ["1:3", "1:9"]),
            (#"["\\ud800 \ud800\n"]"#, "\\ud800 \u{FFFD}\n", ["1:11"]),
        ]
    )
    func loneSurrogates(text: String, string: String, places: [String]) {
        let reading = Reading(text)
        #expect(reading.root?.elements.map(\.string) == [string])
        #expect(reading.summary == places.map { "\($0) json.invalid-string" })
        #expect(!reading.bag.hasErrors)
    }

    @Test("a flood of halves of pairs ends in one warning that counts the rest")
    func manyLoneSurrogates() {
        let reading = Reading("\"" + String(repeating: "\\ud800", count: 5000) + "\"")
        #expect(reading.root?.string?.unicodeScalars.count == 5000)
        #expect(reading.diagnostics.count == 21)
        #expect(reading.diagnostics.last?.message.hasPrefix("4980 more") == true)
    }

    @Test(
        "bytes that are no UTF-8 are an error at the first of them",
        arguments: [
            ([0x80], 0), ([0xC0, 0x80], 0), ([0xC1, 0xBF], 0), ([0xE0, 0x9F, 0x80], 0), ([0xED, 0xA0, 0x80], 0),
            ([0xF0, 0x8F, 0x80, 0x80], 0), ([0xF4, 0x90, 0x80, 0x80], 0), ([0xF5, 0x80, 0x80, 0x80], 0), ([0xFF], 0),
            ([0xC3, 0x41], 0), ([0xE2, 0x82, 0x41], 0), ([0xF0, 0x9F, 0x98, 0x41], 0), ([0xC3, 0xA4, 0xFE], 2),
        ]
    )
    func invalidUTF8(bytes: [UInt8], badOffset: Int) {
        for padding in 0..<10 {
            let reading = Reading(
                bytes: Array("[\n\"".utf8) + [UInt8](repeating: 0x78, count: padding) + bytes + Array("\"]".utf8)
            )
            #expect(reading.document == nil)
            #expect(reading.summary == ["2:\(2 + padding + badOffset) input.not-utf8"])
        }
    }

    @Test("bytes that are no UTF-8 are that also outside of strings")
    func invalidUTF8BetweenValues() {
        #expect(Reading(bytes: Array("[1, ".utf8) + [0xFF, 0x5D]).summary == ["1:5 input.not-utf8"])
        #expect(Reading(bytes: Array("[1 ".utf8) + [0xE2, 0x82]).summary == ["1:4 input.not-utf8"])
        #expect(Reading("[1 ä]").summary == ["1:4 json.syntax"])
    }

    @Test("UTF-16 is called by its name", arguments: [[0xFF, 0xFE, 0x5B, 0x00], [0xFE, 0xFF, 0x00, 0x5B]])
    func utf16(bytes: [UInt8]) {
        let reading = Reading(bytes: bytes)
        #expect(reading.summary == ["1:1 input.not-utf8"])
        #expect(reading.errors.first?.message == "this is UTF-16, not UTF-8")
    }

    @Test("no control character stands in a string unescaped", arguments: 0..<0x20)
    func controlCharacters(byte: Int) {
        for padding in [0, 3, 9] {
            let text = [UInt8](repeating: 0x78, count: padding)
            let reading = Reading(bytes: Array("\"".utf8) + text + [UInt8(byte)] + text + Array("\"".utf8))
            #expect(reading.summary == ["1:\(2 + padding) json.syntax"])
        }
    }
}
