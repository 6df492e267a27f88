import TestSupport
import Testing
import WebModel

@testable import Releases

@Suite("What changes come to in Swift")
struct SwiftImpactTests {
    private typealias Make = ExampleManifest

    private static func changes(_ before: [String], _ after: [String], tag: String = "elvt-thing") -> LibraryChanges {
        Compared.changes(
            Make.text([Make.component(tag, "ElvtThing", before)]),
            Make.text([Make.component(tag, "ElvtThing", after)])
        )
    }

    private static func flags(_ names: String...) -> [String] {
        ComponentJSON.lists(of: names.map { "\($0): boolean = false" })
    }

    @Test("declarations in another order change no signature, also with one more among them")
    func order() {
        let changes = Self.changes(Self.flags("alpha", "beta", "gamma"), Self.flags("gamma", "delta", "alpha", "beta"))
        #expect(changes.ids == ["property.added"])
        #expect(changes.changes.map(\.swift.effect) == [.additive])
    }

    @Test("members of a struct in another order change no signature")
    func structOrder() {
        func event(_ detail: String) -> [String] { Make.items("@elvt-ripen: CustomEvent<{ \(detail) }>") }
        let changes = Self.changes(event("a: string; b: number"), event("b: number; a: string"))
        #expect(changes.ids == [])
    }

