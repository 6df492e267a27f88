import Documents
import TestSupport
import Testing

@testable import Reports

/// Descriptions of mere words are written without being parsed.
@Suite("Prose of mere words")
struct PlainProseTests {
    /// More letters and blanks than anything else, as in prose; every character of ASCII is among them.
    private static let characters =
        Array(repeating: Array("abc XYZ 1. "), count: 12).flatMap(\.self)
        + (0x20..<0x7F).map { Character(Unicode.Scalar($0)) } + ["\n", "é"]

    private func written(_ text: String) -> String? {
        guard let blocks = Prose.blocks(of: text), blocks.count == 1, case .paragraph(let content) = blocks[0].kind
        else { return nil }
        var writer = MarkdownInlineWriter()
        writer.append(content)
        return writer.line
    }

    @Test("is what Markdown makes of it, to the letter")
    func same() {
        var random = SeededGenerator(seed: 8)
        var plain = 0
        for _ in 0..<Loop.rounds(20_000) {
            let text = String(
                (0..<Int.random(in: 1...14, using: &random)).map { _ in
                    Self.characters.randomElement(using: &random) ?? " "
                }
            )
            guard Prose.isOnlyWords(text) else { continue }
            plain += 1
            #expect(written(text) == text, "\(text)")
        }
        #expect(plain > 2_000, "\(plain) of them were mere words")
    }

    @Test(
        "is no text with a mark, a line break, blanks that mean something, or a beginning that may be one",
        arguments: [
            "", " a", "a ", "a  b", "1. a", "- a", "a\nb", "a *b*", "a `b`", "a_b", "<b>", "a & b", "# a", "a | b",
            "é a", "+ a", "= a", "a\tb", "~a~", "[a](b)", "a \\ b",
        ]
    )
    func others(text: String) { #expect(!Prose.isOnlyWords(text)) }
}
