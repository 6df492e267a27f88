import Core
import Ingest
import Testing
import WebModel

@Suite("ELEVATE docs: properties")
struct PropertyDocsTests {
    @Test("5: an escaped bar is a bar, within code and without")
    func escapedBars() {
        let read = ReadDocs(propertyTable("| a | `'x' \\| 'y'` | `'x'` | x \\| y |", "| b | 'x' \\| 'y' | 'y' | |"))
        #expect(read.component?.property("a")?.typeText == "'x' | 'y'")
        #expect(read.component?.property("a")?.type?.values == ["x", "y"])
        #expect(read.component?.property("a")?.description == "x | y")
        #expect(read.component?.property("b")?.type?.values == ["x", "y"])
        #expect(read.ids.isEmpty)
    }

    @Test("6: types in cells need no code spans")
    func bareTypes() {
        let read = ReadDocs(
            propertyTable("| a | boolean | false | |", "| b | string \\| undefined | | |", "| c | Array<string> | | |")
        )
        #expect(read.component?.properties.map(\.type?.description) == ["boolean", "string | undefined", "string[]"])
        #expect(read.component?.property("a")?.defaultValue == "false")
    }

    @Test(
        "7: types of every kind are understood",
        arguments: [
            ("`1 \\| 2 \\| 3`", "1 | 2 | 3"), ("`(A \\| B)[]`", "(A | B)[]"),
            ("`(item: Type) => string \\| number`", "(item: Type) => string | number"),
            ("`TableSelection<Type>`", "TableSelection<Type>"),
            ("`Record<string, unknown>`", "Record<string, unknown>"), ("`string` or `number`", "string | number"),
            ("`string`, `number`", "string | number"), ("`string` \\| `undefined`", "string | undefined"),
            ("`Boolean`", "boolean"), ("`Number[]`", "number[]"), ("`String?`", "string | undefined"),
            ("String?", "string | undefined"), ("`[String]`", "string[]"),
            ("`(name: String?) => Number`", "(name: string | undefined) => number"),
            ("`{ String: Number }`", "{ String: number }"), ("`'Number' \\| 'String'`", "\"Number\" | \"String\""),
        ]
    )
    func types(cell: String, expected: String) {
        let read = ReadDocs(propertyTable("| a | \(cell) | | |"))
        let expected = WebTypeParser.parse(expected).type.description
        #expect(read.component?.property("a")?.type?.description == expected)
        #expect(read.ids.isEmpty)
    }

    @Test(
        "7: an alias has its union behind it",
        arguments: [
            "`Size` (`'s' \\| 'm'`)", "`Size` ('s' \\| 'm')", "Size ('s' \\| 'm')", "`Size ('s' \\| 'm')`",
            "`Size` (`'s'`, `'m'`)", "`Size` (`'s'` or `'m'`)",
        ]
    )
    func aliasWithUnion(cell: String) {
        let property = ReadDocs(propertyTable("| a | \(cell) | | |")).component?.property("a")
        #expect(property?.typeText == "Size")
        #expect(property?.type == WebType(.enumeration(["s", "m"]), alias: "Size"))
    }

