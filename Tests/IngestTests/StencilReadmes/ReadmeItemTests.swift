import Core
import Testing
import WebModel

@testable import Ingest

@Suite("What the compiler writes into a readme")
struct ReadmeItemTests {
    private static let deprecated = #"<span style="color:red">**[DEPRECATED]**</span>"#

    private func property(_ row: String) throws -> Property {
        let fixture = ReadmeFixture(ReadmeFixture.properties(row))
        #expect(fixture.ids == [])
        return try #require(try fixture.component().properties.first)
    }

    @Test("a property has its attribute, what it is for, its type and its default")
    func property() throws {
        let property = try property(
            #"| `shapeOf` | `shape-of` | The *shape*, of `<a>`. | `"a" \| "b" \| undefined` | `'a'` |"#
        )
        #expect(property.name == "shapeOf" && property.attribute == "shape-of" && !property.isAttributeAssumed)
        #expect(property.description == "The *shape*, of `<a>`.")
        #expect(property.type == WebType(.enumeration(["a", "b"]), isOptional: true))
        #expect(property.typeText == #""a" | "b" | undefined"#)
        #expect(property.defaultValue == "'a'" && !property.isRequired && property.deprecated == nil)
        #expect(property.source.line == 12 && property.source.column == 4)
    }

    @Test("two hyphens are no attribute, `undefined` is no default, and the remark says what is required")
    func nothing() throws {
        let property = try property("| `items` _(required)_ | -- |  | `Item[]` | `undefined` |")
        #expect(property.name == "items" && property.isRequired)
        #expect(property.attribute == nil && !property.isAttributeAssumed)
        #expect(property.defaultValue == nil && property.description == nil)
        #expect(property.type?.description == "Item[]")
    }

