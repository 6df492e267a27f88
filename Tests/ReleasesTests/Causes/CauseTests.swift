import Releases
import TestSupport
import Testing
import WebModel

@Suite("Causes of several changes")
struct CauseTests {
    private typealias Make = ExampleManifest

    private static func library(_ components: [(String, [String])]) -> String {
        Make.text(
            components.map { name, fields in
                Make.component("elvt-\(name)", "Elvt\(name)", ["\"members\": [\(fields.joined(separator: ", "))]"])
            }
        )
    }

    private static func kinds(_ changes: LibraryChanges) -> [String] { changes.causes.map(\.kind.rawValue) }

    @Test("a type with a name that two components use is one cause, and what it broke is counted as it is")
    func alias() throws {
        func text(_ values: String) -> String {
            let type = "{\"kind\": \"type-alias\", \"name\": \"Mood\", \"type\": {\"text\": \"\(values)\"}}"
            let fields = ["calm", "loud"].map { name in
                Make.component("elvt-\(name)", "Elvt\(name)", Make.items("mood\(name): Mood = 'olt'"))
            }
            return Make.text(fields + [type])
        }
        var changes = Compared.changes(text("'olt' | 'mip'"), text("'olt' | 'mip'"))
        #expect(changes.causes.isEmpty)
        let old = Compared.library(text("'olt' | 'mip'"))
        try #require(old.components.allSatisfy { $0.properties.first?.type?.alias == "Mood" }, "the reader resolves it")
        changes = Compared.changes(text("'olt' | 'mip'"), text("'olt' | 'zeni'"))
        #expect(Self.kinds(changes) == ["alias"])
        #expect(changes.causes.first?.evidence.contains { $0.text == "was \"mip\" | \"olt\"" } == true)
        #expect(changes.effects(of: 0).count == changes.changes.count)
        #expect(BreakFigures(changes).web == 2)
    }

    @Test("an item that a base class lost is one cause where all that inherit it lost it")
    func base() {
        let inherited = "\"inheritedFrom\": {\"name\": \"FieldBase\", \"module\": \"base.js\"}"
        func text(_ names: [String], own: [String] = []) -> String {
            Self.library(
                ["quar", "fla"].map { tag in
                    (
                        tag,
                        names.map { Make.field($0, "string", "''", inherited) }
                            + own.map { Make.field($0, "string", "''") }
                    )
                }
            )
        }
        let changes = Compared.changes(text(["zeni", "hol"]), text(["zeni"]))
        #expect(Self.kinds(changes) == ["base"])
        #expect(changes.causes.first?.sentence == "FieldBase changed: property removed hol")
        let gained = Compared.changes(text(["zeni"]), text(["zeni", "hol", "mip"]))
        #expect(Self.kinds(gained) == ["base"] && gained.effects(of: 0).count == 4)
    }

    @Test("a component that leaves a mixin is the cause, and not the mixin, where others keep its items")
    func left() {
        let inherited = "\"inheritedFrom\": {\"name\": \"Droppable\", \"module\": \"drop.js\"}"
        let items = ["isOver", "target"].map { Make.field($0, "string", "''", inherited) }
        let changes = Compared.changes(
            Self.library([("quar", items), ("fla", items)]),
            Self.library([("quar", items), ("fla", [])])
        )
        #expect(changes.causes.map(\.sentence) == ["<elvt-fla> no longer inherits from Droppable"])
    }

    @Test("attributes that are spelled in kebab case now are one cause, and each of them breaks")
    func naming() {
        func text(_ spell: (String) -> String) -> String {
            Self.library(
                ["quar", "fla"].map { tag in
                    (tag, [Make.field("maxRows", "number", "1", "\"attribute\": \"\(spell("maxRows"))\"")])
                }
            )
        }
        let changes = Compared.changes(text { $0 }, text { _ in "max-rows" })
        #expect(Self.kinds(changes) == ["naming"] && changes.count(.breaking) == 2)
    }

