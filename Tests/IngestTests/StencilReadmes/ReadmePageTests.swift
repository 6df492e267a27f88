import Core
import Testing
import WebModel

@testable import Ingest

@Suite("Readmes as people leave them")
struct ReadmePageTests {
    private static let properties = ReadmeFixture.properties("| `a` | `a` | Words. | `string` | `undefined` |")

    @Test("what stands above the mark is prose: the introduction, and its sections, whatever they are called")
    func written() throws {
        let fixture = ReadmeFixture(
            Self.properties,
            above: """
                It is a *thing*.

                ## Properties

                | Property | Attribute | Description | Type | Default |
                | --- | --- | --- | --- | --- |
                | `fake` | `fake` | | `string` | |

                ### How

                ```html
                <x-x></x-x>
                ```
                """
        )
        let component = try fixture.component()
        #expect(component.properties.map(\.name) == ["a"])
        #expect(component.description == "It is a *thing*.")
        #expect(component.documentation.map(\.heading) == ["Properties", "How"])
        #expect(component.documentation.map(\.level) == [2, 3])
        #expect(component.documentation[1].markdown == "```html\n<x-x></x-x>\n```")
        #expect(component.documentation[1].source.line == 11)
        #expect(fixture.ids == [])
    }

    @Test("the overview is the description, and the introduction is kept beside it")
    func overview() throws {
        let fixture = ReadmeFixture("## Overview\n\nFrom the code.\n\nMore.\n\n" + Self.properties, above: "By hand.")
        let component = try fixture.component()
        #expect(component.description == "From the code.\n\nMore.")
        #expect(component.documentation.map(\.heading) == ["x-x"])
        #expect(component.documentation.map(\.markdown) == ["By hand."])
        let bare = try ReadmeFixture("## Overview\n\nFrom the code.\n\n").component()
        #expect(bare.documentation == [] && bare.description == "From the code.")
    }

