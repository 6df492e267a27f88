import Core
import Testing

@testable import Documents

@Suite("HTML as a tree")
struct MarkupTreeTests {
    @Test(
        "elements hold what browsers put into them",
        arguments: [
            ("<a-b>x</a-b>", "a-b(“x”)"),
            ("x <a-b></a-b> y", "“x”, a-b, “y”"),
            ("<a-b>x<c-d>y</c-d>z</a-b>", "a-b(“x”, c-d(“y”), “z”)"),
            ("<p>a<p>b", "p(“a”), p(“b”)"),
            ("<ul><li>a<li>b</ul>", "ul(li(“a”), li(“b”))"),
            ("<a-b><div>x</a-b>y</div>", "a-b(div(“xy”))"),
            ("<img src=x>y<br>z<wbr>w", "img[src=x], “y”, br, “z”, wbr, “w”"),
            ("<video><source src=a><track>x</video>y", "video(source[src=a], track, “x”), “y”"),
            ("<template><a-b>x</a-b></template>", "template(a-b(“x”))"),
            ("<!-- a --><a-b></a-b>", "! a , a-b"),
            (
                "<!DOCTYPE html><html><head><title>t</title></head><body><a-b></a-b></body></html>",
                "html(head(title(“t”)), body(a-b))"
            ),
            ("<a-b>x", "a-b(“x”)"),
            ("a < b <3 c", "“a < b <3 c”"),
            ("<A-B>x</A-b>", "a-b(“x”)"),
            ("</a-b>x", "“x”"),
            ("<style>a > b {}</style><a-b></a-b>", "style(“a > b {}”), a-b"),
            ("<script>if (a < b) { '<c-d>' }</script><a-b></a-b>", "script(“if (a < b) { '<c-d>' }”), a-b"),
            (
                "<svg viewBox='0 0 1 1'><path d='M0'/><circle r=1/></svg>x",
                "svg[viewBox=0 0 1 1](path[d=M0], circle[r=1/](“”)), “x”"
            ),
        ]
    )
    func nesting(html: String, expected: String) {
        #expect(MarkupTestText(html).outline == expected.replacing("(“”)", with: ""))
    }

    @Test(
        "attributes keep their names as they are written, also where libxml2 would drop them",
        arguments: [
            (
                "<a-b @click=\"go()\" [selected]='x' *ngIf=y (change)=z :tone=\"t\" #ref>x</a-b>",
                "a-b[@click=go() [selected]=x *ngIf=y (change)=z :tone=t #ref](“x”)"
            ),
            ("<a-b viewBox=1 onClick=x preserveAspectRatio>", "a-b[viewBox=1 onClick=x preserveAspectRatio]"),
            ("<a-b disabled label = \"a > b\" x=''>", "a-b[disabled label=a > b x=]"),
            ("<a-b a=1 A=2 a=3>", "a-b[a=1 A=2 a=3]"),
            ("<a-b @a=1 $a=2 (a=3 {a}=4>", "a-b[@a=1 $a=2 (a=3 {a}=4]"),
            (
                "<a-b t=\"&lt;&amp;&quot;&#65;&#x42;&eacute;&nosuch;\">&copy; &gt; &nosuch;</a-b>",
                "a-b[t=<&\"ABé&nosuch;](“© > &nosuch;”)"
            ),
            ("<a-b href=x/y/>z</a-b>", "a-b[href=x/y/](“z”)"),
            ("<a-b a/b c / d>z</a-b>", "a-b[a b c d](“z”)"),
            ("<a-b\n\ta\n=\n'1'\n>z</a-b>", "a-b[a=1](“z”)"),
            ("<a-b ümläut='ß'>ä</a-b>", "a-b[ümläut=ß](“ä”)"),
        ]
    )
    func attributes(html: String, expected: String) { #expect(MarkupTestText(html).outline == expected) }

    @Test("a slash at the end of a tag closes what is void or SVG, and nothing else; it is remembered")
    func slashes() throws {
        let text = MarkupTestText("<a-b/>x<br/>y<svg><g/>z</svg>")
        #expect(text.outline == "a-b(“x”, br, “y”, svg(g, “z”))")
        #expect(text.elements.filter(\.hasIgnoredSlash).map(\.name) == ["a-b"])
        #expect(text.elements.filter { !$0.isClosed }.map(\.name) == ["a-b"])
    }

    @Test("each element, attribute, value and text is known by line and column")
    func places() throws {
        let text = MarkupTestText("<p>ä <a-b\n  tone = 'x'\n  open>\n  y</a-b>\n<c-d t=\"&amp;\"></c-d> z</p>\n")
        let places = text.elements.flatMap { element in
            ["\(element.name) \(element.place.short)"]
                + element.attributes.map { "\($0.name) \($0.place.short) \($0.valuePlace.short)" }
                + element.children.compactMap { node in
                    if case .text(let text) = node { "text \(text.place.short)" } else { nil }
                }
        }
        #expect(
            places == [
                "p 1:1", "text 1:4", "text 5:1", "text 5:23", "a-b 1:7", "tone 2:3 2:11", "open 3:3 3:3", "text 4:3",
                "c-d 5:1", "t 5:6 5:9",
            ]
        )
    }

    @Test("places stay right where a text is longer than what libxml2 reads at once")
    func longText() throws {
        let line = "<p>" + String(repeating: "ä", count: 500) + "</p>\n"
        let text = MarkupTestText(String(repeating: line, count: 200) + " <a-b c=d></a-b>")
        let last = try #require(text.elements.last)
        #expect(last.name == "a-b")
        #expect(last.place.short == "201:2")
        #expect(last.attributes.map(\.place.short) == ["201:7"])
        #expect(text.elements.count == 201)
    }

    @Test("what has no end tag is told apart from what has one")
    func unclosed() {
        let text = MarkupTestText("<a-b><c-d>x</a-b><e-f>y</e-f><br><g-h>")
        #expect(text.elements.filter { !$0.isClosed }.map(\.name) == ["c-d", "g-h"])
    }

    @Test(
        "a tag, a comment or a value without an end is told at its begin, and nothing of it is read",
        arguments: [
            ("<a-b>x</a-b> <c-d e=f", "1:14"), ("<a-b>x</a-b><c-d e=\"f>", "1:13"), ("<a-b>x</a-b><!-- y", "1:13"),
            ("<a-b>x</a-b>\n</c-d", "2:1"),
        ]
    )
    func unfinished(html: String, place: String) {
        let text = MarkupTestText(html)
        #expect(text.outline == "a-b(“x”)")
        #expect(text.ids == [.markupUnfinished])
        #expect(text.diagnostics.sorted.first?.location?.short == place)
    }
}
