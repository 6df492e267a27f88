import Testing

@testable import WebliftCLI

@Suite("Prose for a terminal")
struct WrappingTests {
    @Test("lines are as long as they may be and no longer, and keep every word")
    func width() {
        let words = (1...200).map { "word\($0)" }
        let lines = Wrapping.lines(words.joined(separator: " "), indent: 4)
        #expect(lines.allSatisfy { $0.count <= Wrapping.width && $0.hasPrefix("    word") })
        #expect(lines.flatMap { $0.split(separator: " ") }.map(String.init) == words)
        for (line, next) in zip(lines, lines.dropFirst()) {
            let first = next.split(separator: " ").first ?? ""
            #expect(line.count + 1 + first.count > Wrapping.width, "the next word would have fitted")
        }
    }

    @Test("a word that is longer than a line stays whole and stands alone")
    func longWord() {
        let long = String(repeating: "x", count: 300)
        #expect(Wrapping.lines("a \(long) b", indent: 2) == ["  a", "  \(long)", "  b"])
    }

    @Test("a line breaks between pieces and never in one")
    func pieces() {
        let pieces = (1...20).map { "→ name-of-a-token-\($0)" }
        let lines = Wrapping.lines(of: pieces, indent: 6)
        #expect(lines.count > 1)
        #expect(lines.allSatisfy { $0.hasPrefix("      → ") && $0.count <= Wrapping.width })
        #expect(lines.flatMap { $0.split(separator: " ") } == pieces.flatMap { $0.split(separator: " ") })
    }

    @Test("nothing gives no lines, and control characters none of their effect")
    func edges() {
        #expect(Wrapping.lines("", indent: 2) == [] && Wrapping.lines(" \n\t ", indent: 2) == [])
        #expect(Wrapping.lines("\u{1B}[2J", indent: 0) == ["\u{FFFD}[2J"])
    }

    @Test(
        "the first paragraph is the first prose, without headings",
        arguments: [
            ("One\ntwo.\n\nThree.", "One two."), ("# Title\n\nProse.\n# Next", "Prose."), ("\n\n  \nA\r\nB", "A B"),
            ("", ""), ("# Only a title", ""),
        ]
    )
    func firstParagraph(markdown: String, paragraph: String) {
        #expect(Wrapping.firstParagraph(of: markdown) == paragraph)
    }

    @Test(
        "the first sentence ends where a reader would end it",
        arguments: [
            ("One. Two.", "One."), ("No full stop", "No full stop"),
            ("Version 1.2 is new. More.", "Version 1.2 is new."),
            ("Use it for text, e.g. a label. More.", "Use it for text, e.g. a label."),
            ("An element, i.e. `div`. More.", "An element, i.e. `div`."),
            ("Texts, images etc. are fine. More.", "Texts, images etc. are fine."),
            ("See `a.b`. More.", "See `a.b`."), ("Ends here.", "Ends here."),
            ("Three... dots. More.", "Three... dots."),
            ("", ""),
        ]
    )
    func firstSentence(text: String, sentence: String) { #expect(Wrapping.firstSentence(of: text) == sentence) }

    @Test("a sentence that is too long is cut and says so")
    func longSentence() {
        #expect(Wrapping.firstSentence(of: "one two three four", limit: 10) == "one two t…")
        #expect(Wrapping.firstSentence(of: "one two th", limit: 10) == "one two th")
    }

    @Test("long texts take no long time")
    func longText() {
        let text = String(repeating: "e.g. a ", count: 20_000)
        let start = ContinuousClock.now
        #expect(Wrapping.firstSentence(of: text, limit: 20) == "e.g. a e.g. a e.g.…")
        #expect(ContinuousClock.now - start < .seconds(10))
    }
}
