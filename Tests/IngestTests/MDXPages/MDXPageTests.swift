import Core
import TestSupport
import Testing
import WebModel

@testable import Ingest

@Suite("Pages of MDX")
struct MDXPageTests {
    private struct Pages {
        let components: [Component]
        let diagnostics: [Diagnostic]

        init(_ files: (path: String, text: String)...) {
            var bag = DiagnosticBag()
            let contents = files.map { InputContent.text(SourceFile(path: SourcePath($0.path), text: $0.text)) }
            components = MDXPagesFormat().read(contents, into: &bag).components
            diagnostics = bag.sorted
        }

        func component() throws -> Component { try #require(components.first) }
        var ids: [DiagnosticID] { diagnostics.map(\.id) }
    }

    private static let page = """
        ---
        title: Radio Group
        description: "Some of *them*."
        sidebar: components
        tags: [a, b]
        ---

        import Preview from '../preview.astro';
        import {
          Other
        } from '../other';

        A <b>set</b> of buttons, {props.count} or `{more}` of `<x-radio>`.

        ## Default

        <Preview>
          Look at it:

            ```html
            <x-radio-group label="{a}">
              <x-radio></x-radio>
            </x-radio-group>
            ```

        </Preview>

        {/* A comment
            over two lines. */}

        ## API

        <Preview
          of={x => ({ a: '}' })}
        />

        # Accessibility

        export const a = 1;

        Say \\<what\\> and \\{why\\}, in 1 < 2 words. <https://x.y>
        """

    @Test("prose and code are documentation; JSX, imports and expressions are left out, with one note at the first")
    func prose() throws {
        let pages = Pages(("radio.mdx", Self.page))
        let component = try pages.component()
        #expect(component.tag == "x-radio-group")
        #expect(component.description == "A set of buttons,  or `{more}` of `<x-radio>`.")
        #expect(component.summary == "Some of *them*.")
        #expect(component.documentation.map(\.heading) == ["Default", "Accessibility"])
        #expect(component.documentation.map(\.level) == [2, 1])
        #expect(component.documentation.map(\.source.line) == [15, 37])
        let code = "```html\n<x-radio-group label=\"{a}\">\n  <x-radio></x-radio>\n</x-radio-group>\n```"
        #expect(component.documentation[0].markdown == "Look at it:\n\n\(code)")
        #expect(component.documentation[1].markdown == "Say \\<what\\> and \\{why\\}, in 1 < 2 words. <https://x.y>")
        #expect(component.extensions.map(\.name) == ["frontMatter.sidebar"])
        #expect(component.properties.isEmpty && component.slots.isEmpty)
        #expect(pages.ids == [.docsMarkup])
        #expect(pages.diagnostics[0].severity == .note && pages.diagnostics[0].location?.line == 8)
    }

    @Test("a page without anything of JSX has no note")
    func plain() throws {
        let pages = Pages(("a.mdx", "# x-x\n\nWords and `<x-y>`.\n\n## More\n\nWords.\n"))
        #expect(pages.ids == [])
        #expect(try pages.component().tag == "x-x" && pages.component().description == "Words and `<x-y>`.")
    }

    @Test(
        "a page may name its component: in front matter, in a tag, in its title",
        arguments: [
            "---\ntitle: Button\ntag: x-b\n---\n", "---\nelement: 'x-b'\n---\n", "---\ntitle: x-b\n---\n",
            "import { Meta } from '@storybook/blocks';\n\n<Meta title=\"Components/Button\" component=\"x-b\" />\n",
            "<ArgTypes\n  of='x-b'\n/>\n", "# `<x-b>`\n",
        ]
    )
    func named(text: String) throws {
        let pages = Pages(("a.mdx", text + "\nWords of <y-button>.\n"))
        #expect(try pages.component().tag == "x-b")
    }

