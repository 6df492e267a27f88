import Core
import TestSupport
import Testing

@testable import Documents

@Suite("Markup that means harm", .ends(within: .seconds(60)))
struct HostileMarkupTests {
    private static let megabytes = 1 << 20

    @Test("what is not UTF-8 is refused at the first bad byte")
    func notUTF8() {
        let text = MarkupTestText(Array("<a-b>\nü ".utf8) + [0xC3, 0x28])
        #expect(text.documents.isEmpty)
        #expect(text.ids == [.inputNotUTF8])
        #expect(text.diagnostics.sorted.first?.location?.short == "2:4")
    }

    @Test("NUL and other control characters are read as blanks, and told once at the first")
    func controlCharacters() {
        let text = MarkupTestText("<a-b>x\u{0}y\u{1}</a-b><c\u{0}d>")
        #expect(text.outline == "a-b(“x y”), c[d]")
        #expect(text.ids == [.inputControlCharacter])
        #expect(text.diagnostics.sorted.first?.location?.short == "1:7")
    }

    @Test("ten megabytes of an element in itself are refused")
    func manyElements() {
        let text = MarkupTestText(String(repeating: "<div>", count: 2 * Self.megabytes))
        #expect(text.documents.isEmpty)
        #expect(text.ids == [.inputTooLarge])
    }

    @Test(
        "what is nested, repeated or left open without end is refused or read in a moment",
        arguments: [
            ("<div>", ""), ("<a-b>", ""), ("<p><b>", ""), ("<br>", ""), ("x<i>y</i>", ""), ("</a-b>", ""),
            ("<a-b ", ""),
            ("<!--", ""), ("<![CDATA[", ""), ("<?x", ""), ("&amp;", ""), ("&#x41;", ""), ("&", ""), ("<", ""),
            ("<script>", ""), ("<table><td>", ""), ("<a-b c=\"d\">e</a-b>", ""), ("a=1 ", "<a-b "), ("/", "<a-b "),
            ("x", "<a-b c=\""), ("x", "<a-b "), ("<a-b c='", ""), ("<select><option>", ""), ("<p>", ""), ("<li>", ""),
            ("<svg/>", ""), ("<form>", ""), ("</p>", ""), ("<body>", ""), ("<html a=b>", ""), ("\"'", "<a-b "),
        ]
    )
    func repeated(piece: String, start: String) {
        let count = Loop.size(2 * Self.megabytes) / piece.utf8.count
        let text = MarkupTestText(start + String(repeating: piece, count: count))
        let isRefused = text.ids.contains(.inputTooLarge) || text.ids.contains(.inputTooDeep)
        #expect(text.documents.isEmpty == isRefused)
        #expect(text.elements.count <= MarkupTreeBuilder.mostNodes)
    }

    @Test("an entity that a page declares for itself stands for nothing")
    func entities() {
        let bomb = """
            <!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]>
            <a-b c="&b;">&f;</a-b>
            """
        let text = MarkupTestText(bomb)
        #expect(text.elements.last?.attributes.first?.value == "&b;")
        #expect(text.outline.hasSuffix("a-b[c=&b;](“&f;”)"))
    }

    @Test("bytes of any kind are read or refused, and the same bytes always alike")
    func random() {
        var generator = SeededGenerator(seed: 24)
        let pieces = [
            "<", ">", "/", "\"", "'", "=", " ", "a", "-", "a-b", "!--", "-->", "&", ";", "#", "svg", "script", "p",
            "\n",
            "ä", "\u{0}", "?", "template", "@", "[", "]",
        ]
        for _ in 0..<Loop.rounds(2000) {
            let text = (0..<Int.random(in: 0...60, using: &generator))
                .map { _ in pieces[Int.random(in: 0..<pieces.count, using: &generator)] }.joined()
            let first = MarkupTestText(text)
            #expect(first.documents == MarkupTestText(text).documents)
            #expect(first.documents.count == 1)
        }
    }
}
