import Core
import Ingest
import Testing
import WebModel

@Suite("ELEVATE docs: attributes, columns and rows of properties")
struct PropertyFieldDocsTests {
    @Test("bullets without bold labels below a property are kept and reported")
    func plainLabels() {
        let read = ReadDocs("## Properties\n\n### a\n\n- Type: `string`\n- Default: `'x'`\n")
        #expect(read.component?.properties.map(\.name) == ["a"])
        #expect(read.component?.documentation.map(\.markdown) == ["- Type: `string`\n- Default: `'x'`"])
        #expect(read.ids == [.docsRow])
        #expect(read.places == ["10:1"])
    }

    @Test("what stands beside an attribute's name is not lost")
    func attributeRemark() {
        let read = ReadDocs(
            "## Properties\n\n### a\n- **Type:** `string`\n- **Attribute:** `a` / `data-a`\n\n### b\n- **Type:** `string`\n"
                + "- **Attribute:** `b` (reflected)\n\n### c\n- **Type:** `string`\n- **Attribute:** `c`\n"
        )
        #expect(read.component?.properties.map(\.attribute) == ["a", "b", "c"])
        #expect(read.component?.property("a")?.extensions.map(\.json) == ["\"`a` / `data-a`\""])
        #expect(read.component?.property("b")?.extensions.map(\.name) == ["attribute"])
        #expect(read.component?.property("c")?.extensions.isEmpty == true)
        #expect(read.ids.isEmpty)
    }

    @Test("lines of one bullet that each begin with a label are fields of their own")
    func labelsInOneBullet() {
        let read = ReadDocs(
            "## Properties\n\n### a\n- **Type:** `number`\n  **Default:** `3`\n  **Attribute:** `a`\n- **Description:** One\n  two.\n"
        )
        let property = read.component?.property("a")
        #expect(property?.type == WebType(.keyword(.number)))
        #expect(property?.defaultValue == "3")
        #expect(property?.attribute == "a")
        #expect(property?.description == "One two.")
        #expect(read.ids.isEmpty)
    }

    @Test("17: in bullets the attribute is what they say, and without a bullet there is none")
    func attributesOfBullets() {
        let docs = """
            ## Properties

            ### items
            - **Type:** `Item[]`
            - **Attribute:** `false`

            ### inputMode
            - **Type:** `string`
            - **Attribute:** `inputmode`
            - **Reflects:** Yes

            ### defaultValue
            - **Type:** `string`
            - **Attribute:** `inputmode`
            - **Reflects:** `false`

            ### other
            - **Type:** `string`
            """
        let read = ReadDocs(docs)
        #expect(read.component?.properties.map(\.attribute) == [nil, "inputmode", "inputmode", nil])
        #expect(read.component?.properties.map(\.reflects) == [false, true, false, false])
        #expect(read.ids.isEmpty)
    }

    @Test("17: in tables it is the kebab case of the name, unless a column or the description says otherwise")
    func attributesOfTables() {
        let read = ReadDocs(
            propertyTable(
                "| allowFiles | string | | |",
                "| items | string[] | | The items. **Attribute:** `false` |",
                "| inputMode | string | | Sets the `inputmode` attribute. |",
                "| baseURL | string | | Of the `href` attribute. |"
            )
        )
        #expect(read.component?.properties.map(\.attribute) == ["allow-files", nil, "inputmode", "base-url"])
        #expect(read.component?.property("items")?.description == "The items.")
        let column =
            "## Properties\n\n| Property | Attribute | Type |\n|---|---|---|\n| a | `b` | string |\n| c | - | string |\n"
        #expect(ReadDocs(column).component?.properties.map(\.attribute) == ["b", nil])
    }

    @Test("read-only and computed properties can't be set and have no attribute")
    func readonly() {
        let read = ReadDocs(
            "## Read-Only Properties\n\n| Property | Type | Description |\n|---|---|---|\n| isOpen | boolean | Open. |\n\n"
                + "## Computed Properties\n\n### pageCount\n- **Type:** `number`\n\n"
                + propertyTable(
                    "| a | `string` (readonly) | | |",
                    "| b | string | | Read-only. |",
                    "| c | string | | |"
                )
        )
        #expect(read.component?.properties.map(\.isReadonly) == [true, true, true, true, false])
        #expect(read.component?.properties.map(\.attribute) == [nil, nil, nil, nil, "c"])
    }

    @Test("24: inherited properties are kept and name their origin")
    func inherited() {
        let read = ReadDocs(
            "## Properties\n\n### label\n- **Type:** `string`\n- **Inherited from:** `FormField`\n\n"
                + "## Computed Properties\n\n| Property | Type | Description |\n|---|---|---|\n"
                + "| b | string | Wrong. Inherited from `FormAssociated`. |\n"
        )
        #expect(read.component?.properties.map(\.inheritedFrom?.name) == ["FormField", "FormAssociated"])
        #expect(read.component?.property("b")?.description == "Wrong.")
    }

