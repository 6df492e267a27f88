import Core
import Ingest
import Testing
import WebModel

@Suite("ELEVATE docs: slots, methods, CSS, texts and prose")
struct MemberDocsTests {
    @Test(
        "4: the default slot has an empty name, however it is written",
        arguments: [
            "| Slot | Description |\n|---|---|\n| *(default)* | x |",
            "| Slot | Description |\n|---|---|\n| (default) | x |",
            "| Slot | Description |\n|---|---|\n| `(default)` | x |",
            "| Slot | Description |\n|---|---|\n| default | x |", "### Default Slot\nx", "### (default)\nx",
            "### Default Slot\n- **Description:** x", "- `default` - x", "- *(default)* - x", "- (default) - x",
        ]
    )
    func defaultSlot(section: String) {
        let read = ReadDocs("## Slots\n\n\(section)\n")
        #expect(read.component?.slots.map(\.name) == [""])
        #expect(read.component?.slots.map(\.description) == ["x"])
        #expect(read.ids.isEmpty)
    }

    @Test(
        "16: CSS parts are a table, headings, or bullets",
        arguments: [
            "| Part | Description |\n|---|---|\n| `base` | The base. |", "### base\nThe base.",
            "### `base`\n\nThe base.", "- `base` - The base.", "- `base` – The base.", "- `base`: The base.",
            "- **base** - The base.", "- base - The base.",
        ]
    )
    func cssParts(section: String) {
        let read = ReadDocs("## CSS Parts\n\n\(section)\n")
        #expect(read.component?.cssParts.map(\.name) == ["base"])
        #expect(read.component?.cssParts.map(\.description) == ["The base."])
        #expect(read.ids.isEmpty)
    }

    @Test("CSS custom properties and states are read in the same forms")
    func cssPropertiesAndStates() {
        let docs = """
            ## CSS Custom Properties

            | Property | Default | Description |
            |---|---|---|
            | `--a` | `4px` | The a. |

            - `--b` - The b. Default: `red`
            - not one

            ### --c
            The c.

            ## Custom States

            - `open` - It is open.
            """
        let read = ReadDocs(docs)
        #expect(read.component?.cssProperties.map(\.name) == ["--a", "--b", "--c"])
        #expect(read.component?.cssProperties.map(\.defaultValue) == ["4px", "red", nil])
        #expect(read.component?.cssProperties.map(\.description) == ["The a.", "The b.", "The c."])
        #expect(read.component?.cssStates.map(\.name) == ["open"])
        #expect(read.ids == [.docsRow])
        #expect(read.places == ["13:1"])
    }

    @Test(
        "18: methods are cut into name, parameters and result",
        arguments: [
            ("focus", "focus", [], nil), ("focus()", "focus", [], nil),
            ("focus(options?: FocusOptions)", "focus", ["options?: FocusOptions"], nil),
            ("focus(options?: FocusOptions): void", "focus", ["options?: FocusOptions"], "void"),
            (
                "async go(to: (a: string, b: number) => void, ...rest: string[]): Promise<void>", "go",
                ["to: (a: string, b: number) => void", "...rest: string[]"], "Promise<void>"
            ),
            ("at(index = 0)", "at", ["index?"], nil), ("map<T>(f: (x: T) => T): T[]", "map", ["f: (x: T) => T"], "T[]"),
        ] as [(String, String, [String], String?)]
    )
    func methods(text: String, name: String, parameters expected: [String], returns: String?) {
        for section in ["| Method | Description |\n|---|---|\n| `\(text)` | x |", "### \(text)\n- **Description:** x"] {
            // In a heading `<T>` is HTML, and authors write code there.
            if text.contains("<T>"), section.hasPrefix("###") { continue }
            let read = ReadDocs("## Methods\n\n\(section)\n")
            let method = read.component?.methods.first
            #expect(method?.name == name)
            let parameters = method?.parameters.map { parameter in
                (parameter.isRest ? "..." : "") + parameter.name + (parameter.isOptional ? "?" : "")
                    + (parameter.typeText.map { ": " + $0 } ?? "")
            }
            #expect(parameters == expected)
            #expect(method?.returnsText == returns)
            #expect(read.ids.isEmpty)
        }
    }

    @Test("18: a column or a bullet tells the signature, the parameters or the result")
    func methodFields() {
        let docs = """
            ## Methods

            | Method | Signature | Description |
            |---|---|---|
            | `show` | `show(): Promise<void>` | Shows. |
            | `pick` | `(index: number) => boolean` | Picks. |

            ### hide
            - **Parameters:** `force?: boolean`
            - **Returns:** `Promise<void>` - settles when hidden

            ## Static Methods

            | Method | Returns | Description |
            |---|---|---|
            | `make()` | `X` | Makes. |
            """
        let read = ReadDocs(docs)
        let methods = read.component?.methods ?? []
        #expect(methods.map(\.name) == ["show", "pick", "hide", "make"])
        #expect(methods.map(\.isStatic) == [false, false, false, true])
        #expect(methods.map(\.returnsText) == ["Promise<void>", "boolean", "Promise<void>", "X"])
        #expect(methods.map { $0.parameters.map(\.name) } == [[], ["index"], ["force"], []])
        #expect(methods.map(\.returnsDescription) == [nil, nil, "settles when hidden", nil])
        #expect(read.ids.isEmpty)
    }

