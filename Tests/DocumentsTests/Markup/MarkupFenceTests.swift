import Core
import Testing

@testable import Documents

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
        #expect(
            found == ["a-b 4:1", "c-d 5:3", "e-f 12:5", "i-j 23:1", "k-l 28:3", "n-o 33:3", "r-s 39:1"]
        )
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