    @Test("a row that can't be understood is reported with its place, and the others are read")
    func badRow() {
        let read = ReadDocs(
            propertyTable("| a b c | string | | |", "| ok | string | | |", "| | string | | lost |", "| x | `a <` | | |")
        )
        #expect(read.component?.properties.map(\.name) == ["ok", "x"])
        #expect(read.component?.property("x")?.type == WebType(.raw("a <")))
        #expect(read.ids == [.docsRow, .docsRow, .typeSyntax])
        #expect(read.places.first == "10:3")
        #expect(read.places.dropFirst().first == "12:1")
        #expect(read.diagnostics.last?.location?.line == 13)
    }

    @Test("5: cells behind the last column, as a bar without its backslash makes them, are kept and reported")
    func surplusCells() {
        let read = ReadDocs(
            propertyTable(
                "| a | `'x' | 'y'` | `'x'` | One ä. | two |  ",
                "| b | string | | ä | ü \\| ö",
                "| c | string |"
            )
        )
        #expect(read.component?.properties.map(\.name) == ["a", "b", "c"])
        #expect(read.component?.property("a")?.extensions.map(\.name) == ["surplus"])
        #expect(read.component?.property("a")?.extensions.map(\.json) == ["\"One ä. | two\""])
        #expect(read.component?.property("b")?.extensions.map(\.json) == ["\"ü \\\\\\\\| ö\""])
        #expect(read.component?.property("c")?.extensions.isEmpty == true)
        #expect(read.ids == [.typeSyntax, .docsRow, .docsRow])
        #expect(read.places == ["10:7", "10:29", "11:23"])
    }

    @Test("what a cell and the description both tell is kept and reported, unless the cell is empty")
    func toldTwice() {
        let read = ReadDocs(
            propertyTable(
                "| a | `string` | `'x'` | An a. **Type:** `number` |",
                "| b | `string` | | A b. **Default:** `'y'` |"
            )
                + "\n\n| Property | Type | Default | Default value |\n|---|---|---|---|\n"
                + "| `c` | `string` | `'p'` | `'q'` |\n"
        )
        #expect(read.component?.properties.map(\.typeText) == ["string", "string", "string"])
        #expect(read.component?.properties.map(\.defaultValue) == ["'x'", "'y'", "'p'"])
        #expect(read.component?.property("a")?.extensions.map(\.json) == ["\"`number`\""])
        #expect(read.component?.property("c")?.extensions.map(\.json) == ["\"`'q'`\""])
        #expect(read.ids == [.docsConflict, .docsConflict])
        #expect(read.diagnostics.map { $0.location?.line } == [10, 16])
    }

    @Test("a column or a field that has no meaning is kept and reported")
    func unknownColumn() {
        let read = ReadDocs(
            "## Properties\n\n| Property | Mood |\n|---|---|\n| a | `gay` \"x\" |\n\n### b\n- **Type:** `string`\n- **Weight:** 3\n"
        )
        #expect(read.component?.property("a")?.extensions.map(\.name) == ["Mood"])
        #expect(read.component?.property("a")?.extensions.map(\.json) == ["\"`gay` \\\"x\\\"\""])
        #expect(read.component?.property("b")?.extensions.map(\.name) == ["Weight"])
        #expect(read.ids == [.docsUnknownColumn, .docsUnknownColumn])
        #expect(read.places == ["8:14", "14:15"])
    }

    @Test("what stands in bullets without a meaning is kept and reported, and code in them is no type")
    func blocksInBullets() {
        let docs = """
            ## Properties

            ### a
            - **Type:** `string`
              ```ts
              number
              ```
            - **Description:** One.

              Two.
            - no label
            """
        let read = ReadDocs(docs)
        let property = read.component?.property("a")
        #expect(property?.type == WebType(.keyword(.string)))
        #expect(property?.description == "One. Two.")
        #expect(property?.extensions.map(\.name) == ["Type", "bullet"])
        #expect(property?.extensions.map(\.json) == ["\"`number\\n`\"", "\"no label\""])
        #expect(read.places == ["10:3", "16:3"])
    }

    @Test("a property that is described twice is kept once, with a warning")
    func twice() {
        let read = ReadDocs(propertyTable("| a | string | | |", "| a | number | | |"))
        #expect(read.component?.properties.map(\.typeText) == ["string"])
        #expect(read.ids == [.docsDuplicate])
        #expect(read.places == ["11:3"])
    }

    @Test("a deprecated property says why")
    func deprecated() {
        let read = ReadDocs(
            propertyTable(
                "| a | string | | **Deprecated:** use `b`. |",
                "| `b` (deprecated) | string | | |",
                "| c | string | | |"
            )
        )
        #expect(read.component?.properties.map(\.deprecated) == [.reason("use `b`."), .flagged, nil])
    }
}
