import TestSupport
import Testing

@testable import Render

@Suite("Links of a library in a documentation comment")
struct SafeLinksTests {
    @Test(
        "what leads to the web, or nowhere else, is as it was",
        arguments: [
            "[a](https://b.c/d:e) <https://b.c> <mailto:a@b.c>", "[a](HTTP://b.c)", "[a](#b) [a](/b:c)",
            "[a](../b) [a](b)", "[a]: https://b.c", "[a][b] [a]", "`[x](javascript:1)` and `<a:b>`",
            "``a ` ![b](c:d)``", "<b>, <x-y>, a < b: c",
            "Map[string]: the key", "Array<Item>", "\\![a", "[a](<https://b>)",
        ]
    )
    func same(text: String) {
        #expect(SafeLinks.text(text) == text)
    }

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
    func plain(text: String, expected: String) {
        #expect(SafeLinks.text(text) == expected)
    }

    @Test(
        "a tag of HTML around a few words is Markdown, and one of anything else stays",
        arguments: [
            ("the <kbd>Esc</kbd> key", "the `Esc` key"), ("<code>a</code><br>b", "`a` b"),
            ("a<br />b <br> c", "a b  c"),
            ("<b>a</b> and <em>b</em>", "**a** and *b*"), ("<kbd>a", "<kbd>a"), ("<b> a</b>", "<b> a</b>"),
            ("`<kbd>a</kbd>`", "`<kbd>a</kbd>`"), ("<kbd></kbd>", "<kbd></kbd>"), ("<breadcrumb>", "<breadcrumb>"),
            ("```\n<b>a</b>\n```", "```\n<b>a</b>\n```"), ("<b>a</i>", "<b>a</i>"), ("a <br", "a <br"),
        ]
    )
    func tags(text: String, expected: String) {
        #expect(SafeLinks.text(text) == expected)
    }

    @Test("an image is a link")
    func images() {
        #expect(SafeLinks.text("![a](https://b/c.png) and ![][d]") == "[a](https://b/c.png) and [][d]")
        #expect(SafeLinks.text("![](https://b/c.png)") == "[image](https://b/c.png)")
        #expect(SafeLinks.text("![a](javascript:1)") == "[a]\\(javascript:1)")
    }

    @Test("behind a backtick without a partner nothing counts as code: it may end there")
    func unsureCode() {
        #expect(SafeLinks.text("`\n`[x](javascript:1)`") == "`\n`[x]\\(javascript:1)`")
        #expect(SafeLinks.text("```\n[x](javascript:1)\n```") == "```\n[x]\\(javascript:1)\n```")
    }

    @Test("what can't be seen does not hide a scheme, and comments go through it")
    func comments() {
        var doc = DocComment()
        doc.add(paragraph: "[a](java\u{200B}script:1)")
        doc.add(paragraph: "![a](https://b)")
        doc.add(entry: "b: [a](javascript:1)")
        #expect(doc.lines == ["/// [a]\\(javascript:1)", "///", "/// [a](https://b)", "/// - b: [a]\\(javascript:1)"])
    }
}
