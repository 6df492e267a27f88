import Core
import TestMarkdown
import TestSupport
import Testing

@testable import Generate

@Suite("Text of a library in a documentation comment")
struct SafeProseTests {
    @Test(
        "what leads to the web, or nowhere else, is as it was",
        arguments: [
            "[a](https://b.c/d:e) <https://b.c> <mailto:a@b.c>", "[a](HTTP://b.c)", "[a](#b) [a](/b:c)",
            "[a](../b) [a](b)", "[a]: https://b.c", "[a][b] [a]", "`[x](javascript:1)` and `<a:b>`",
            "``a ` ![b](c:d)``", "a < b: c, <3, `<b>`", "Map[string]: the key", "\\![a", "a @b, a\\b",
            "```html\n<b>a</b> @c\n@d\n```\n\nb", "  ~~~\n  a\n\n  ~~~", "`a`, ``b``, ~c~ ~~d~~", "[a](<https://b>)",
        ]
    )
    func same(text: String) { #expect(SafeProse.text(text) == text) }

    @Test(
        "a link of another scheme is plain text",
        arguments: [
            ("[a](javascript:alert(1))", "[a]\\(javascript:alert(1))"), ("[a]( data:x)", "[a]\\( data:x)"),
            ("[a](\n<file:///etc>)", "[a]\\(\n\\<file:///etc>)"), ("[a]: vbscript:x", "[a]\\: vbscript:x"),
            ("<javascript:1>", "\\<javascript:1>"), ("[a](java&#115;cript:1)", "[a]\\(java&#115;cript:1)"),
            ("[a](javascript\\:1)", "[a]\\(javascript\\:1)"), ("[a](x-app:1)", "[a]\\(x-app:1)"),
            ("[`]`](javascript:1)", "[`]`]\\(javascript:1)"),
        ]
    )
    func plain(text: String, expected: String) { #expect(SafeProse.text(text) == expected) }

    @Test(
        "a tag of HTML around a few words is Markdown, and one of anything else is text",
        arguments: [
            ("the <kbd>Esc</kbd> key", "the `Esc` key"), ("<code>a</code><br>b", "`a` b"),
            ("a<br />b <br> c", "a b  c"), ("<b>a</b> and <em>b</em>", "**a** and *b*"), ("<kbd>a", "\\<kbd>a"),
            ("<b> a</b>", "\\<b> a\\</b>"), ("`<kbd>a</kbd>`", "`<kbd>a</kbd>`"), ("<kbd></kbd>", "\\<kbd>\\</kbd>"),
            ("Array<Item>", "Array\\<Item>"), ("<!-- a -->", "\\<!-- a -->"),
            ("<img src=\"https://b\">", "\\<img src=\"https://b\">"), ("```\n<b>a</b>\n```", "```\n<b>a</b>\n```"),
            ("<b>a</i>", "\\<b>a\\</i>"), ("a <br", "a \\<br"),
        ]
    )
    func tags(text: String, expected: String) { #expect(SafeProse.text(text) == expected) }

    @Test("an image is a link")
    func images() {
        #expect(SafeProse.text("![a](https://b/c.png) and ![][d]") == "[a](https://b/c.png) and [][d]")
        #expect(SafeProse.text("![](https://b/c.png)") == "[image](https://b/c.png)")
        #expect(SafeProse.text("![a](javascript:1)") == "[a]\\(javascript:1)")
    }

    @Test("behind a backtick without a partner nothing counts as code: it may end there")
    func unsureCode() {
        #expect(SafeProse.text("`\n`[x](javascript:1)`") == "`\n`[x]\\(javascript:1)`")
        #expect(SafeProse.text("`\n` <a>`") == "`\n` \\<a>`")
    }

    @Test("no line of a comment begins a list, a heading, a quote or a rule that its text does not begin")
    func wrapped() {
        let long = String(repeating: "word ", count: 23)
        for mark in ["-", "+", "*", ">", "> a", ">=", "#", "######", "1.", "123)", "===", "---", "~~~", "|---|"] {
            var doc = DocComment()
            doc.add(paragraph: "\(long)\(mark) end `<a>`")
            #expect(doc.lines.count == 2 && doc.lines[1].contains("end"), "\(mark)")
            #expect(!doc.lines[1].hasPrefix("/// \(mark)"), "\(doc.lines)")
        }
    }

    @Test("code may hold backticks")
    func code() {
        var doc = DocComment()
        doc.add(code: "a`b")
        doc.add(entry: "c: \(code: "`d")")
        #expect(doc.lines == ["/// ``a`b``", "/// - c: `` `d ``"])
    }

    @Test("what can't be seen does not hide a scheme, and comments go through it")
    func comments() {
        var doc = DocComment()
        doc.add(paragraph: "[a](java\u{200B}script:1)")
        doc.add(paragraph: "![a](https://b)")
        doc.add(entry: "b: [a](javascript:1)")
        #expect(doc.lines == ["/// [a]\\(javascript:1)", "///", "/// [a](https://b)", "/// - b: [a]\\(javascript:1)"])
    }

    @Test(
        "what DocC takes for a directive or a command is text",
        arguments: [
            ("@Metadata {", "\\@Metadata {"), ("a\n  @Image(source: \"b\")", "a\n  \\@Image(source: \"b\")"),
            ("\\note a", "\\\\note a"), ("a\\\n@Comment", "a\\\n\\@Comment"), ("\\@a", "\\@a"),
        ]
    )
    func directives(text: String, expected: String) { #expect(SafeProse.text(text) == expected) }

    @Test(
        "what begins like a fence is none where it is not sure where that ends",
        arguments: [
            ("```\n<a>", "\\```\n\\<a>"), ("````\n```\n@a\n````", "\\````\n```\n@a\n````"),
            ("- ```\n  ```\n  <a>\n  ```", "- \\```\n  ```\n  <a>\n  ```"),
            ("a\n    ```\n    b ``` <c>\n    ```", "a\n    \\```\n    b \\``` \\<c>\n    \\```"),
            ("  ```\n<a>\n  ```", "  \\```\n\\<a>\n  \\```"), ("a ```<b>``` c", "a `<b>` c"),
        ]
    )
    func fences(text: String, expected: String) { #expect(SafeProse.text(text) == expected) }

    // MARK: Any text

    private static let pieces = [
        "`", "``", "```", "````", "~~~", "<", "<img src=x>", "<script>", "</div>", "<!--", "<https://a.b>", "<x:y>",
        "[a]", "(javascript:1)", "(https://b)", "![", "]", "](", "]: x:y", "@Image(source: \"a\")", "@Metadata {", "\\",
        "\\note", "|", "---|---", "- ", "> ", "1. ", "# ", "* ", "+", "===", "---", "\n", "\n\n", " ", "    ", "a",
        "words of prose", "<b>a</b>", "<br>", "_", "*", "&lt;", "<?", String(repeating: "x", count: 60), "é",
        "\u{2028}", "\\!", "== ", "10) ", String(repeating: "prose ", count: 17),
    ]

    @Test("is text and links to Markdown and to DocC, whatever the text is", arguments: [1, 2, 3, 4])
    func anything(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<Loop.rounds(1500) {
            func text() -> String {
                (0..<Int.random(in: 1...12, using: &generator))
                    .map { _ in Self.pieces.randomElement(using: &generator) ?? "" }.joined()
            }
            let indentation = [0, 4, 60].randomElement(using: &generator) ?? 0
            var doc = DocComment(indentation: indentation)
            let texts = [text(), text(), text()]
            doc.add(paragraph: texts[0])
            doc.add(entry: texts[1])
            doc.add(code: texts[2])
            doc.add(paragraph: "The **end**.")
            let lines = doc.lines.map { String($0.dropFirst(4)) }
            #expect(LiveMarkdown.found(in: lines) == [], "\(texts)\n\(lines.joined(separator: "\n"))")
            #expect(LiveMarkdown.words(of: lines.joined(separator: "\n")).contains("The "), "\(texts)")
            #expect(doc.lines.allSatisfy { $0.count <= DocComment.longestLine - indentation })
            // Nothing is lost but white space, and marks that Markdown has other ones for.
            func words(_ text: String) -> [Character] {
                Array(text).filter { $0.isLetter && $0 != "b" && $0 != "r" && $0 != "i" }
            }
            if !texts[0].contains("<br>"), !texts[0].contains("![]") {
                let shown = words(lines.joined()).filter { $0 != "n" }
                let wanted = words(texts[0]).filter { $0 != "n" }
                #expect(shown.starts(with: wanted), "\(texts[0])")
            }
        }
    }

    // MARK: Lines

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
