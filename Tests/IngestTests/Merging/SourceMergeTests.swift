import Core
import TestSupport
import Testing
import WebModel

@testable import Ingest

@Suite("Several sources of one component")
struct SourceMergeTests {
    @Test(
        "a type counts more than a name, and a closed set more than the keyword that allows it, whoever says so",
        arguments: [
            ("Size", "'s' | 'm'", "\"s\" | \"m\""), ("string", "'s' | 'm'", "\"s\" | \"m\""),
            ("'s' | 'm'", "string", "\"s\" | \"m\""), ("any", "string", "string"), ("number", "1 | 2", "1 | 2"),
            ("Size[]", "('s' | 'm')[]", "(\"s\" | \"m\")[]"), ("Promise<Size>", "Promise<string>", "Promise<string>"),
            ("Size | number", "'s' | number", "\"s\" | number"),
        ]
    )
    func knowledge(first: String, second: String, expected: String) {
        let fixture = MergeFixture(manifest: .told(first), docs: .told(second))
        #expect(fixture.property?.type?.description == expected)
        #expect(fixture.ids == [])
    }

    @Test("a keyword that says no name for itself contradicts a name that stands higher, and is used")
    func platformType() {
        let fixture = MergeFixture(manifest: .told("Date"), docs: .told("string"))
        #expect(fixture.property?.type?.shape == .keyword(.string))
        #expect(fixture.ids == [.mergeConflict])
        let named = MergeFixture(manifest: .told("Text"), docs: .told("string", alias: "Text"))
        #expect(named.ids == [])
    }

    @Test("a declared default counts before none and before undefined")
    func defaults() {
        for none in [nil, "undefined"] {
            let fixture = MergeFixture(manifest: .told("string", default: none), docs: .told("string", default: "'x'"))
            #expect(fixture.property?.defaultValue == "'x'")
            #expect(fixture.ids == [])
        }
    }