    @Test(
        "18: a property among the methods is a property, and a note says so",
        arguments: [
            "| Method | Type | Description |\n|---|---|---|\n| `validity` | `ValidityState` | The state. |",
            "| Method | Returns | Description |\n|---|---|---|\n| `validity` | `ValidityState` | Read-only property: the state. |",
            "### validity\n- **Type:** `ValidityState`\n- **Description:** The state.",
            "| Method | Description |\n|---|---|\n| `validity: ValidityState` | The state. |",
        ]
    )
    func misplaced(section: String) {
        let read = ReadDocs("## Methods\n\n\(section)\n")
        #expect(read.component?.methods.isEmpty == true)
        #expect(read.component?.properties.map(\.name) == ["validity"])
        #expect(read.component?.properties.map(\.typeText) == ["ValidityState"])
        #expect(read.component?.properties.map(\.attribute) == [nil])
        #expect(read.ids == [.docsMisplaced])
    }

    @Test(
        "19: headings in API sections that are no items are documentation",
        arguments: [
            "## Methods\n\n### focus()\n- **Description:** x\n\n### Keyboard Support\n\n- `Enter` - opens\n\n| Key | Action |\n|---|---|\n| `a` | b |\n",
            "## Properties\n\n### a\n- **Type:** `string`\n\n### Accessibility\n\nWords.\n\n- `label` - Say it.\n",
            "## Slots\n\n### prefix\nx\n\n### Slot Usage\n\nKeep `prefix` small.\n",
            "## Events\n\n### elvt-a\nx\n\n### Event Order\n\nFirst `elvt-b`, then `elvt-c`.\n",
        ]
    )
    func noItems(text: String) {
        let read = ReadDocs(text)
        let component = read.component
        let items =
            (component?.methods.count ?? 0) + (component?.properties.count ?? 0) + (component?.slots.count ?? 0)
            + (component?.events.count ?? 0)
        #expect(items == 1)
        #expect(component?.documentation.count == 1)
        #expect(component?.documentation.first?.level == 3)
        #expect(read.ids.isEmpty)
    }

    @Test(
        "19: below a heading that is no item, a table is read if its columns leave no doubt",
        arguments: ["| Property | Type | Default |\n|---|---|---|\n| `b` | `string` | `''` |"]
    )
    func groupTable(table: String) {
        let read = ReadDocs("## Properties\n\n### Form Properties\n\n\(table)\n")
        #expect(read.component?.properties.map(\.name) == ["b"])
        #expect(read.ids.isEmpty)
    }

    @Test(
        "19: what looks like API below a heading that is no item is kept and reported",
        arguments: [
            ("## Properties\n\n### Ranks\n\n| Property | Wins over |\n|---|---|\n| `b` | `c` |\n", "10:1"),
            ("## Properties\n\n### `a` / `b`\n\n- **Type:** `string`\n", "8:6"),
            ("## CSS Parts\n\n### The base\n\n- **Description:** Base.\n", "8:1"),
        ]
    )
    func unreadGroups(text: String, place: String) {
        let read = ReadDocs(text)
        #expect(read.component?.properties.isEmpty == true)
        #expect(read.component?.documentation.count == 1)
        #expect(read.ids == [.docsRow])
        #expect(read.places == [place])
    }

    @Test(
        "20: texts to translate are bullets, or members of a class or an interface",
        arguments: [
            "- `close: string` - Closes.\n- `count(n: number): string` - Counts.",
            "- `close`: `string` - Closes.\n- `count`: `(n: number) => string` - Counts.",
            "**Class:** `XIntl`\n\n- `close: string` - Closes.\n- `count(n: number): string` - Counts.",
            "### abstract class XIntl\n\n- `abstract close: string` - Closes.\n- `abstract count(n: number): string` - Counts.",
            "### `XIntl`\n\n- `close: string` - Closes.\n- `count: (n: number) => string` - Counts.",
            "### XIntl (abstract class)\n\n- `abstract close: string` - Closes.\n- `abstract count(n: number): string` - Counts.",
            "### interface XIntl\n\n| Method | Type | Description |\n|---|---|---|\n| `close` | `string` | Closes. |\n| `count` | `(n: number) => string` | Counts. |",
            "### close\n- **Type:** `string`\n- **Description:** Closes.\n\n### count(n: number): string\nCounts.",
        ]
    )
    func intl(section: String) {
        for heading in ["Internationalization", "Internationalization (i18n)"] {
            let read = ReadDocs("## \(heading)\n\n\(section)\n")
            #expect(read.component?.intl.map(\.name) == ["close", "count"])
            #expect(read.component?.intl.map { $0.type?.description } == ["string", "(n: number) => string"])
            #expect(read.component?.intl.map(\.description) == ["Closes.", "Counts."])
            #expect(read.ids.isEmpty)
        }
    }