    @Test("where values become the caller's own, calls with text stay; who writes the type of an option names it anew")
    func values() {
        func text(_ option: String...) -> String {
            Make.text([
                Make.component("elvt-select", "ElvtSelect", Make.items("value: string = ''", "#")),
                Make.component("elvt-option", "ElvtOption", ComponentJSON.lists(of: ["label: string = ''"] + option)),
            ])
        }
        let changes = Compared.changes(text(), text("value: string = ''")).changes
        #expect(changes.map(\.rule.id).sorted() == ["property.added", "swift.changed", "swift.changed"])
        let edit = SwiftEdit(before: "ElevateOption.self", after: "ElevateOption<String>.self")
        #expect(changes.contains { $0.swift.effect == .sourceBreaking && $0.swift.edits.contains(edit) })
        let isAboutSelect = { (edit: SwiftEdit) in edit.after?.hasPrefix("ElevateSelect<") == true }
        #expect(
            !changes.contains { $0.swift.effect == .sourceBreaking && $0.swift.edits.contains(where: isAboutSelect) }
        )
    }

    @Test("a closure without a label behind a call that is another argument now makes the call do something else")
    func trailingClosures() {
        let added = Self.changes(Make.items("#"), Make.items("#", "#aside"))
        #expect(added.ids == ["slot.added"])
        #expect(added.changes.map(\.swift.effect) == [.behavior])
        let edit = SwiftEdit(before: "ElevateThing { Text(\"…\") }", after: "ElevateThing(content: { Text(\"…\") })")
        #expect(added.changes.first?.swift.edits.contains(edit) == true)
        // It was not clear before, and the first is still the first.
        let third = Self.changes(Make.items("#", "#aside"), Make.items("#", "#aside", "#edge"))
        #expect(third.changes.map(\.swift.effect) == [.additive])
        // What had no closure has no such call.
        let first = Self.changes(Make.items(), Make.items("#aside"), tag: "elvt-badge")
        #expect(first.changes.map(\.swift.effect) == [.additive])
    }

    @Test("an event that another item's rule takes is told by what becomes of that item")
    func consumer() throws {
        // specs/matrix.md: `removable: boolean + @request-remove` is `onRemove()?`, and without the event a flag.
        let flag = "removable: boolean = false"
        let changes = Self.changes(Make.items(flag, "@request-remove"), Make.items(flag))
        #expect(changes.ids == ["event.removed"])
        let impact = try #require(changes.changes.first?.swift)
        #expect(impact.effect == .sourceBreaking)
        #expect(impact.edits.contains(SwiftEdit(before: "ElevateThing(onRemove: {})", after: nil)))
    }

    @Test("a slot or a text that is new takes nothing from callers of what was offered before")
    func offered() {
        let views = Self.changes([], Make.items("#aside"))
        #expect(views.changes.map(\.swift.effect) == [.behavior])
        let label = Self.changes([], Make.items("label: string = ''", "error: boolean = false"), tag: "elvt-input")
        #expect(label.changes.allSatisfy { $0.swift.effect == .additive })
    }

    @Test("a new event takes nothing from callers: an init without the content stays beside the other slots")
    func newEvent() {
        // An optional closure makes the default slot something that has to be given beside another slot.
        let old = ["label: string = ''", "#", "#aside"]
        let changes = Self.changes(ComponentJSON.lists(of: old), ComponentJSON.lists(of: old + ["@elvt-ripen"]))
        #expect(changes.ids == ["event.added"])
        #expect(changes.changes.map(\.swift.effect) == [.additive])
    }

    @Test("another name for a type is nothing on the web, and something for those who write it in Swift")
    func aliasName() {
        func library(_ alias: String) -> String {
            Make.text([
                #"{"kind": "alias", "name": "\#(alias)", "type": {"text": "'sweet' | 'sour'"}}"#,
                Make.thing(Make.members(Make.field("flavour", alias, "'sweet'"))),
            ])
        }
        let changes = Compared.changes(library("Flavour"), library("Taste"))
        #expect(changes.ids == ["swift.changed"])
        #expect(changes.changes.first?.swift.effect == .sourceBreaking)
        #expect(changes.spellings.map(\.normalization) == [.aliasName])
    }

    @Test("a value that callers only give may have more cases; one that they get may not without their knowing")
    func variance() {
        func property(_ type: String) -> [String] { Make.items("flavour: \(type) = 'sweet'") }
        func event(_ type: String) -> [String] { Make.items("@elvt-ripen: CustomEvent<{ colour: \(type) }>") }
        let given = Self.changes(property("'sweet' | 'sour'"), property("'sweet' | 'sour' | 'salt'"))
        #expect(given.changes.map(\.swift.effect) == [.additive])
        let got = Self.changes(event("'red' | 'blue'"), event("'red' | 'blue' | 'green'"))
        #expect(got.changes.map(\.swift.effect) == [.sourceBreaking])
    }

    @Test("effort: nothing to do, a known line, something to think about, a component to replace")
    func effort() {
        let wide = Make.field("wide", "boolean", "false", #""description": "Takes the room.""#)
        let stretched = Make.field("stretched", "boolean", "false", #""description": "Takes the room.""#)
        func efforts(_ before: [String], _ after: [String]) -> [EffortBand] {
            Self.changes(before, after).changes.map(\.swift.effort)
        }
        #expect(efforts([], [Make.members(wide)]) == [.none])
        #expect(efforts([Make.members(wide)], [Make.members(stretched)]) == [.low])
        #expect(efforts([Make.members(wide)], []) == [.medium])
        let gone = Compared.changes(
            Make.text([Make.thing(), Make.component("elvt-box", "ElvtBox", [])]),
            Make.text([Make.thing()])
        )
        #expect(gone.changes.map(\.swift.effort) == [.high])
    }

    @Test("a component with another tag: what it is called, and what else changed about it, below its new tag")
    func renamedComponent() {
        func text(_ tag: String, _ field: String) -> String {
            Make.text([Make.component(tag, "ElvtThing", [#""description": "Holds one thing.""#, Make.members(field)])])
        }
        let changes = Compared.changes(
            text("elvt-thing", Make.field("wide", "boolean", "false")),
            text("elvt-box", Make.field("count", "number", "1"))
        )
        #expect(changes.ids == ["component.renamed", "property.added", "property.removed"])
        #expect(changes.changes.allSatisfy { $0.tag == "elvt-box" })
        #expect(changes.changes.map(\.swift.effect) == [.sourceBreaking, .additive, .sourceBreaking])
        #expect(
            changes.changes.first?.swift.edits.contains(SwiftEdit(before: "ElevateThing()", after: "ElevateBox()"))
                == true
        )
    }

    @Test("of an enum without end so many lines are told, and how many there are more", .ends(within: .seconds(60)))
    func manyCases() throws {
        func type(_ prefix: String) -> String { (0..<1000).map { "'\(prefix)\($0)'" }.joined(separator: " | ") }
        func fields(_ prefix: String) -> [String] { [Make.members(Make.field("flavour", type(prefix)))] }
        let changes = Self.changes(fields("old"), fields("new"))
        #expect(changes.ids == ["property.values-added", "property.values-removed"])
        let edits = try #require(changes.changes.last?.swift.edits)
        #expect(edits.count == 101)
        #expect(edits.last == SwiftEdit(before: nil, after: "// … and 900 more"))
    }

    @Test("a thousand properties with successors are told each with its line, in time", .ends(within: .seconds(60)))
    func manyReplacements() {
        func field(_ name: String, _ more: String = "") -> String { Make.field(name, "boolean", "false", more) }
        func fields(_ list: [String]) -> [String] { ["\"members\": [\(list.joined(separator: ", "))]"] }
        let stays = (0..<1000).map { field("next\($0)x") }
        let goes = (0..<1000).map { field("former\($0)", "\"deprecated\": \"use `next\($0)x` instead\"") }
        let changes = Self.changes(fields(stays + goes), fields(stays))
        #expect(changes.changes.count == 1000)
        #expect(changes.changes.allSatisfy { $0.rule.id == "property.removed" && $0.swift.effort == .low })
    }
}
