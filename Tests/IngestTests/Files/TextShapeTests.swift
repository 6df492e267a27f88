import Testing

@testable import Ingest

@Suite("The shape of a text, from its first bytes")
struct TextShapeTests {
    private static let mark = "\u{FEFF}"

    @Test("white space only is blank", arguments: ["", " ", "\n\r\t ", mark, mark + " \n"])
    func blank(text: String) { #expect(TextShape(Array(text.utf8)) == .blank) }

    @Test(
        "an object or an array is JSON, also where it is broken",
        arguments: ["{", " \n{\"a\": 1}", mark + "{}", "[", "[1, 2]", "[[1], [2]]", "[\"a\"]", "[]", "[ ]", "[{}]"]
    )
    func json(text: String) { #expect(TextShape(Array(text.utf8)) == .json) }

    @Test(
        "everything else is text, also a link at the beginning",
        arguments: [
            "# Title", "text {", "[link](target)", "[label]: https://example.org", "[one][two]", "---\na: b\n---",
            "<p>", "\"string\"", "1", "\u{0}", "\u{A0}{",
        ]
    )
    func text(text: String) { #expect(TextShape(Array(text.utf8)) == .text) }

    @Test("bytes of no encoding have a shape too, and long ones get it soon")
    func bytes() {
        #expect(TextShape([0xFF, 0xFE, 0x7B]) == .text)
        #expect(TextShape([0xEF, 0xBB]) == .text)
        let start = ContinuousClock.now
        #expect(TextShape([UInt8](repeating: UInt8(ascii: "["), count: 1 << 20)) == .json)
        #expect(TextShape([UInt8](repeating: UInt8(ascii: " "), count: 1 << 20)) == .blank)
        #expect(ContinuousClock.now - start < .seconds(10))
    }
}
