import Core
import Documents
import TestSupport
import Testing

@Suite("Markdown that means harm", .ends(within: .seconds(300)))
struct HostileMarkdownTests {
    @Test("what is not UTF-8 is refused at the first bad byte")
    func notUTF8() {
        let (document, diagnostics) = markdown(bytes: Array("# A\n\nü ".utf8) + [0xC3, 0x28])
        #expect(document == nil)
        #expect(diagnostics.map(\.id) == [.inputNotUTF8])
        #expect(diagnostics.first?.location?.short == "3:4")
    }

    @Test(
        "bytes that only look like UTF-8 are refused",
        arguments: [
            [0x80], [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80],
            [0xE2, 0x82], [0xF0, 0x9F, 0x98], [0xC3],
        ] as [[UInt8]]
    )
    func illFormed(bytes: [UInt8]) {
        let (document, diagnostics) = markdown(bytes: Array("ab".utf8) + bytes)
        #expect(document == nil)
        #expect(diagnostics.map { $0.location?.short } == ["1:3"])
    }

    @Test("more than four megabytes are refused, and just as many are read")
    func size() {
        let line = Array((String(repeating: "a", count: 63) + "\n").utf8)
        var bytes: [UInt8] = []
        for _ in 0..<65536 { bytes += line }
        #expect(markdown(bytes: bytes).document != nil)
        let (document, diagnostics) = markdown(bytes: bytes + [0x20])
        #expect(document == nil)
        #expect(diagnostics.map(\.id) == [.inputTooLarge])
    }

    @Test("control characters become U+FFFD, are told once, and move no place")
    func controlCharacters() throws {
        let (document, diagnostics) = markdown("a\u{0} b\u{1}\n\n\u{2}\u{FFFF}| A |\n|---|\n| \u{3}x | y |\n")
        #expect(diagnostics.map(\.id) == [.inputControlCharacter])
        #expect(diagnostics.first?.location?.short == "1:2")
        let blocks = try #require(document?.blocks)
        #expect(blocks.first?.paragraph?.plainText == "a\u{FFFD} b\u{FFFD}")
        let table = try #require(markdown("| A | B |\n|---|---|\n| \u{3}x | y |\n").document?.blocks.first?.table)
        #expect(table.rows.first?.cells.map(\.start.short) == ["3:3", "3:8"])
    }

    @Test("a reference to a control character is read as U+FFFD and told at its block")
    func controlReference() {
        let (document, diagnostics) = markdown("# A\n\nx &#1; y\n")
        #expect(document?.blocks.last?.paragraph?.plainText == "x \u{FFFD} y")
        #expect(diagnostics.map(\.id) == [.inputControlCharacter])
        #expect(diagnostics.first?.location?.line == 3)
    }

