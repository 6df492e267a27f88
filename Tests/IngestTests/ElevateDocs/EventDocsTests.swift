import Core
import Ingest
import Testing
import WebModel

@Suite("ELEVATE docs: events")
struct EventDocsTests {
    @Test(
        "14: events that only prose tells are found",
        arguments: [
            ("Emits `elvt-a` when it opens.", ["elvt-a"]),
            ("Emits `elvt-a` and `elvt-b`.", ["elvt-a", "elvt-b"]),
            ("It emits `elvt-a` when it begins to open and `elvt-b` when it begins to close.", ["elvt-a", "elvt-b"]),
            (
                "The component fires the events `elvt-a`, `elvt-b` and `elvt-c` as it opens.",
                ["elvt-a", "elvt-b", "elvt-c"]
            ),
            ("The `elvt-a` event is emitted when `open` changes.", ["elvt-a"]),
            ("An `elvt-a` is dispatched by the component.", ["elvt-a"]),
            ("It emits `elvt-a` when `open` and `modal` change.", ["elvt-a"]),
            ("It listens to `elvt-c` of its items. It emits `elvt-a` then.", ["elvt-a"]),
        ]
    )
    func prose(text: String, names: [String]) {
        let read = ReadDocs("## Events\n\n\(text)\n")
        #expect(read.component?.events.map(\.name) == names)
        #expect(read.ids.isEmpty)
    }

    @Test(
        "14: events of others are not the component's own, and the text about them is kept",
        arguments: [
            "Listens to `elvt-a` of its items.", "The group listens for `elvt-a` and `elvt-b`.",
            "Each item emits `elvt-a`.", "The `elvt-a` event is emitted by its children.",
            "Listens to these events from its children:\n\n- `elvt-a` - an item was chosen\n- `elvt-b` - another",
            "Listens to:\n\n| Event | Description |\n|---|---|\n| `elvt-a` | chosen |",
            "- Listens for `elvt-a` of its items",
            "### Events from Children\n\n| Event | Description |\n|---|---|\n| `elvt-a` | chosen |",
        ]
    )
    func others(text: String) {
        let read = ReadDocs("## Events\n\n\(text)\n")
        #expect(read.component?.events.isEmpty == true)
        let kept = read.component?.documentation.map(\.markdown).joined() ?? ""
        #expect(kept.contains("elvt-a"))
        #expect(read.ids.isEmpty)
    }

    @Test("13: a remark behind None names no events")
    func none() {
        let read = ReadDocs("## Events\n\nNone (stepper items emit their own `elvt-a` events)\n")
        #expect(read.component?.events.isEmpty == true)
        #expect(read.component?.documentation.isEmpty == true)
    }

    @Test(
        "15: the type of an event is spelled in many ways",
        arguments: [
            ("`XEvent` (CustomEvent<{ open: boolean }>)", "XEvent", "CustomEvent<{ open: boolean }>"),
            ("`XEvent` (`CustomEvent<{ a: 'x' \\| 'y' }>`)", "XEvent", "CustomEvent<{ a: 'x' | 'y' }>"),
            ("`{ open: boolean }`", "{ open: boolean }", "CustomEvent<{ open: boolean }>"),
            ("`CustomEvent<string>`", "CustomEvent<string>", "CustomEvent<string>"),
            ("CustomEvent<string>", "CustomEvent<string>", "CustomEvent<string>"), ("`XEvent`", "XEvent", "XEvent"),
            ("`Event`", "Event", "Event"), ("None", nil, nil), ("-", nil, nil), ("`None`", nil, nil),
            ("`none`", nil, nil),
        ] as [(String, String?, String?)]
    )
    func types(cell: String, typeText: String?, type: String?) {
        for header in ["Type", "Detail"] {
            let docs = "## Events\n\n| Event | \(header) | Description |\n|---|---|---|\n| `elvt-a` | \(cell) | x |\n"
            let read = ReadDocs(docs)
            let event = read.component?.events.first
            #expect(event?.typeText == typeText)
            let expected = type.map { WebTypeParser.parse($0).type.description }
            #expect(event?.type?.description == expected)
            #expect(read.ids.isEmpty)
        }
    }

    @Test("15: the name of an event's class stays as the alias of what it stands for")
    func alias() {
        let read = ReadDocs(
            "## Events\n\n| Event | Type |\n|---|---|\n| `elvt-a` | `XEvent` (CustomEvent<string>) |\n| `elvt-b` | `XEvent` |\n"
        )
        let type = WebType(.reference(name: "CustomEvent", arguments: [WebType(.keyword(.string))]), alias: "XEvent")
        #expect(read.component?.events.map(\.type) == [type, type])
    }

    @Test("14, 21: events stand in tables, bullets and headings, whatever their names")
    func forms() {
        let docs = """
            ## Events

            | Event | Description |
            |---|---|
            | `sl-clear` | Cleared. |

            - `change` - Changed.
            - **elvt-b**: Was *b*.
            - `elvt-c` (`CEvent`) - c
              - **Detail:** `number`

            ### elvt-d
            - **Type:** `{ x: number }`
            - **Description:** d

            ### elvt-e
            Just words.
            """
        let read = ReadDocs(docs)
        #expect(read.component?.events.map(\.name) == ["sl-clear", "change", "elvt-b", "elvt-c", "elvt-d", "elvt-e"])
        #expect(
            read.component?.events.map(\.description) == ["Cleared.", "Changed.", "Was *b*.", "c", "d", "Just words."]
        )
        #expect(read.component?.events.map { $0.source.line } == [10, 12, 13, 14, 17, 21])
        #expect(read.ids.isEmpty)
    }
}
