import Testing

@testable import Generate

@Suite("Text of a library in a documentation comment")
struct DocTextTests {
    private func lines(_ text: String, indentation: Int = 0) -> [String] {
        var doc = DocComment(indentation: indentation)
        doc.add(paragraph: text)
        return doc.lines
    }

    @Test("A word that ends comments of another kind is a word like any other")
    func endOfComment() { #expect(lines("a */ b /* c") == ["/// a */ b /* c"]) }

    @Test(
        "Whatever ends a line in Swift or in a terminal ends a line of the comment, and so stays inside of it",
        arguments: ["\n", "\r", "\r\n", "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}"]
    )
    func lineEnds(end: String) {
        let found = lines("let a\(end)struct B {}")
        #expect(found.first == "/// let a")
        #expect(found.last == "/// struct B {}")
        #expect(found.allSatisfy { $0.hasPrefix("///") })
    }

    @Test(
        "What can't be seen is left out: NUL, escapes, marks that turn the direction, byte-order marks",
        arguments: ["\0", "\u{1B}", "\u{7F}", "\u{9B}", "\u{202E}", "\u{2066}", "\u{200B}", "\u{FEFF}", "\u{E000}"]
    )
    func invisible(scalar: String) { #expect(lines("a\(scalar)b") == ["/// ab"]) }

    @Test("Empty lines around a text and blanks at the ends of its lines are not in the comment, those inside are")
    func blanks() {
        #expect(lines("\n \n a  \n\n\tb\n\n") == ["///  a", "///", "///  b"])
        #expect(lines(" \n\n") == [])
    }

    @Test("A million empty lines around a text are dropped in a moment, and a text of nothing else is empty")
    func emptyLines() {
        let empty = String(repeating: "\n", count: 1_000_000)
        #expect(lines(empty + "a" + empty) == ["/// a"])
        #expect(lines(empty) == [])
    }

    @Test("A long text is broken at its blanks, so that no line is longer than the formatter allows")
    func width() {
        let words = Array(repeating: "word", count: 100).joined(separator: " ")
        for indentation in [0, 4] {
            let found = lines(words, indentation: indentation)
            #expect(found.count == 5)
            #expect(found.allSatisfy { $0.utf8.count + indentation <= 120 })
            #expect(found.map { $0.dropFirst(4) }.joined(separator: " ") == words)
        }
    }

    @Test("A word that has no place on a line is broken too, and nothing of it is lost")
    func longWord() {
        let word = String(repeating: "x", count: 100_000)
        let found = lines(word)
        #expect(found.allSatisfy { $0.utf8.count <= 120 })
        #expect(found.map { $0.dropFirst(4) }.joined() == word)
    }

    @Test("Lines are as long as the formatter says whatever their letters are")
    func wideLetters() {
        let text = Array(repeating: "größer", count: 60).joined(separator: " ")
        let found = lines(text)
        #expect(found.allSatisfy { $0.count <= 120 })
        #expect(found.map { $0.dropFirst(4) }.joined(separator: " ") == text)
    }

    @Test("An entry of a list hangs below its first word, and is one paragraph whatever it was")
    func entries() {
        var doc = DocComment()
        doc.add(paragraph: "First.")
        doc.add(entry: "Parameters:")
        doc.add(entry: "a: one\n\ntwo", indentation: 2)
        doc.add(entry: Array(repeating: "word", count: 40).joined(separator: " "), indentation: 2)
        #expect(Array(doc.lines.prefix(3)) == ["/// First.", "/// - Parameters:", "///   - a: one two"])
        #expect(doc.lines.dropFirst(3).map { String($0.prefix(12)) } == ["///   - word", "///     word"])
    }

    @Test("Paragraphs are apart, and an empty one is none")
    func paragraphs() {
        var doc = DocComment()
        doc.add(paragraph: "")
        #expect(doc.lines.isEmpty)
        doc.add(paragraph: "a")
        doc.add(paragraph: "\n")
        doc.add(paragraph: "b")
        #expect(doc.lines == ["/// a", "///", "/// b"])
    }
}