    @Test("a noncharacter is told where it stands")
    func noncharacter() { #expect(markdown("# A\n\nbc\u{FFFF}d\n").diagnostics.first?.location?.short == "3:3") }

    @Test(
        "a reference to a noncharacter or a carriage return is read too",
        arguments: [("&#xFFFE;", "\u{FFFD}"), ("&#xFFFF;", "\u{FFFD}"), ("&#0;", "\u{FFFD}"), ("&#13;", "\n")]
    )
    func otherReferences(reference: String, meaning: String) {
        let (document, diagnostics) = markdown("| A |\n|---|\n| x\(reference)y |\n")
        let table = document?.blocks.first?.table
        #expect(table?.rows.first?.cells.first?.content.plainText == "x\(meaning)y")
        #expect(diagnostics.map(\.id) == (reference.hasPrefix("&#xFFF") ? [.inputControlCharacter] : []))
    }

    @Test("entities of XML stay what they are, words")
    func entities() {
        let (document, _) = markdown("<!DOCTYPE a [<!ENTITY b \"c\">]>\n\n&b; &amp;b; ]]>\n")
        #expect(document?.blocks.last?.paragraph?.plainText == "&b; &b; ]]>")
    }

    /// A shape of text that some parser has been slow or has failed on.
    struct Shape: Sendable, CustomTestStringConvertible {
        let name: String
        let text: @Sendable () -> String
        /// nil where the text is read.
        let refusal: DiagnosticID?

        init(_ name: String, refusal: DiagnosticID? = nil, _ text: @escaping @Sendable () -> String) {
            self.name = name
            self.refusal = refusal
            self.text = text
        }

        var testDescription: String { name }
    }

    private static func times(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }

    static let shapes = [
        Shape("quotes in quotes", refusal: .inputTooDeep) { times(100_000, ">") },
        Shape("lists in lists", refusal: .inputTooDeep) { times(100_000, "- ") },
        Shape("numbered lists in lists", refusal: .inputTooDeep) { times(100_000, "1. ") + "x" },
        Shape("lists by indentation", refusal: .inputTooDeep) {
            (0..<1000).map { times($0 * 2, " ") + "- x\n" }.joined()
        },
        Shape("strong in strong", refusal: .inputTooDeep) { times(100_000, "**") + "a" + times(100_000, "**") },
        Shape("emphasis opened and never closed") { times(100_000, "*a ") },
        Shape("brackets") { times(100_000, "[") },
        Shape("images in images") { times(100_000, "![[") },
        Shape("links in links") { times(100_000, "[a](") },
        Shape("stars") { times(100_000, "*") },
        Shape("backticks of every length") { (1..<2000).map { times($0, "`") + " " }.joined() },
        Shape("blank lines below nested lists", refusal: .inputTooLarge) {
            times(40, "- ") + "x" + times(1_300_000, "\n")
        },
        Shape("a table of ten thousand columns", refusal: .inputTooLarge) {
            times(10_000, "|a") + "|\n" + times(10_000, "|-") + "|\n" + times(100, "|x\n")
        },
        Shape("a table of a thousand columns and short rows", refusal: .inputTooLarge) {
            times(999, "|a") + "|\n" + times(999, "|-") + "|\n" + times(100_000, "|x\n")
        },
        Shape("rulers that fit no header", refusal: .inputTooLarge) { times(20_000, "x|y|z\n|-|-\n") },
        Shape("bars in one row", refusal: .inputTooLarge) { "| a |\n|---|\n" + times(300_000, "| `x") },
        Shape("processing instructions without end", refusal: .inputTooLarge) { "x" + times(300_000, "<?x") },
        Shape("declarations without end", refusal: .inputTooLarge) { "x" + times(300_000, "<!A ") },
        Shape("references to one long definition", refusal: .inputTooLarge) {
            times(300_000, "[a][b]") + "\n\n[b]: " + times(100_000, "x")
        },
        Shape("definitions") { (0..<100_000).map { "[\($0)]: x\n\n" }.joined() },
        Shape("headings") { times(30_000, "a\n=\n") },
    ]

    @Test("is read or refused with a place, soon and without a crash", arguments: shapes)
    func shape(shape: Shape) {
        let (document, diagnostics) = markdown(shape.text())
        #expect((document == nil) == (shape.refusal != nil))
        #expect(diagnostics.map(\.id) == (shape.refusal.map { [$0] } ?? []))
        #expect(diagnostics.allSatisfy { $0.location != nil && $0.severity == .error })
    }

    @Test("nesting is refused at the marker that goes too deep")
    func placeOfNesting() {
        let (_, diagnostics) = markdown("# A\n\n" + String(repeating: "> ", count: 65) + "x\n")
        #expect(diagnostics.first?.location?.short == "3:129")
    }

    @Test("documents are read side by side")
    func concurrently() {
        let rows = Workers.map(Array(0..<64)) { number in
            markdown("| A |\n|---|\n| \(number) |\n").document?.blocks.first?.table?.rows.count
        }
        #expect(rows == Array(repeating: 1, count: 64))
    }

    @Test("documents that strike something through are read side by side with others as each is read alone")
    func strikethroughConcurrently() {
        // The parser shares a table of special characters among all documents that are read at one time.
        let kinds = [
            "~~gone~~ and **bold** `a~b`\n\n| A |\n|---|\n| ~~x~~ |\n", "a ~ b ~~ c ~~~ d\n\n* ~~one~~\n* two\n",
            "**bold** `code` [link](there) <b>html</b>\n\n| A | B |\n|---|---|\n| *x* | `y` |\n", "# Head\n\n> quote\n",
        ]
        let texts = (0..<4000).map { kinds[$0 % kinds.count] + "\n\($0 % 97)" }
        let alone = texts.prefix(400).map { markdown($0).document?.blocks }
        let together = Workers.map(texts) { markdown($0).document?.blocks }
        #expect(alone.allSatisfy { $0 != nil })
        for (number, blocks) in together.enumerated() where blocks != alone[number % 388] {
            Issue.record("document \(number) is read otherwise")
        }
        let first = alone[0]?.first?.paragraph?.first
        #expect(first?.children.plainText == "gone" && first?.kind == .strikethrough(first?.children ?? []))
    }
}
