import Core
import Testing
import WebModel

@testable import Ingest

@Suite("Examples of components as their documentation has them")
struct ExampleReadingTests {
    private static let button = "<x-x tone=\"primary\">Save</x-x>"

    private static func fence(_ code: String = button, _ info: String = "html") -> String {
        "```\(info)\n\(code)\n```\n"
    }

    private static func isButton(_ example: ComponentExample) -> Bool {
        example.language == "html" && example.code.trimmed == button
    }

    // MARK: Markdown

    @Test("the code of API docs is kept with what stands above it, and the line that it begins on")
    func markdown() throws {
        let docs = ReadDocs(
            [
                (
                    "x.md",
                    """
                    # X

                    **Web Component:** `x-x`

                    ## Usage

                    A primary one:

                    ```html preview
                    \(Self.button)
                    ```

                    - In a list:

                      ~~~HTML {1}
                      <x-x>
                      </x-x>
                      ~~~

                    > ```tsx
                    > <x-x/>
                    > ```

                    ## Accessibility

                    ```
                    <x-x></x-x>
                    ```

                        indented
                    """
                )
            ]
        )
        let examples = try #require(docs.component).examples
        #expect(examples.map(\.language) == ["html", "html", "tsx", "", ""])
        #expect(examples.map(\.source.line) == [10, 16, 21, 27, 30])
        #expect(examples.map(\.title) == ["A primary one", "In a list", "Usage", "Accessibility", "Accessibility"])
        #expect(examples.map(\.code)[1] == "<x-x>\n</x-x>\n")
        #expect(examples.allSatisfy { $0.hasLinesOfFile && $0.source.file.typed == "x.md" })
    }

    @Test("pages of MDX and readmes have theirs, whatever elements stand around them")
    func pages() throws {
        var bag = DiagnosticBag()
        let page = "---\ntitle: X\ncomponent: x-x\n---\n\n## One\n\n<Bubble>\n\n\(Self.fence())\n</Bubble>\n"
        let mdx = MDXPagesFormat().read([.text(SourceFile(path: SourcePath("x.mdx"), text: page))], into: &bag)
        let shown = try #require(mdx.components.first?.examples.first)
        #expect(Self.isButton(shown) && shown.title == "One" && shown.source.line == 11)

        let readme = ReadmeFixture(ReadmeFixture.properties(), above: "# x-x\n\n## Two\n\n\(Self.fence())\n")
        let written = try #require(try readme.component().examples.first)
        #expect(Self.isButton(written) && written.title == "Two")
    }

    // MARK: JSON

