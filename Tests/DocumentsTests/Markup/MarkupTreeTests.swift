import Core
import Foundation
import TestSupport
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

    @Test("a slash closes what is void or SVG, and nothing else; it is remembered, and so is what has no end tag")
    func slashes() throws {
        let text = MarkupTestText("<a-b/>x<br/>y<svg><g/>z</svg>")
        #expect(text.outline == "a-b(“x”, br, “y”, svg(g, “z”))")
        #expect(text.elements.filter(\.hasIgnoredSlash).map(\.name) == ["a-b"])
        #expect(text.elements.filter { !$0.isClosed }.map(\.name) == ["a-b"])
        let open = MarkupTestText("<a-b><c-d>x</a-b><e-f>y</e-f><br><g-h>").elements.filter { !$0.isClosed }
        #expect(open.map(\.name) == ["c-d", "g-h"])
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

    @Test(
        "Python finds the same elements and the same attributes in the same lines",
        .needs("corpus/wider"),
        .enabled("python3 is not installed") { await Python.isInstalled },
        arguments: ["usage", "stencil/dnn"]
    )
    func uses(folder: String) async throws {
        let folder = Shared.file("corpus/wider/\(folder)")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            .map { folder.appending(path: $0) }
        let script = Shared.project.appending(path: "Tests/Corpus/count_markup.py")
        let output = try await Python.run([script.path] + files.map(\.path))
        let expected = output.split(separator: "\n").map(String.init).sorted()
        #expect(expected.count > 15)
        let found = try files.flatMap(Self.lines).sorted()
        #expect(found == expected)
    }

    private static func lines(of file: URL) throws -> [String] {
        let text = MarkupTestText([UInt8](try Data(contentsOf: file)), isMarkdown: true)
        #expect(text.diagnostics.isEmpty)
        return text.elements.flatMap { element in
            let start = "\(file.lastPathComponent):\(element.place.line) \(element.name)"
            return [start] + element.attributes.map { "\(start) \($0.name.lowercased())" }
        }
    }
}

@Suite("HTML in fences")
struct MarkupFenceTests {
    @Test("fences of HTML are read, others are not; places are those of the file")
    func fences() {
        let text = MarkupTestText(
            """
            # A

            ```html
            <a-b>
              <c-d></c-d>
            </a-b>
            ```

            <div>

                ```html preview
                <e-f></e-f>
                ```

            </div>

            ```js
            "<g-h></g-h>"
            ```

            ~~~~ HTML
            ```html
            <i-j></i-j>
            ```
            ~~~~

            > ```html
            > <k-l
            >   m></k-l>
            > ```

            - ```html {2}
              <n-o></n-o>
              ```

            <p-q>not in a fence</p-q>

            ```html
            <r-s>
            """,
            isMarkdown: true
        )
        let found = text.elements.map { "\($0.name) \($0.place.short)" }
        #expect(found == ["a-b 4:1", "c-d 5:3", "e-f 12:5", "i-j 23:1", "k-l 28:3", "n-o 33:3", "r-s 39:1"])
        #expect(text.elements[4].attributes.map { "\($0.name) \($0.place.short)" } == ["m 29:5"])
    }

    @Test("the text of an example is what stands in the fence, without quote marks")
    func texts() throws {
        var diagnostics = DiagnosticBag()
        let file = SourceFile(path: SourcePath("a.md"), text: "> ```html\n> <a-b>\n> x</a-b>\n> ```\n")
        let source = try #require(MarkupSource(file, into: &diagnostics))
        #expect(MarkupFences.fragments(of: source).map(\.text) == ["<a-b>\nx</a-b>\n"])
    }

    @Test("an empty fence, and one without a line, hold no example")
    func empty() {
        #expect(MarkupTestText("```html\n```\n", isMarkdown: true).documents.isEmpty)
        #expect(MarkupTestText("```html", isMarkdown: true).documents.isEmpty)
    }
}

@Suite("Names of attributes, in HTML and in frameworks")
struct AttributeBindingTests {
    @Test(
        "say what is bound, what is listened to, and what belongs to the framework",
        arguments: [
            ("tone", .plain), ("help-text", .plain), ("onclick", .plain), ("x-label", .plain),
            // Angular.
            ("[tone]", .property("tone")), ("[attr.role]", .attribute("role")), ("[class.a]", .directive),
            ("[@fade]", .directive), ("[(value)]", .twoWay("value", event: "valueChange")),
            ("(press)", .event("press")),
            ("(keyup.enter)", .event("keyup")), ("(window:resize)", .directive), ("*ngIf", .directive),
            ("#ref", .directive), ("let-item", .directive),
            // Vue.
            (":tone", .property("tone")), ("v-bind:tone.prop", .property("tone")), (":[key]", .spread),
            ("@press.once", .event("press")), ("v-on:press", .event("press")), ("@[name]", .directive),
            ("v-model", .twoWay("value", event: "input")), ("v-model.trim", .twoWay("value", event: "input")),
            ("v-model:open", .twoWay("open", event: "update:open")), ("v-if", .directive), ("v-bind", .spread),
            // Svelte.
            ("on:press|once", .event("press")), ("bind:value", .twoWay("value", event: nil)), ("bind:this", .directive),
            ("class:active", .directive), ("{...rest}", .spread),
            // Lit.
            (".value", .property("value")), ("?open", .attribute("open")),
            // Marks alone are names.
            ("[]", .plain), (".", .plain), ("@", .plain), ("", .plain),
        ] as [(String, AttributeBinding)]
    )
    func kinds(name: String, binding: AttributeBinding) { #expect(AttributeBinding(name) == binding) }

    @Test("of HTML's own, `on` and a letter listen")
    func listened() {
        let names = ["onclick", "onX-press", "on-press", "on", "on1", "tone"]
        #expect(names.map(AttributeBinding.listened) == ["click", "X-press", "press", nil, nil, nil])
    }
}
