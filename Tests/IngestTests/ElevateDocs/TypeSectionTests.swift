import Core
import Ingest
import Testing
import WebModel

@Suite("ELEVATE docs: types")
struct TypeSectionTests {
    @Test(
        "a definition may be a bullet, a heading with text, bullets, or a row",
        arguments: [
            "- `Size`: `'s' | 'm'`", "- **Size**: `'s' | 'm'`", "- **Size:** `'s'`, `'m'`", "- `Size` - `s` or `m`",
            "- `Size`\n  - `s`\n  - `m`", "### Size\n\n`'s' | 'm'`", "### Size\n- `'s'` - small\n- `'m'` - medium",
            "### `Size`\n\n`type Size = 's' | 'm';`", "### type Size\n- `s`\n- `m`",
            "- `Size`: `'s' | 'm'`, and no more", "| Type | Values |\n|---|---|\n| `Size` | `'s' \\| 'm'` |",
            "### Size\n- `S` = `'s'`\n- `M` = `'m'`",
        ]
    )
    func forms(section: String) {
        let read = ReadDocs("## Types\n\n\(section)\n\n" + propertyTable("| a | `Size` | | |"))
        #expect(read.component?.types.map(\.name) == ["Size"])
        #expect(read.component?.types.first?.type?.values == ["s", "m"])
        #expect(read.component?.property("a")?.type == WebType(.enumeration(["s", "m"]), alias: "Size"))
        #expect(read.ids.isEmpty)
    }

    @Test("what bullets say about values is kept with the type, or with the property")
    func explainedValues() {
        let read = ReadDocs(
            "## Types\n\n### Size\n- `'s'` - small\n- `'m'`\n\n### Mode\n- `a`\n- `b`\n\n## Properties\n\n### a\n"
                + "- **Type:** `string`\n- **Valid Values:**\n  - `x`: left\n  - `y`\n\n"
                + "### b\n- **Type:** `string`\n- **Valid Values:**\n  - `'x'`\n  - `'y'`\n"
        )
        #expect(read.component?.types.map(\.description) == ["- `'s'` - small\n- `'m'`", nil])
        #expect(read.component?.properties.map { $0.type?.values } == [["x", "y"], ["x", "y"]])
        #expect(read.component?.property("a")?.extensions.map(\.json) == ["\"`x`: left\"", "\"`y`\""])
        #expect(read.component?.property("b")?.extensions.isEmpty == true)
        #expect(read.ids.isEmpty)
    }

    @Test("10: names of members are kept as they are, with a warning, and are no values of a default")
    func memberNames() {
        let read = ReadDocs(
            "## Types\n\n### Shape\n\n- `Box` - corners\n- `Pill` - none\n\n"
                + propertyTable("| a | `Shape` | `Shape.Box` | |")
        )
        #expect(read.component?.property("a")?.type == WebType(.enumeration(["Box", "Pill"]), alias: "Shape"))
        #expect(read.component?.property("a")?.defaultValue == "Shape.Box")
        #expect(read.ids == [.docsMissing])
    }

    @Test("10: where another place tells the values of the members, those count")
    func memberNamesAndValues() {
        let read = ReadDocs(
            "## Types\n\n### Place\n\n- `TopStart` - up\n- `End` - down\n\n"
                + propertyTable("| a | `Place` | `Place.TopStart` | Options: \"top-start\", \"end\" |")
        )
        #expect(read.component?.property("a")?.type == WebType(.enumeration(["top-start", "end"]), alias: "Place"))
        #expect(read.component?.property("a")?.defaultValue == "'top-start'")
        #expect(read.ids == [.docsMissing])
    }

    @Test(
        "11: a type takes the values of another and adds to them",
        arguments: [
            "### ChipTone\n\nAll standard `Tone` values and `'extra'`.", "- `ChipTone`: `Tone | 'extra'`",
            "- `ChipTone`: all `Tone` values plus `extra`", "### ChipTone\n- `Tone` values\n- `'extra'`",
        ]
    )
    func extending(section: String) {
        let page = "## Types\n\n\(section)\n\n" + propertyTable("| a | `ChipTone` | | |")
        let tone = "# T\n\n**Element:** `elvt-t`\n\n## Types\n\n- `Tone`: `'loud' | 'calm'`\n"
        let read = ReadDocs([("x.md", ReadDocs.head + page), ("t.md", tone)])
        let property = read.components.last?.property("a")
        #expect(property?.type == WebType(.enumeration(["loud", "calm", "extra"]), alias: "ChipTone"))
        #expect(read.ids.isEmpty)
    }

    @Test("a type that leads to itself ends")
    func cycle() {
        let read = ReadDocs(
            "## Types\n\n- `A`: `B | 'a'`\n- `B`: `A | 'b'`\n- `C`: `C[]`\n\n"
                + propertyTable("| a | `A` | | |", "| c | `C` | | |")
        )
        #expect(read.component?.properties.count == 2)
    }

    @Test("text that is no type is kept, with a warning")
    func noType() {
        let read = ReadDocs("## Types\n\n### Theme\n\nWhatever the page likes.\n")
        #expect(read.component?.types.map(\.description) == ["Whatever the page likes."])
        #expect(read.component?.types.first?.type == nil)
        #expect(read.ids == [.docsMissing])
    }
}