    @Test(
        "20: texts have defaults",
        arguments: [
            "- `close: string = 'Close'` - x", "- `close: string` - x Default: `'Close'`", "- `close`: `'Close'` - x",
            "- `close` - x (default: `'Close'`)", "| Key | Default |\n|---|---|\n| `close` | `'Close'` |",
        ]
    )
    func intlDefaults(section: String) {
        #expect(ReadDocs("## Internationalization\n\n\(section)\n").component?.intl.map(\.defaultValue) == ["'Close'"])
    }

    @Test("22: fenced code is never API, wherever it stands", arguments: ["ts", "swift", "markdown", ""])
    func fencedCode(language: String) {
        let code =
            "```\(language)\nclose: string\n| Property | Type |\n|---|---|\n| no | string |\n### no\n- **Type:** `string`\n```\n\n"
        let sections = [
            "Properties", "Slots", "Events", "Methods", "CSS Parts", "CSS Custom Properties", "Types",
            "Internationalization", "Dependencies", "Usage Notes",
        ]
        let read = ReadDocs(sections.map { "## \($0)\n\n\(code)" }.joined())
        var expected = Component(tag: "elvt-x", source: SourceLocation(file: SourcePath("x.md"), line: 3, column: 15))
        #expect(read.component?.documentation.map(\.heading) == sections)
        expected.documentation = read.component?.documentation ?? []
        #expect(read.component?.examples.map(\.title) == sections)
        #expect(read.component?.examples.allSatisfy { $0.language == language } == true)
        expected.examples = read.component?.examples ?? []
        #expect(read.component == expected)
        #expect(read.ids == [.docsCodeNotRead, .docsCodeNotRead])
        #expect(read.diagnostics.allSatisfy { $0.severity == .note })
    }

    @Test("prose is kept as it was written, an unknown heading too")
    func documentation() {
        let read = ReadDocs(
            "## Usage Notes\n\n*One*  \ntwo\n\n| a |\n|---|\n| b |\n\n### Events\n\n- `elvt-no` - no\n\n## Wholly Unknown `x`\n"
        )
        #expect(read.component?.documentation.map(\.heading) == ["Usage Notes", "Events", "Wholly Unknown `x`"])
        #expect(read.component?.documentation.map(\.level) == [2, 3, 2])
        let expected = ["*One*  \ntwo\n\n| a |\n|---|\n| b |", "- `elvt-no` - no", ""]
        #expect(read.component?.documentation.map(\.markdown) == expected)
        #expect(read.component?.documentation.map { $0.source.line } == [6, 15, 19])
        #expect(read.component?.events.isEmpty == true)
        #expect(read.ids.isEmpty)
    }

    @Test("words in an API section that are no items are kept in their place")
    func wordsInSections() {
        let read = ReadDocs("## Slots\n\nBefore.\n\n- `a` - x\n\nAfter.\n\n## Notes\n\nLast.\n")
        #expect(read.component?.slots.map(\.name) == ["a"])
        #expect(read.component?.documentation.map(\.heading) == ["Slots", "Notes"])
        #expect(read.component?.documentation.first?.markdown == "Before.\n\nAfter.")
    }

    @Test("elements that prose names are no dependencies, which a note says")
    func dependenciesInProse() {
        let read = ReadDocs("## Dependencies\n\nIt stands in `elvt-y`, whose size it takes.\n\n- `elvt-z`\n")
        #expect(read.component?.dependencies == ["elvt-z"])
        #expect(read.component?.documentation.count == 1)
        #expect(read.ids == [.docsRow])
        #expect(read.diagnostics.first?.severity == .note)
        #expect(read.places == ["8:1"])
    }

    @Test("dependencies are tags, or titles of other files")
    func dependencies() {
        let x =
            ReadDocs.head
            + "## Dependencies\n\n- `elvt-icon`\n- `<elvt-b>` for the list\n- Icon Button\n- [Chip](chip.md)\n"
        let other = "# Icon Button\n\n**Element:** `elvt-icon-button`\n\n## Dependencies\n\nNone\n"
        let read = ReadDocs([("x.md", x), ("i.md", other)])
        #expect(read.components.map(\.dependencies) == [[], ["elvt-icon", "elvt-b", "elvt-icon-button", "Chip"]])
        #expect(read.components.last?.documentation.first?.markdown.contains("`<elvt-b>` for the list") == true)
    }
}