    @Test("classes that are called without the library's name now are one cause")
    func classes() {
        func text(_ beginning: String) -> String {
            Make.text(["Quar", "Flap", "Dosk"].map { Make.component("elvt-\($0.lowercased())", beginning + $0, []) })
        }
        #expect(Self.kinds(Compared.changes(text("ElvtFruit"), text(""))) == ["naming"])
    }

    @Test("the same item is one cause from three components on; two have it by chance")
    func sameItem() {
        func text(_ tags: [String], _ fields: [String]) -> String { Self.library(tags.map { ($0, fields) }) }
        let field = Make.field("privateSplit", "string", "''")
        let three = ["quar", "fla", "dosk"]
        #expect(Self.kinds(Compared.changes(text(three, [field]), text(three, []))) == ["same-item"])
        let two = Array(three.prefix(2))
        #expect(Self.kinds(Compared.changes(text(two, [field]), text(two, []))).isEmpty)
    }

    @Test("tags that begin with something else are one cause")
    func prefix() {
        func text(_ prefix: String) -> String {
            Make.text(
                ["Button", "Dialog", "Slider"].map { name in
                    Make.component("\(prefix)-\(name.lowercased())", name, Make.items("olt: string = 'a'"))
                }
            )
        }
        let changes = Compared.changes(text("zeni"), text("mip"))
        #expect(changes.causes.map(\.sentence) == ["tags began with zeni- and begin with mip-"])
        #expect(changes.changes.filter { $0.rule.id == "component.renamed" }.allSatisfy { $0.cause == 0 })
    }

    @Test("a single change is no cause")
    func single() {
        let changes = Compared.changes(
            Self.library([("quar", [Make.field("olt", "string")])]),
            Self.library([("quar", [])])
        )
        #expect(changes.causes.isEmpty && changes.changes.count == 1)
    }

    @Test("values that are new beside values that are gone are an addition, and break nothing more")
    func values() throws {
        let changes = Compared.changes(
            Self.library([("quar", [Make.field("olt", "'a' | 'b'", "'a'")])]),
            Self.library([("quar", [Make.field("olt", "'a' | 'c'", "'a'")])])
        )
        #expect(changes.ids == ["property.values-added", "property.values-removed"])
        let added = try #require(changes.changes.first)
        #expect(added.severity == .addition && added.parts == ["c"])
        #expect(changes.count(.breaking) == 1 && BreakFigures(changes).web == 1)
        #expect(added.swift.edits.allSatisfy { $0.before == nil })
    }

    @Test("a selection keeps the causes of what it has, by their new places")
    func selection() {
        let old = InventedLibrary(seed: 4)
        var new = old
        new.tellsDefaults = false
        new.tellsStyles = false
        let changes = Compared.changes(old.text, new.text)
        let tag = old.pieces[2].tag
        let part = changes.selecting([tag])
        #expect(part.causes == changes.causes)
        #expect(part.changes.allSatisfy { $0.tag == tag && $0.cause != nil })
        #expect(changes.selecting(["elvt-none"]).causes.isEmpty)
    }
}

@Suite("What a source no longer tells, or tells now")
struct SourceCauseTests {
    /// What a source no longer tells, or tells now.
    private static func lost(
        _ change: (inout InventedLibrary) -> Void,
        seed: UInt64,
        isGained: Bool = false
    ) -> LibraryChanges {
        let full = InventedLibrary(seed: seed)
        var less = full
        change(&less)
        return isGained ? Compared.changes(less.text, full.text) : Compared.changes(full.text, less.text)
    }

