import Core
import Documents
import TestMarkdown
import TestSupport
import Testing

@Suite struct MarkdownCellTests {
    @Test func wordsHaveNoMarkUp() {
        let text = MarkdownCell.plain("a *b* _c_ `d` <e> [f](g) h|i \\j").text
        #expect(text == #"a \*b\* \_c\_ \`d\` \<e\> \[f\](g) h\|i \\j"#)
    }

    @Test func noTextLeavesItsCellOrItsRow() {
        for text in ["a|b", "a\\|b", "a\\\\|b", "|", "a\nb", "a\r\nb|", "\\", "`|`", "a`|"] {
            for cell in [MarkdownCell.plain(text), .code(text), .markdown(text)] {
                #expect(cell.text.split(whereSeparator: \.isNewline).count <= 1)
                #expect(!hasBareBar(cell.text), "\(text) became \(cell.text)")
            }
        }
    }

    /// As the parser splits a row: a backslash takes the next character with it.
    private func hasBareBar(_ text: String) -> Bool {
        var isEscaped = false
        for character in text {
            if character == "|", !isEscaped { return true }
            isEscaped = character == "\\" && !isEscaped
        }
        return false
    }

    @Test func codeHasMoreBackticksAroundItThanInIt() {
        #expect(MarkdownCell.code("a").text == "`a`")
        #expect(MarkdownCell.code("a`b").text == "``a`b``")
        #expect(MarkdownCell.code("`a``").text == "``` `a`` ```")
        #expect(MarkdownCell.code(["a | b", "c"]).text == #"`a \| b`, `c`"#)
        #expect(MarkdownCell.code([]).text == "")
    }

    @Test func controlCharactersAreReplaced() {
        #expect(MarkdownCell.plain("a\u{1B}b\u{202E}").text == "a\u{FFFD}b\u{FFFD}")
    }

    @Test func aRowHasABarAroundEachCell() {
        #expect(MarkdownCell.row([.plain("a"), .empty, .code("b")]) == "| a | | `b` |")
    }

    @Test(
        "markdown of people keeps its mark-up, and loses its HTML, images and all links but those of the web",
        arguments: [
            ("*a* <b>", "*a* &lt;b>"), ("`Array<String>` <img onerror=x>", "`Array<String>` &lt;img onerror=x>"),
            ("it`s <script>", "it`s &lt;script>"), ("``a ` <b>`` <c>", "``a ` <b>`` &lt;c>"),
            ("<a> `b`", "&lt;a> `b`"), ("<a> `", "&lt;a> `"),
            ("*a* ![b](https://c/d.png) [e](https://f)", "*a* b [e](https://f)"),
            ("[a](javascript:b) [c]", #"a \[c\]"#), ("see `@change` and #1", "see `@change` and `#1`"),
            // A bar that is escaped already stays so, and an exclamation mark makes no image of a link.
            (#"a \| b"#, #"a \| b"#), ("*a* | `b`", #"*a* \| `b`"#), (#"\![a](https://b)"#, #"\![a](https://b)"#),
        ]
    )
    func markdown(text: String, written: String) { #expect(MarkdownCell.markdown(text).text == written) }

    @Test func aSentenceQuotesCodeWithAnyBackticksInIt() {
        for code in ["a", "a`b", "`", "``a`", "[a](javascript:b)", "` <b> ``", " a "] {
            #expect(QuotedCode.pieces(of: "is \(code: code), it <is>").map(\.text) == ["is ", code, ", it <is>"])
            let cell = MarkdownCell.sentence("is \(code: code), it <is>").text
            #expect(cell == "is \(MarkdownCell.span(code)), it \\<is\\>", "\(cell)")
        }
        #expect(MarkdownCell.sentence("a ` b `` <c>").text == "a \\` b \\`\\` \\<c\\>")
        #expect(QuotedCode.pieces(of: String(repeating: "`", count: 1 << 16)).count == 1)
    }

    /// A forge's address goes on to a blank or a `<`, whatever is escaped on the way.
    @Test func noAddressSwallowsAnEscape() {
        for text in [
            "https://a.b/c<img src=x>", "www.a.b<img src=x>", "x=https://a.b/`<img src=x>`", "https://a.b*<img>*",
        ] {
            for cell in [MarkdownCell.plain(text), .sentence(text), .sentence("is \(text)"), .markdown(text)] {
                #expect(!cell.text.contains("\\<") && !cell.text.contains("c`<"), "\(cell.text)")
            }
            var writer = MarkdownInlineWriter()
            writer.append([MarkdownInline(.text("https://a.b/c")), MarkdownInline(.html("<img>"))])
            writer.append([MarkdownInline(.text(text))])
            #expect(writer.line.hasPrefix("https://a.b/c `<img>`") && !writer.line.contains("\\<"), "\(writer.line)")
        }
    }

    // MARK: People, references and addresses

    static let reaching = [
        "@somebody", "@org/team", "#1", "acme/ui#12", "somebody@1a2b3c4", "GH-1", "gh-12", "!7", "$3", "&4", "~bug",
        "%17.0", "1a2b3c4", "DEADBEEF1", "da39a3ee5e6b4b0d3255bfef95601890afd80709", "https://a.b", "http://a",
        "ftp://a.b",
        "www.a.b", "WWW.a.b", "a@b.c", "CVE-2026-1234", "GHSA-abcd-efgh-ijkl", "JIRA-12", "[issue:1", "x@y",
    ]

    @Test(arguments: reaching)
    func aWordThatReachesSomebodyIsCode(word: String) {
        let span = "`\(word)`"
        let bare = word.hasPrefix("[") ? "`\(word.dropFirst())`" : span
        let before = word.hasPrefix("[") ? #"\["# : ""
        #expect(MarkdownCell.plain("a \(word), b").text == "a \(before)\(bare), b")
        #expect(MarkdownCell.plain("(\(word))").text.contains(bare))
        #expect(MarkdownCell.sentence("a `b` \(word)").text == "a `b` \(before)\(bare)")
        #expect(MarkdownCell.plain("/close x").text == "`/close` x")
        #expect(MarkdownCell.html("a \(word) <b>").contains("</code> &lt;b&gt;"))
        for text in [word, "x \(word)", "\(word).", "x\u{A0}\(word)", "\"\(word)\""] {
            for shown in [MarkdownCell.plain(text), .sentence(text), .markdown(text)].map(\.text) {
                let words = LiveMarkdown.words(of: shown).joined(separator: " ")
                #expect(!words.contains(word.drop { $0 == "[" }), "\(text) became \(shown)")
            }
        }
    }

    @Test(
        arguments: [
            "elevate-sample 1.0.0", "a # b", "73 changes (80 %)", "4.5:1 → 3.9", "100,000 of 7", "sub-views", "a/b",
            "x-a", "level-1", "decade", "it is 5 % lighter, and 3 $", "a & b!", "specs/matrix.md:443",
        ]
    )
    func otherWordsStayWords(text: String) { #expect(!MarkdownCell.plain(text).text.contains("`"), "\(text)") }

    @Test func aSentenceQuotesCode() {
        #expect(MarkdownCell.sentence("`a|b` is *c*").text == #"`a\|b` is \*c\*"#)
        #expect(MarkdownCell.sentence("a ` b").text == #"a \` b"#)
        #expect(MarkdownCell.sentence("`a` b ` c").text == #"`a` b \` c"#)
        #expect(MarkdownCell.sentence("`a`@b is `c`").text == "`a` `@b` is `c`")
    }
}