    @Test("7: an alias has its values in a field, in whatever way they are listed")
    func validValues() {
        for values in ["`'s'`, `'m'`", "`s`, `m`", "`s` | `m`", "'s' or 'm'", "s, m", "`s` (small), `m` (medium)"] {
            let text = "## Properties\n\n### a\n- **Type:** `Size`\n- **Valid Values:** \(values)\n"
            let read = ReadDocs(text)
            #expect(
                read.component?.property("a")?.type == WebType(.enumeration(["s", "m"]), alias: "Size"),
                "\(values)"
            )
            #expect(read.ids.isEmpty)
        }
        let nested =
            "## Properties\n\n### a\n- **Type:** `Size`\n- **Valid Values:**\n  - `s` - small\n  - `m` - medium\n"
        #expect(ReadDocs(nested).component?.property("a")?.type?.values == ["s", "m"])
    }

    @Test("7: values that are no list are kept as they are, with a warning")
    func valuesThatAreNone() {
        let read = ReadDocs("## Properties\n\n### a\n- **Type:** `number`\n- **Valid Values:** `0` to `100`\n")
        #expect(read.component?.property("a")?.type == WebType(.keyword(.number)))
        #expect(read.component?.property("a")?.extensions.map(\.json) == ["\"`0` to `100`\""])
        #expect(read.ids == [.docsRow])
        #expect(read.places == ["10:22"])
    }

    @Test("7: an alias is explained by the section of types, by another file, and by another property")
    func aliasElsewhere() {
        let a =
            "# A\n\n**Element:** `elvt-a`\n\n"
            + propertyTable("| size | `Size` | `Size.M` | |", "| tone | `Tone` | | |")
        let b = "# B\n\n**Element:** `elvt-b`\n\n" + propertyTable("| size | `Size` (`'s' \\| 'm'`) | | |")
        let c = "# C\n\n**Element:** `elvt-c`\n\n## Types\n\n- `Tone`: `'loud' | 'calm'`\n"
        let files = [("a.md", a), ("b.md", b), ("c.md", c)]
        for read in [ReadDocs(files), ReadDocs(files.reversed())] {
            #expect(read.component?.property("size")?.type == WebType(.enumeration(["s", "m"]), alias: "Size"))
            #expect(read.component?.property("size")?.defaultValue == "'m'")
            #expect(read.component?.property("tone")?.type == WebType(.enumeration(["loud", "calm"]), alias: "Tone"))
            #expect(read.components.last?.types.map(\.name) == ["Tone"])
            #expect(read.ids.isEmpty)
        }
    }

    @Test("12: other files that contradict each other explain nothing, and a warning says so")
    func contradictingFiles() {
        let a = "# A\n\n**Element:** `elvt-a`\n\n" + propertyTable("| size | `Size` | | |")
        let b = "# B\n\n**Element:** `elvt-b`\n\n" + propertyTable("| size | `Size` (`'s' \\| 'm'`) | | |")
        let c = "# C\n\n**Element:** `elvt-c`\n\n" + propertyTable("| size | `Size` (`'s' \\| 'l'`) | | |")
        let read = ReadDocs([("a.md", a), ("b.md", b), ("c.md", c)])
        #expect(read.component?.property("size")?.type == WebType(.reference(name: "Size", arguments: [])))
        #expect(read.ids == [.typeUnresolved])
        #expect(read.diagnostics.first?.notes.map { $0.location?.file.published } == ["b.md", "c.md"])
    }

    @Test(
        "8: defaults are kept as they are spelled, without the marks of code",
        arguments: [
            ("`\"m\"`", "string", "\"m\"", false), ("`'m'`", "string", "'m'", false),
            ("`Size.M`", "`Size` (`'s' \\| 'm'`)", "'m'", false), ("`.m`", "`Size` (`'s' \\| 'm'`)", "'m'", false),
            ("`Size.TopStart`", "`Size` (`'top-start' \\| 'end'`)", "'top-start'", false),
            ("`Size.X`", "`Size` (`'s' \\| 'm'`)", "Size.X", false),
            ("`Other.M`", "`Size` (`'s' \\| 'm'`)", "Other.M", false), ("`.m`", "`Unknown`", ".m", false),
            ("`undefined`", "string", nil, false), ("`nil`", "String?", nil, false), ("`-`", "string", nil, false),
            ("—", "string", nil, false), ("", "string", nil, false), ("None", "string", nil, false),
            ("`none`", "string", "none", false), ("null", "string", "null", false), ("(required)", "string", nil, true),
            ("`(required)`", "string", nil, true), ("*required*", "string", nil, true),
            ("`0` (auto)", "number", "0", false), ("default", "string", "default", false),
            ("`Infinity`", "number", "Infinity", false), ("`[]`", "string[]", "[]", false),
            ("`''`", "string", "''", false),
        ] as [(String, String, String?, Bool)]
    )
    func defaults(cell: String, type: String, value: String?, isRequired: Bool) {
        let property = ReadDocs(propertyTable("| a | \(type) | \(cell) | |")).component?.property("a")
        #expect(property?.defaultValue == value)
        #expect(property?.isRequired == isRequired)
    }

    @Test("8: what stands beside a default is not lost")
    func defaultWithRemark() {
        let property = ReadDocs(propertyTable("| a | number | `0` (auto) | |")).component?.property("a")
        #expect(property?.extensions.map(\.json) == ["\"`0` (auto)\""])
    }

    @Test("9: values that only the description tells close an alias")
    func valuesInProse() {
        let read = ReadDocs(
            propertyTable(
                "| a | `A` | | The shape. Options: \"box\", \"pill\" |",
                "| b | `B` | | What it follows: `anchor`, `start` or `end`. |",
                "| c | `string` | | One of `x`, `y`, or `z`. |",
                "| d | `string` | | Any of it: say `hover` and `focus`, separated by spaces. |",
                "| e | `E` | | A name, e.g.: `one` or `two`. |",
                "| f | `boolean` | | Options: `true`, `false` |"
            )
        )
        let types = read.component?.properties.map { $0.type?.values }
        #expect(types == [["box", "pill"], ["anchor", "start", "end"], ["x", "y", "z"], nil, nil, nil])
        #expect(read.component?.property("f")?.type == WebType(.keyword(.boolean)))
        #expect(read.ids.isEmpty)
    }

    @Test("12: of values that contradict each other the narrower count, and a warning names both places")
    func contradiction() {
        let read = ReadDocs(propertyTable("| a | `A` (`'s' \\| 'm' \\| 'l'`) | | Size. Options: \"s\", \"m\" |"))
        #expect(read.component?.property("a")?.type == WebType(.enumeration(["s", "m"]), alias: "A"))
        #expect(read.component?.types.map { $0.type?.values } == [["s", "m", "l"]])
        #expect(read.ids == [.docsConflict])
        #expect(read.places == ["10:37"])
        #expect(read.diagnostics.first?.notes.map { $0.location?.line } == [10])
    }

    @Test("12: the order in which values are told is no contradiction")
    func sameValues() {
        let read = ReadDocs(propertyTable("| a | `A` (`'s' \\| 'm'`) | | Options: \"m\", \"s\" |"))
        #expect(read.ids.isEmpty)
    }

    @Test("13: sections without properties say so in many ways, and nobody is warned")
    func empty() {
        for text in [
            "None", "None explicitly defined", "None.", "*None*", "This component has no public properties.", "-", "",
            "No public properties.", "- None", "N/A", "| Property | Type |\n|---|---|\n| None | |",
            "| Property | Type |\n|---|---|\n| - | - |", "There are no properties.",
        ] {
            let read = ReadDocs("## Properties\n\n\(text)\n")
            #expect(read.component?.properties.isEmpty == true, "\(text)")
            #expect(read.component?.documentation.isEmpty == true, "\(text)")
            #expect(read.ids.isEmpty, "\(text)")
        }
    }

    @Test(
        "a field says yes in a word or a mark, with remarks behind it",
        arguments: [
            ("Yes", true), ("yes ✅", true), ("`true`", true), ("✅", true), ("✔️ yes", true), ("Yes (initially)", true),
            ("x", true), ("No", false), ("`false`", false), ("❌ No", false), ("—", false), ("Yesterday", false),
        ]
    )
    func yes(text: String, isYes: Bool) {
        let read = ReadDocs("## Properties\n\n### a\n- **Type:** `string`\n- **Reflects:** \(text)\n")
        #expect(read.component?.property("a")?.reflects == isYes)
    }
}
