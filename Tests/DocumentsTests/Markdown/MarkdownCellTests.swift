import Markdown
import Testing

@Suite struct MarkdownCellTests {
    @Test func wordsHaveNoMarkUp() {
        #expect(
            MarkdownCell.plain("a *b* _c_ `d` <e> [f](g) h|i \\j").text
                == #"a \*b\* \_c\_ \`d\` \<e\> \[f\](g) h\|i \\j"#
        )
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

    @Test func aBarThatIsEscapedAlreadyStaysSo() {
        #expect(MarkdownCell.markdown(#"a \| b"#).text == #"a \| b"#)
        #expect(MarkdownCell.markdown("*a* | `b`").text == #"*a* \| `b`"#)
    }

    @Test func controlCharactersAreReplaced() {
        #expect(MarkdownCell.plain("a\u{1B}b\u{202E}").text == "a\u{FFFD}b\u{FFFD}")
    }

    @Test func aRowHasABarAroundEachCell() {
        #expect(MarkdownCell.row([.plain("a"), .empty, .code("b")]) == "| a | | `b` |")
    }

    @Test func markdownOfPeopleKeepsItsMarkUpAndLosesItsHTML() {
        #expect(MarkdownCell.markdown("*a* <b>").text == "*a* &lt;b>")
        #expect(MarkdownCell.markdown("`Array<String>` <img onerror=x>").text == "`Array<String>` &lt;img onerror=x>")
        #expect(MarkdownCell.markdown("it`s <script>").text == "it`s &lt;script>")
        #expect(MarkdownCell.markdown("``a ` <b>`` <c>").text == "``a ` <b>`` &lt;c>")
        #expect(MarkdownCell.markdown("<a> `b`").text == "&lt;a> `b`")
        #expect(MarkdownCell.markdown("<a> `").text == "&lt;a> `")
    }
}