    @Test(
        "a manifest without defaults is one cause, and what follows from it is uncertain",
        arguments: 0..<Loop.rounds(8)
    )
    func defaults(seed: Int) throws {
        let changes = Self.lost({ $0.tellsDefaults = false }, seed: UInt64(seed))
        let cause = try #require(changes.causes.first)
        #expect(changes.causes.count == 1 && cause.kind == .sourceLost)
        #expect(cause.sentence == "the source no longer tells defaults of properties")
        let expected = InventedLibrary(seed: UInt64(seed)).pieces.map(\.parts.count).reduce(0, +)
        #expect(changes.changes.count == expected && changes.effects(of: 0).count == expected)
        #expect(changes.changes.allSatisfy { $0.severity == .uncertain && $0.webSeverity == .uncertain })
        #expect(changes.count(.uncertain) == expected && changes.count(.breaking) == 0)
        #expect(changes.bump == .minor)
        let figures = BreakFigures(changes)
        #expect(figures.web == 0 && figures.swiftAlone == 0)
        #expect(cause.evidence.contains { $0.place != nil } && cause.evidence.contains { $0.place == nil })
    }

    @Test("the other way round the source began to tell them", arguments: 0..<Loop.rounds(4))
    func began(seed: Int) {
        let changes = Self.lost({ $0.tellsDefaults = false }, seed: UInt64(seed), isGained: true)
        #expect(changes.causes.map(\.kind) == [.sourceBegan])
        #expect(changes.changes.allSatisfy { $0.severity == .uncertain })
    }

    @Test("CSS parts that are gone from all components are uncertain, and no break", arguments: 0..<Loop.rounds(4))
    func lists(seed: Int) {
        let changes = Self.lost({ $0.tellsStyles = false }, seed: UInt64(seed))
        #expect(changes.causes.map(\.sentence) == ["the source no longer tells CSS parts"])
        #expect(changes.count(.breaking) == 0 && changes.count(.uncertain) == changes.changes.count)
    }

    @Test("CSS parts that are new in all components stay additions, of one cause", arguments: 0..<Loop.rounds(4))
    func newLists(seed: Int) {
        let changes = Self.lost({ $0.tellsStyles = false }, seed: UInt64(seed), isGained: true)
        #expect(changes.causes.map(\.sentence) == ["the source now tells CSS parts"])
        #expect(changes.changes.allSatisfy { $0.severity == .addition && $0.cause == 0 })
    }

    @Test("types that are no longer told are a matter of the source")
    func types() {
        let changes = Self.lost({ $0.tellsTypes = false }, seed: 3)
        #expect(changes.causes.map(\.sentence).contains("the source no longer tells types of properties"))
        #expect(changes.count(.breaking) == 0)
    }

    @Test("two facts that vanish at once are two causes, and each change belongs to its own")
    func twoFacts() {
        let changes = Self.lost(
            {
                $0.tellsDefaults = false
                $0.tellsStyles = false
            },
            seed: 5
        )
        #expect(changes.causes.count == 2)
        #expect(changes.changes.allSatisfy { $0.cause != nil })
    }

    @Test("defaults that are gone from some components were taken away by their authors", arguments: 1...3)
    func byHand(count: Int) {
        let tags = InventedLibrary(seed: 9).pieces.prefix(count).map(\.tag)
        let changes = Self.lost({ $0.withoutDefaults = Set(tags) }, seed: 9)
        #expect(!changes.causes.contains { $0.kind.isOfSource })
        #expect(changes.count(.uncertain) == 0 && !changes.changes.isEmpty)
    }

    @Test("what really changed beside it stays what it is: a removed property breaks")
    func beside() {
        let old = InventedLibrary(seed: 11)
        var new = old
        new.tellsDefaults = false
        let gone = new.pieces[0].parts.removeLast()
        let changes = Compared.changes(old.text, new.text)
        let removed = changes.changes.filter { $0.rule.id == "property.removed" }
        #expect(removed.map(\.item?.name) == [gone.name])
        #expect(removed.allSatisfy { $0.severity == .breaking && $0.cause == nil })
        #expect(BreakFigures(changes).web == 1 && changes.bump == .major)
    }
}