    @Test("a default with backticks stands in two of them, and a bar in a text is a bar")
    func backticks() throws {
        let property = try property(#"| `text` | `text` | One \| two. | `string` | `` `Page ${1}` `` |"#)
        #expect(property.defaultValue == "`Page ${1}`" && property.description == "One | two.")
        let function = try self.property(
            #"| `format` | -- |  | `(value: "a" \| "b") => string \| number` | `value => value` |"#
        )
        #expect(function.type?.description == #"(value: "a" | "b") => string | number"#)
    }

    @Test(
        "what is deprecated has its reason, and beside it what it is for",
        arguments: [
            ("use `b`<br/><br/>The a.", Deprecation.reason("use `b`"), "The a." as String?),
            ("use b<br/><br/>", .reason("use b"), nil), ("<br/><br/>The a.", .flagged, "The a."),
            ("in v3<br />", .reason("in v3<br />"), nil),
        ]
    )
    func deprecation(text: String, expected: Deprecation, description: String?) throws {
        let property = try property("| `a` | `a` | \(Self.deprecated) \(text) | `string` | `undefined` |")
        #expect(property.deprecated == expected)
        #expect(property.description == description)
    }

    @Test("an event has its type; older compilers write what it carries")
    func events() throws {
        let newer = ReadmeFixture(
            ReadmeFixture.table(
                "Events",
                ["Event", "Description", "Type"],
                [
                    #"| `x-change` | Words. | `CustomEvent<number \| string>` |"#,
                    "| `old` | \(Self.deprecated) use x-change<br/><br/>Words. | `CustomEvent<void>` |",
                ]
            )
        )
        let events = try newer.component().events
        #expect(events.map(\.name) == ["x-change", "old"])
        #expect(events.map(\.typeText) == ["CustomEvent<number | string>", "CustomEvent<void>"])
        #expect(events.map(\.deprecated) == [nil, .reason("use x-change")])
        #expect(events.map(\.description) == ["Words.", "Words."])
        let older = ReadmeFixture(
            ReadmeFixture.table("Events", ["Event", "Description", "Detail"], ["| `ionBlur` | Words. | void |"])
        )
        #expect(try older.component().events.map(\.type) == [.event(carrying: WebType(.keyword(.void)))])
        #expect(newer.ids == [] && older.ids == [])
    }

    @Test("a method has what it does, its parameters and what it returns, each with its words")
    func methods() throws {
        let docs = """
            ## Methods

            ### `open(event: PointerEvent, now?: boolean, ...rest: string[]) => Promise<string | null>`

            \(Self.deprecated) use show<br/><br/>Opens it.

            - at once
            - or later

            #### Parameters

            | Name    | Type                   | Description    |
            | ------- | ---------------------- | -------------- |
            | `event` | `PointerEvent`         | Where.         |
            | `now`   | `boolean \\| undefined` |                |
            | `rest`  | `string[]`             | One \\| more.   |

            #### Returns

            Type: `Promise<string | null>`

            What was open.

            ### `close() => Promise<void>`



            #### Returns

            Type: `Promise<void>`




            """
        let fixture = ReadmeFixture(docs)
        #expect(fixture.ids == [])
        let methods = try fixture.component().methods
        #expect(methods.map(\.name) == ["open", "close"])
        let open = try #require(methods.first)
        #expect(open.description == "Opens it.\n\n- at once\n- or later")
        #expect(open.deprecated == .reason("use show"))
        #expect(open.parameters.map(\.name) == ["event", "now", "rest"])
        #expect(open.parameters.map(\.isOptional) == [false, true, false])
        #expect(open.parameters.map(\.isRest) == [false, false, true])
        #expect(open.parameters.map(\.typeText) == ["PointerEvent", "boolean | undefined", "string[]"])
        #expect(open.parameters.map(\.description) == ["Where.", nil, "One | more."])
        #expect(open.returnsText == "Promise<string | null>" && open.returnsDescription == "What was open.")
        #expect(methods[1].description == nil && methods[1].returnsDescription == nil)
        #expect(methods[1].returnsText == "Promise<void>")
    }

    @Test(
        "a method has what its signature says where nothing stands below it, and oldest compilers list methods in a table"
    )
    func bareMethods() throws {
        let bare = ReadmeFixture("## Methods\n\n### `open(now?: boolean) => Promise<void>`\n\nOpens it.\n")
        let open = try #require(try bare.component().methods.first)
        #expect(open.parameters.map(\.typeText) == ["boolean"] && open.parameters.map(\.isOptional) == [true])
        #expect(open.returnsText == "Promise<void>" && open.description == "Opens it.")
        let table = ReadmeFixture(
            ReadmeFixture.table("Methods", ["Method", "Description"], ["| `open` | Opens it. |", "| `close()` |  |"])
        )
        #expect(try table.component().methods.map(\.name) == ["open", "close"])
        #expect(try table.component().methods.map(\.description) == ["Opens it.", nil])
        #expect(bare.ids == [] && table.ids == [])
    }

    @Test(
        "the default slot has no name, whatever its author calls it",
        arguments: [#"`"<default>"`"#, "`<default>`", #"`"(default)"`"#, #"`"default"`"#, #"`""`"#, #"`"*"`"#]
    )
    func defaultSlot(cell: String) throws {
        let fixture = ReadmeFixture(
            ReadmeFixture.table("Slots", ["Slot", "Description"], [#"| `"end"` | Last. |"#, "| \(cell) | Content. |"])
        )
        let slots = try fixture.component().slots
        #expect(slots.map(\.name) == ["end", ""])
        #expect(slots.map(\.description) == ["Last.", "Content."])
        #expect(fixture.ids == [])
    }

    @Test(
        "the default slot has no name, slots and parts stand in quotes, states may have their colon, styles are custom properties"
    )
    func styling() throws {
        let fixture = ReadmeFixture(
            ReadmeFixture.table(
                "Slots",
                ["Slot", "Description"],
                [#"|  | Content. |"#, #"| `"icon-end"` | An icon. |"#]
            )
                + ReadmeFixture.table(
                    "Shadow Parts",
                    ["Part", "Description"],
                    [#"| `"base"` |  |"#, "| `label` | The label. |"]
                )
                + ReadmeFixture.table(
                    "Custom States",
                    ["State", "Description"],
                    ["| `:state(open)` | It is open. |", "| `busy` |  |"]
                )
                + ReadmeFixture.table("CSS Custom Properties", ["Name", "Description"], ["| `--gap` | Space. |"])
        )
        let component = try fixture.component()
        #expect(component.slots.map(\.name) == ["", "icon-end"])
        #expect(component.slots.map(\.description) == ["Content.", "An icon."])
        #expect(component.cssParts.map(\.name) == ["base", "label"])
        #expect(component.cssStates.map(\.name) == ["open", "busy"])
        #expect(component.cssProperties.map(\.name) == ["--gap"])
        #expect(component.cssProperties.map(\.description) == ["Space."])
        #expect(fixture.ids == [])
    }

    @Test("what a component depends on is known; who uses it, and the graph, are no API and no documentation")
    func dependencies() throws {
        let docs = """
            ## Dependencies

            ### Used by

             - [y-list](../list)

            ### Depends on

            - [x-icon](../icon)
            - x-other

            ### Graph
            ```mermaid
            graph TD;
              x-x --> x-icon
              style x-x fill:#f9f,stroke:#333,stroke-width:4px
            ```
            """
        let fixture = ReadmeFixture(docs)
        let component = try fixture.component()
        #expect(component.dependencies == ["x-icon", "x-other"])
        #expect(component.documentation == [] && component.properties == [])
        #expect(fixture.ids == [])
    }

    @Test("what a default can't be is told, and so is a type that can't be read")
    func mistakes() throws {
        let fixture = ReadmeFixture(
            ReadmeFixture.properties(
                "| `a` | `a` |  | `boolean` | `5` |",
                "| `b` | `b` |  | `{ a: ` | `undefined` |",
                "| `c` | `c` |  | `{ a: ` | `undefined` |"
            )
        )
        #expect(fixture.ids == [.manifestDefaultMismatch, .typeSyntax])
        #expect(fixture.diagnostics[1].notes.count == 1)
        #expect(try fixture.component().properties.map(\.typeText) == ["boolean", "{ a:", "{ a:"])
    }
}