    @Test("descriptions in a manifest have theirs, those of items as well, at the place of the text")
    func descriptions() throws {
        let json = #"""
            "description":"A button.\n\n```html\n<x-x tone=\"primary\">Save</x-x>\n```\n\n```css\nx-x {}\n```",
            "slots":[{"name":"icon","description":"~~~html\n<x-x><i slot=\"icon\"></i></x-x>\n~~~"}]
            """#
        let manifest = ManifestFixture.component(json)
        let examples = try manifest.component().examples
        #expect(examples.map(\.language) == ["html", "css", "html"])
        #expect(Self.isButton(examples[0]) && examples[0].title == "A button")
        #expect(examples.allSatisfy { !$0.hasLinesOfFile && $0.source.file.typed == "custom-elements.json" })
        #expect(try manifest.component().description?.contains("```html") == true)
    }

    @Test(
        "a fence is one in whatever way JSON spells it, and wherever it stands among the bytes",
        arguments: [#"```"#, "~~~", #"\u0060``"#, #"\u007e~~"#, #"\u0060\u0060\u0060"#],
        0..<8
    )
    func spellings(fence: String, shift: Int) throws {
        let words = String(repeating: "w", count: shift)
        let json = #""description":"\#(words)\n\n\#(fence)html\n<x-x>1</x-x>\n\#(fence)""#
        let examples = try ManifestFixture.component(json).component().examples
        #expect(examples.map { $0.code.trimmed } == ["<x-x>1</x-x>"])
    }

    @Test(
        "a field called example is one: a text, a list, and an object whose name is the first word of the markup",
        arguments: [
            (#""example":"<x-x tone=\"primary\">Save</x-x>""#, nil),
            (#""examples":["<caption>Primary</caption>\n<x-x tone=\"primary\">Save</x-x>"]"#, "Primary"),
            (#""examples":[{"title":"Primary","code":"<x-x tone=\"primary\">Save</x-x>"}]"#, "Primary"),
            (#""example":{"name":"<x-x","description":"tone=\"primary\">Save</x-x>"}"#, nil),
            (#""example":"Primary\n\n```html\n<x-x tone=\"primary\">Save</x-x>\n```""#, "Primary"),
            (#""jsDoc":"/**\n * A button.\n * @example Primary\n * <x-x tone=\"primary\">Save</x-x>\n */""#, "Primary"),
        ] as [(String, String?)]
    )
    func fields(json: String, title: String?) throws {
        let examples = try ManifestFixture.component(json).component().examples
        #expect(examples.count == 1)
        #expect(examples.first.map(Self.isButton) == true, "\(examples)")
        #expect(examples.first?.title == title)
    }

    @Test("words that are no markup are no example")
    func words() throws {
        let manifest = ManifestFixture.component(
            #""example":"see the guide","examples":[1,null,"small",{"name":"x"}],"description":"an `example`""#
        )
        #expect(try manifest.component().examples.isEmpty)
    }

    @Test("Stencil's list tells them in its readme, in its pages of uses and in tags of a comment")
    func stencil() throws {
        let json = #"""
            {"timestamp":"2024-01-01","compiler":{"name":"@stencil/core","version":"4.0.0"},"components":[{"tag":"x-x",
            "readme":"# x-x\n\n## First\n\n```html\n<x-x>1</x-x>\n```",
            "usage":{"second":"```html\n<x-x>2</x-x>\n```"},
            "docsTags":[{"name":"example","text":"<x-x>3</x-x>"}],
            "props":[],"events":[],"methods":[],"slots":[],"parts":[],"styles":[]}]}
            """#
        let codes = try ManifestFixture(manifest: json).component().examples.map { $0.code.trimmed }
        #expect(codes.sorted() == ["<x-x>1</x-x>", "<x-x>2</x-x>", "<x-x>3</x-x>"])
    }

    @Test("a comment of a declaration has them in its text and in its tags")
    func declarations() throws {
        let text = """
            /**
             * A button.
             *
             * ```html
             * <x-x>1</x-x>
             * ```
             * @example <caption>Second</caption>
             * <x-x>2</x-x>
             */
            declare class X extends HTMLElement {
              /**
               * The tone.
               * @example <x-x tone="loud">3</x-x>
               */
              tone: string;
            }
            declare global { interface HTMLElementTagNameMap { "x-x": X } }
            export {};
            """
        let read = DeclarationsFixture(text)
        let examples = try read.component().examples
        #expect(examples.map { $0.code.trimmed } == ["<x-x>1</x-x>", "<x-x>2</x-x>", "<x-x tone=\"loud\">3</x-x>"])
        #expect(examples.map(\.title) == ["A button", "Second", nil])
    }

    @Test("sources that are merged keep what each has")
    func merged() throws {
        let manifest = #"""
            {"schemaVersion":"2.1.0","modules":[{"kind":"javascript-module","path":"x.js","declarations":[{"kind":"class",
            "name":"X","customElement":true,"tagName":"x-x","description":"```html\n<x-x>1</x-x>\n```"}]}]}
            """#
        let page = "# X\n\n**Web Component:** `x-x`\n\n## Use\n\n```html\n<x-x>2</x-x>\n```\n"
        let read = ManifestFixture(texts: ("custom-elements.json", manifest), ("x.md", page))
        #expect(try read.component().examples.map { $0.code.trimmed }.sorted() == ["<x-x>1</x-x>", "<x-x>2</x-x>"])
    }

    @Test("a text nested as deep as JSON goes is looked at only as deep as documentation is")
    func deep() throws {
        let nested =
            String(repeating: "[", count: 300) + #""```html\n<x-x></x-x>\n```""# + String(repeating: "]", count: 300)
        #expect(try ManifestFixture.component("\"example\":\(nested)").component().examples.isEmpty)
    }
}