    @Test("usage is documentation with all its headings, also those that look like the compiler's")
    func usage() throws {
        let fixture = ReadmeFixture(
            """
            ## Usage

            ### Link

            ## Default

            <x-x></x-x>

            ## Properties

            | Property | Attribute | Description | Type | Default |
            | --- | --- | --- | --- | --- |
            | `fake` | `fake` | | `string` | |

            ## Slots

            Put a label into it.


            """ + Self.properties + ReadmeFixture.table("Slots", ["Slot", "Description"], [#"| `"icon"` |  |"#])
        )
        let component = try fixture.component()
        #expect(component.properties.map(\.name) == ["a"])
        #expect(component.slots.map(\.name) == ["icon"])
        #expect(component.documentation.map(\.heading) == ["Usage", "Link", "Default", "Properties", "Slots"])
        #expect(component.documentation.map(\.markdown).filter { $0.contains("fake") }.count == 1)
        #expect(component.documentation.map(\.markdown).last == "Put a label into it.")
        #expect(fixture.ids == [])
    }

    @Test("code that nobody closed above the mark takes nothing from what stands below it")
    func unclosed() throws {
        let fixture = ReadmeFixture(Self.properties, above: "```html\n<x-x>\n\n<script>\n")
        #expect(try fixture.component().properties.map(\.name) == ["a"])
        #expect(try fixture.component().properties.map(\.source.line) == [16])
    }

    @Test("a component may be deprecated as a whole")
    func deprecated() throws {
        let fixture = ReadmeFixture("> **[DEPRECATED]** Use `y-y`.\n\n" + Self.properties)
        #expect(try fixture.component().deprecated == .reason("Use `y-y`."))
        #expect(try fixture.component().description == nil)
    }

    @Test("what stands below the long rule is no documentation, whatever the library writes there")
    func footer() throws {
        let rule = String(repeating: "-", count: 46)
        let text =
            "# x-x\n\n\(ReadmeFixture.marker)\n\n\(Self.properties)\n\(rule)\n\n*Made by us* at [home](https://x.y)\n"
        let fixture = ReadmeFixture(("a.md", text))
        #expect(try fixture.component().documentation == [] && fixture.ids == [])
    }

    @Test("ends of lines may be those of Windows, and a mark of the byte order may stand first")
    func lineEnds() throws {
        let text = ReadmeFixture.page(Self.properties, above: "Words.").split(
            separator: "\n",
            omittingEmptySubsequences: false
        )
        let fixture = ReadmeFixture(("a.md", "\u{FEFF}" + text.joined(separator: "\r\n")))
        #expect(try fixture.component().properties.map(\.name) == ["a"])
        #expect(try fixture.component().properties.map(\.source.line) == [12])
        #expect(try fixture.component().description == "Words." && fixture.ids == [])
    }

    @Test("front matter is no prose, and hides no title")
    func frontMatter() throws {
        for text in [ReadmeFixture.page(Self.properties), "# x-x\n\n\(Self.properties)"] {
            let fixture = ReadmeFixture(("readme.md", "---\ntitle: Button\norder: 1\n---\n\n" + text))
            let component = try fixture.component()
            #expect(component.properties.map(\.name) == ["a"])
            #expect(component.documentation == [] && component.description == nil && component.source.line == 6)
            #expect(fixture.ids == [])
        }
    }

    @Test("a readme without a table is a component that has nothing")
    func empty() throws {
        let fixture = ReadmeFixture("")
        let component = try fixture.component()
        #expect(component.properties.isEmpty && component.documentation.isEmpty && component.description == nil)
        #expect(fixture.ids == [])
    }

    @Test("without the mark the compiler's tables are read all the same, below whatever people wrote")
    func unmarked() throws {
        let text = "# x-x\n\nIt is a thing.\n\n## Usage\n\nWords.\n\n\(Self.properties)\n\(ReadmeFixture.footer)"
        let fixture = ReadmeFixture(("a.md", text))
        let component = try fixture.component()
        #expect(component.properties.map(\.name) == ["a"])
        #expect(component.description == "It is a thing.")
        #expect(component.documentation.map(\.heading) == ["Usage"])
        #expect(fixture.ids == [])
    }

    // MARK: Tags

    @Test(
        "a tag may stand in the title as code or as an element",
        arguments: ["`x-x`", "&lt;x-x&gt;", "`<x-x>`", "x-x"]
    )
    func title(title: String) throws {
        let fixture = ReadmeFixture(("a.md", ReadmeFixture.page(Self.properties, title: title)))
        #expect(fixture.components.map(\.tag) == ["x-x"] && fixture.ids == [])
    }

    @Test("the compiler's graph names a component for sure, and a title that says something else is told")
    func graph() throws {
        let graph =
            "## Dependencies\n\n### Graph\n```mermaid\ngraph TD;\n  x-x --> x-y\n  style x-x fill:#f9f,stroke:#333\n```\n"
        let fixture = ReadmeFixture(("a.md", ReadmeFixture.page(graph, title: "x-other")))
        #expect(fixture.components.map(\.tag) == ["x-x"])
        #expect(fixture.ids == [.docsConflict] && fixture.diagnostics[0].severity == .note)
        let words = ReadmeFixture(("a.md", ReadmeFixture.page(graph, title: "The button")))
        #expect(words.components.map(\.tag) == ["x-x"] && words.ids == [])
    }

    @Test(
        "where nothing on the page names it, the tag is that of its path, with a warning",
        arguments: ["src/x-button.md", "src/x-button/readme.md", "x-button/README.md"]
    )
    func path(path: String) throws {
        let fixture = ReadmeFixture((path, ReadmeFixture.page(Self.properties, title: "Button")))
        #expect(fixture.components.map(\.tag) == ["x-button"])
        #expect(fixture.ids == [.docsMissing] && fixture.diagnostics[0].severity == .warning)
    }

    @Test("a path without the library's prefix gets that of the other readmes, if nearly all have it")
    func prefix() throws {
        func files(_ tags: String...) -> [SourceFile] {
            (tags + [""]).enumerated().map { index, tag in
                let name = tag.isEmpty ? "chip" : tag.split(separator: "-").last.map(String.init) ?? ""
                let text = ReadmeFixture.page(Self.properties, title: tag.isEmpty ? "Chip" : tag)
                return SourceFile(path: SourcePath("\(index)/\(name)/readme.md"), text: text)
            }
        }
        let same = ReadmeFixture(files: files("my-ds-button", "my-ds-input"))
        #expect(same.components.map(\.tag) == ["my-ds-button", "my-ds-chip", "my-ds-input"])
        #expect(same.ids == [.docsMissing])
        let mixed = ReadmeFixture(files: files("a-button", "b-input"))
        #expect(mixed.components.map(\.tag) == ["a-button", "b-input"])
        #expect(mixed.ids == [.docsNotAComponent] && mixed.diagnostics[0].severity == .warning)
    }

    @Test("a page with the compiler's mark and nothing else to go by is left out with a note")
    func nothing() {
        let fixture = ReadmeFixture(("docs/readme.md", "# Components\n\n\(ReadmeFixture.marker)\n"))
        #expect(fixture.components == [] && fixture.ids == [.docsNotAComponent])
        #expect(fixture.diagnostics[0].severity == .note)
    }

    // MARK: What is broken

    @Test(
        "a row with a bar too many, one without a name, and a column that nobody knows are told, and the rest is read"
    )
    func brokenRows() throws {
        let fixture = ReadmeFixture(
            ReadmeFixture.table(
                "Properties",
                ["Property", "Attribute", "Description", "Type", "Default", "Since"],
                [
                    #"| `a` | `a` | Words. | `"x" | "y"` | `'x'` | 1.0 |"#, "|  | `b` | | `string` | | |",
                    "| some words | -- | | `string` | | |", "| `c` | `c` | | `number` | `1` | 2.0 |", "| `d`",
                ]
            )
        )
        #expect(fixture.ids.filter { $0 == .docsRow }.count == 3)
        #expect(fixture.ids.filter { $0 == .docsUnknownColumn }.count == 1)
        let component = try fixture.component()
        #expect(component.properties.map(\.name) == ["a", "c", "d"])
        #expect(component.properties[1].type?.description == "number" && component.properties[1].defaultValue == "1")
        #expect(component.properties[1].extensions.map(\.name) == ["Since"])
        #expect(component.properties[0].extensions.map(\.name).contains("surplus"))
        #expect(component.properties[2].type == nil)
        #expect(fixture.diagnostics.allSatisfy { ($0.location?.line ?? 0) >= 10 })
    }

    @Test("a section of the compiler without its table is told and kept as documentation")
    func noTable() throws {
        let fixture = ReadmeFixture("## Properties\n\n- color\n\n### color\n\nstring\n\n## Events\n\n### change\n\n\n")
        #expect(fixture.ids == [.docsRow, .docsRow])
        #expect(try fixture.component().documentation.map(\.heading) == ["Properties", "color", "Events", "change"])
    }

    @Test("of two items of one name the first counts, and a name that is none of CSS is left out")
    func repetition() throws {
        let fixture = ReadmeFixture(
            ReadmeFixture.table(
                "CSS Custom Properties",
                ["Name", "Description"],
                ["| `--a` | One. |", "| `--a` | Two. |", "| `gap` | |"]
            )
        )
        #expect(fixture.ids.sorted { $0.rawValue < $1.rawValue } == [.docsDuplicate, .docsRow])
        #expect(try fixture.component().cssProperties.map(\.description) == ["One."])
    }

    @Test("a heading among the methods that is no signature is told and kept as documentation")
    func noSignature() throws {
        let fixture = ReadmeFixture("## Methods\n\n### `a() => void`\n\n### `b(( =>`\n\nWords.\n")
        #expect(try fixture.component().methods.map(\.name) == ["a"])
        #expect(fixture.ids == [.docsRow])
        #expect(try fixture.component().documentation.map(\.markdown) == ["Words."])
    }

    // MARK: Recognition

    @Test("a readme is known by the mark, by the last line, or by its first table below a tag; code never counts")
    func recognition() {
        func isReadme(_ text: String) -> Bool { ReadmeRecognition.recognises(Array(text.utf8)) }
        #expect(isReadme("# Words\n\n\(ReadmeFixture.marker)\n"))
        #expect(isReadme("# x-x\n\n\(ReadmeFixture.footer)"))
        #expect(isReadme("# x-x\n\n\(Self.properties)"))
        #expect(!isReadme("# Words\n\n\(Self.properties)"))
        #expect(!isReadme("# x-x\n\n| Property | Type |\n|---|---|\n| `a` | `string` |\n"))
        #expect(!isReadme("# x-x\n\n```\n\(ReadmeFixture.marker)\n\(Self.properties)```\n"))
        #expect(!isReadme("A library. Built with [StencilJS](https://stenciljs.com/) and `\(ReadmeFixture.marker)`.\n"))
    }

    @Test("an API doc with such a table that names its element in its own way stays one")
    func otherDocs() throws {
        let text = "# x-x\n\n**Element:** `elvt-x`\n\n\(Self.properties)"
        let fixture = ManifestFixture(texts: ("a.md", text))
        #expect(fixture.library.components.map(\.tag) == ["elvt-x"])
        let readme = ManifestFixture(texts: ("a.md", ReadmeFixture.page(Self.properties)))
        #expect(readme.library.components.map(\.tag) == ["x-x"])
        #expect(try readme.component().properties.map(\.name) == ["a"])
    }
}