    @Test(
        "one that doesn't is about the element that it shows and is called after",
        arguments: [
            ("a.mdx", "---\ntitle: Menu Item\n---\n\n```html\n<my-menu></my-menu><my-menu-item></my-menu-item>\n```\n"),
            ("a.mdx", "<Meta title=\"Forms/MenuItem\" />\n\n<my-menu-item /> and <my-item />\n"),
            ("a.mdx", "# Menu item\n\nThe `<my-menu-item>`.\n"),
            ("docs/menu-item.stories.mdx", "The `<my-menu-item>`.\n"),
            ("MenuItem.mdx", "# How to use it\n\nThe `<my-menu-item>`.\n"),
        ]
    )
    func shown(path: String, text: String) throws { #expect(try Pages((path, text)).component().tag == "my-menu-item") }

    @Test("one that shows nothing has the prefix of the others, if nearly all of these have one")
    func prefix() {
        func page(_ title: String, _ tag: String) -> (String, String) {
            ("\(title).mdx", "---\ntitle: \(title)\n---\n\nWords of `<\(tag)>`.\n")
        }
        let same = Pages(page("Tab", "br"), page("Button", "x-button"), page("Card", "x-card"))
        #expect(same.components.map(\.tag) == ["x-button", "x-card", "x-tab"])
        let mixed = Pages(page("Tab", "br"), page("Button", "x-button"), page("Card", "y-card"))
        #expect(mixed.components.map(\.tag) == ["x-button", "y-card"])
        #expect(mixed.ids.filter { $0 == .docsNotAComponent }.count == 1)
    }

    @Test("that the tag can't be told is said, also where several elements are called alike")
    func untold() {
        let pages = Pages(
            ("intro.mdx", "# Getting started\n\nInstall it.\n"),
            ("group.mdx", "# Group\n\n`<x-radio-group>` and `<x-menu-group>`.\n")
        )
        #expect(pages.components == [])
        #expect(pages.ids == [.docsNotAComponent, .docsNotAComponent])
        #expect(pages.diagnostics.allSatisfy { $0.severity == .warning })
    }

    // MARK: With other sources

    private static let manifest = """
        {"schemaVersion":"1.0.0","modules":[{"kind":"javascript-module","path":"x.js","declarations":[
        {"kind":"class","name":"X","tagName":"x-x","description":"From code.","members":[{"kind":"field","name":"a"}]},
        {"kind":"class","name":"Y","tagName":"x-y"}]}]}
        """

    private func read(_ files: (String, String)...) -> ManifestFixture {
        ManifestFixture(files: files.map { SourceFile(path: SourcePath($0.0), text: $0.1) })
    }

    @Test("a page documents what another source declares, takes nothing from it, and fills what it leaves open")
    func joined() throws {
        let fixture = read(
            ("m.json", Self.manifest),
            ("x.mdx", "# x-x\n\nFrom a page.\n\n## How\n\nSo.\n"),
            ("y.mdx", "---\ntitle: x-y\n---\n\n---\n\n## How\n\nSo.\n")
        )
        let component = try fixture.component()
        #expect(component.description == "From code." && component.properties.map(\.name) == ["a"])
        #expect(component.documentation.map(\.heading) == ["How"])
        #expect(try fixture.component("x-y").description == nil)
        #expect(fixture.ids == [])
    }

    @Test("a page declares no component: of one that no source has it is left out with a note")
    func undeclared() {
        let pages = [("x.mdx", "# x-x\n\nWords.\n"), ("z.mdx", "# x-z\n\nWords.\n")]
        let fixture = read(("m.json", Self.manifest), pages[0], pages[1])
        #expect(fixture.library.components.map(\.tag) == ["x-x", "x-y"])
        #expect(fixture.ids.filter { $0 == .docsNotAComponent }.count == 1)
        let alone = read(pages[0])
        #expect(alone.library.components == [])
        #expect(Set(alone.ids) == [.docsNotAComponent, .inputNothingFound])
    }

    @Test("a file is known by its ending, or by an import above Markdown; code is none, and an API doc stays one")
    func recognition() {
        func isPage(_ text: String, _ path: String) -> Bool {
            MDXPagesFormat().recognises(.text(SourceFile(path: SourcePath(path), text: text)))
        }
        #expect(isPage("Words.\n", "a.mdx"))
        #expect(isPage("import A from './a';\n\n# A\n", "a.md"))
        #expect(isPage("---\ntitle: A\n---\nimport A from './a';\n", "a.md"))
        #expect(!isPage("# A\n\n```js\nimport A from './a';\n```\n", "a.md"))
        #expect(!isPage("import A from './a';\n\nexport class B {}\n", "a.ts"))
        let fixture = read(("a.mdx", "# X\n\n**Element:** `elvt-x`\n\n## Slots\n\n- `icon` - An icon\n"))
        #expect(fixture.library.components.map { $0.slots.map(\.name) } == [["icon"]])
    }

    // MARK: What means harm

    private static func times(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }

    @Test(
        "what never ends is text or refused, and takes no time",
        arguments: [
            "<A ", "{", "<A b={", "<A b=\"", "<!--", "`", "``a`", "<A>\n", "</A>", "{\"", "export const a = {\n\n",
            "---\n",
        ]
    )
    func endless(text: String) {
        var pages: Pages?
        let time = ContinuousClock().measure {
            pages = Pages(
                ("a.mdx", "# x-x\n\nFirst.\n\n" + Self.times(Loop.size(20_000), text) + "\n\n## Last\n\nWords.\n")
            )
        }
        // Some of it no reader of Markdown takes, which is an error with its place.
        let isRefused = pages?.diagnostics.contains { $0.severity == .error && $0.location != nil } == true
        #expect(pages?.components.map(\.tag) == ["x-x"] || isRefused)
        #expect(time < .seconds(20))
    }

    @Test("a page that is cut anywhere ends no reader")
    func cut() {
        let bytes = Array(Self.page.utf8)
        for end in bytes.indices {
            var bag = DiagnosticBag()
            let file = SourceFile(path: SourcePath("a.mdx"), bytes: Array(bytes[..<end]))
            let text = MDXText(file)
            #expect(text.markdown.count { $0 == 0x0A } == file.bytes.count { $0 == 0x0A })
            _ = MDXPage(file, into: &bag)
        }
    }
}
