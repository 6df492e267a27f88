import Core
import Documents
import Testing

@Suite("Markdown of every size")
struct MarkdownSizeTests {
    /// Around what is handed out at once for a tree, and around what has room for itself.
    static let sizes = [1, 15, 16, 4079, 4080, 4095, 4096, 4097, 32_752, 32_768, 32_769, 65_536, 1 << 20, 3 << 20]

    @Test("a code block is read byte for byte, however long its lines and however many", arguments: sizes)
    func code(size: Int) {
        for width in [1, 79, size] {
            var text = ""
            while text.utf8.count < size { text += String(repeating: "x", count: min(width, size)) + "\n" }
            #expect(markdown("```\n\(text)```\n").document?.blocks.map(\.kind) == [.code(info: "", text: text)])
        }
    }

    @Test("a paragraph keeps all of its words", arguments: sizes)
    func paragraph(size: Int) {
        let words = Array(repeating: "ab", count: size / 3 + 1).joined(separator: " ")
        #expect(markdown(words + "\n").document?.blocks.first?.paragraph?.plainText == words)
    }

    @Test("texts that are read on all threads at once are what they are one after the other")
    func threads() {
        let texts = (0..<200).map { number in
            "# \(number)\n\n| A | B |\n|---|---|\n"
                + String(repeating: "| `x\(number)` | *y* ~~z~~ |\n", count: number)
                + "\n" + String(repeating: "word ", count: 40 * number) + "\n"
        }
        let alone = texts.map { markdown($0).document?.blocks }
        #expect(Workers.map(texts) { markdown($0).document?.blocks } == alone)
        #expect(alone.allSatisfy { $0?.count ?? 0 > 1 })
    }
}