    @Test("three sources that say three things are one contradiction with all three places")
    func threeWords() throws {
        func place(_ line: Int) -> Core.SourceLocation { SourceLocation(file: SourcePath("s"), line: line, column: 1) }
        let told = zip(MergeFixture.Format.allCases, ["number", "string", "boolean"]).enumerated()
        let fixture = MergeFixture(told.map { ($1.0, MergeFixture.component(.told($1.1), at: place($0 + 1))) })
        #expect(fixture.property?.type?.shape == .keyword(.number))
        let diagnostic = try #require(fixture.diagnostics.first)
        #expect(fixture.ids == [.mergeConflict])
        #expect(
            diagnostic.message
                == "the type of the property “a” is “number” in the manifest, “string” in Stencil's docs "
                + "and “boolean” in the docs; “number” is used"
        )
        #expect(diagnostic.location?.line == 1)
        #expect(diagnostic.notes.map { $0.location?.line } == [2, 3])
    }

    @Test("a type that is declared beside the components explains a name that no source of the component explains")
    func libraryTypes() {
        let definition = TypeDefinition(
            name: "Size",
            type: WebTypeParser.parse("'s' | 'm'").type,
            facts: ItemFacts(source: MergeFixture.docsPlace)
        )
        let fixture = MergeFixture(
            [(.manifest, MergeFixture.component(.told("Size[]", default: "[]")))],
            types: [definition]
        )
        #expect(fixture.property?.type?.description == "(\"s\" | \"m\")[]")
    }

    @Test("the sources and the built module of one class are joined field by field, and hide nothing of each other")
    func sourceAndBuild() throws {
        let fixture = ManifestFixture(
            (
                "dist/a.js",
                #""declarations":[{"kind":"class","name":"A","tagName":"x-x","description":"Words.","members":[{"kind":"field","name":"size","default":"'s'"},{"kind":"field","name":"old","type":{"text":"string"}}]}]"#
            ),
            (
                "src/a.tsx",
                #""declarations":[{"kind":"class","name":"A","tagName":"x-x","members":[{"kind":"field","name":"size","attribute":"size","type":{"text":"'s' | 'm'"}}],"slots":[{"name":"icon"}]}]"#
            )
        )
        let component = try fixture.component()
        #expect(component.properties.map(\.name) == ["size", "old"])
        #expect(component.description == "Words." && component.slots.map(\.name) == ["icon"])
        let size = try fixture.property("size")
        #expect(size.type?.values == ["s", "m"] && size.defaultValue == "'s'" && size.attribute == "size")
        #expect(fixture.ids == [.mergeDuplicateTag])
    }

    @Test("a guide that names a tag and has no API takes nothing from the page that has some, whatever it is called")
    func guide() throws {
        let page = "# X\n\n**Element:** `elvt-x`\n\nWhat it is.\n\n## Slots\n\n- `icon` - An icon\n"
        let guide = "# How to use X\n\n**Element:** `elvt-x`\n\nA guide.\n\n## Steps\n\nOne, two.\n"
        for (first, second) in [(page, guide), (guide, page)] {
            let fixture = ManifestFixture(texts: ("a.md", first), ("b.md", second))
            let component = try fixture.component("elvt-x")
            #expect(fixture.library.components.count == 1)
            #expect(component.slots.map(\.name) == ["icon"])
            #expect(component.description == "What it is.")
            #expect(component.documentation.map(\.heading) == ["Steps"])
            #expect(fixture.ids == [])
        }
    }

    @Test("a row of dashes is no description, of a component and of an item, also where a single source has one")
    func dashes() throws {
        var manifest = MergeFixture.component(.told("string"))
        manifest.description = "---"
        manifest.summary = "* * *"
        manifest.properties[0].description = "–"
        var docs = manifest
        docs.description = "Words."
        let fixture = MergeFixture([(.docs, manifest), (.manifest, docs)])
        #expect(fixture.components.first?.description == "Words.")
        let alone = try #require(MergeFixture([(.manifest, manifest)]).components.first)
        #expect(alone.description == nil && alone.summary == nil && alone.properties[0].description == nil)
        let page = "# X\n\n**Element:** `elvt-x`\n\n---\n\nWhat it is.\n\n---\n"
        let read = ManifestFixture(texts: ("a.md", page))
        #expect(try read.component("elvt-x").description == "What it is.")
        #expect(try read.component("elvt-x").summary == "What it is.")
    }

    @Test("two pages of one tag are joined, item by item, and what they tell differently is told")
    func twoPages() throws {
        func page(_ slot: String, _ type: String) -> String {
            "# X\n\n**Element:** `elvt-x`\n\n## Properties\n\n| Property | Type |\n|---|---|\n| `a` | `\(type)` |\n\n"
                + "## Slots\n\n- `\(slot)` - Words\n"
        }
        let fixture = ManifestFixture(texts: ("a.md", page("one", "string")), ("b.md", page("two", "number")))
        let component = try fixture.component("elvt-x")
        #expect(component.slots.map(\.name) == ["one", "two"] && component.properties.map(\.typeText) == ["string"])
        #expect(fixture.ids.sorted { $0.rawValue < $1.rawValue } == [.mergeConflict, .mergeDuplicateTag])
    }

    // MARK: Events

    private static func event(_ type: String?, at line: Int) -> Component {
        let place = SourceLocation(file: SourcePath("s"), line: line, column: 1)
        var component = Component(tag: "x-x", source: place)
        let parsed = type.map { WebTypeParser.parse($0).type }
        component.events = [Event(name: "e", type: parsed, typeText: type, facts: ItemFacts(source: place))]
        return component
    }

    private static func merged(_ first: String?, _ second: String?) -> (event: Event?, ids: [DiagnosticID]) {
        let fixture = MergeFixture([(.manifest, event(first, at: 1)), (.readmes, event(second, at: 2))])
        return (fixture.components.first?.events.first, fixture.ids)
    }

    @Test(
        "an event, what emits it, and what it carries are one type",
        arguments: [
            ("string", "CustomEvent<string>"), ("EventEmitter<string>", "CustomEvent<string>"),
            ("CustomEvent<string>", "string"), ("Text", "CustomEvent<string>"), ("CustomEvent", "EventEmitter<string>"),
            ("CustomEvent<string>", "Event"), ("EventEmitter<string>", "string"),
        ]
    )
    func sameEvent(first: String, second: String) {
        let (event, ids) = Self.merged(first, second)
        #expect(event?.type == .event(carrying: WebType(.keyword(.string), alias: first == "Text" ? "Text" : nil)))
        #expect(event?.typeText == "CustomEvent<\(first == "Text" ? "Text" : "string")>")
        #expect(ids == (first == "Text" ? [.mergeConflict] : []))
    }

    @Test(
        "events that carry different things contradict each other, and where nobody names an event nobody is taken to mean one"
    )
    func otherEvent() {
        let (event, ids) = Self.merged("number", "CustomEvent<string>")
        #expect(event?.type == .event(carrying: WebType(.keyword(.number))) && ids == [.mergeConflict])
        #expect(Self.merged("string", "string").event?.type == WebType(.keyword(.string)))
        let mouse = Self.merged("MouseEvent", "CustomEvent<MouseEvent>")
        #expect(mouse.event?.typeText == "CustomEvent<MouseEvent>" && mouse.ids == [])
        #expect(Self.merged("'b' | 'a'", "CustomEvent<'a' | 'b'>").ids == [])
        #expect(Self.merged("string", "CustomEvent<'a' | 'b'>").event?.type?.eventDetail?.literals?.count == 2)
    }

    @Test("a manifest that lists the emitter means the event")
    func emitter() throws {
        let fixture = ManifestFixture.component(#""events":[{"name":"e","type":{"text":"EventEmitter<string>"}}]"#)
        let event = try #require(try fixture.component().events.first)
        #expect(event.type == .event(carrying: WebType(.keyword(.string))) && event.typeText == "EventEmitter<string>")
    }

    @Test("an object as a default means the same on one line and on several")
    func defaultLines() {
        let fixture = MergeFixture(
            manifest: .told("Texts", default: "{\n  a: 'x',\n  b: 1,\n}"),
            docs: .told("Texts", default: "{   a: 'x',   b: 1, }")
        )
        #expect(fixture.ids == [])
    }
}
