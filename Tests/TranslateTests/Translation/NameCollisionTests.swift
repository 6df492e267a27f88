import Core
import SwiftModel
import TestSupport
import Testing
import WebModel

@testable import Translate

@Suite("Hard cases of names")
struct NameCollisionTests {
    /// Names of the members that no row only offers.
    private func properties(_ component: SwiftComponent) -> [String] {
        component.properties.filter { !component.offered.contains($0.origin) }.map(\.name.name)
    }

    @Test("two items may both be the opposite of one property of UIKit")
    func twoOpposites() throws {
        let rows =
            Tables.components("`x-one` | `Button` | `UIControl`")
            + Tables.properties(
                "`disabled` | `isDisabled: Bool` | `isEnabled = !`",
                "`locked` | `isLocked: Bool` | `isEnabled = !`"
            )
        let fixture = try Fixture("x-one", "disabled: boolean", "locked: boolean", onlyBy: rows)
        #expect(try fixture.component.component.uiKit.inverted.map(\.name.name) == ["isEnabled"])
        #expect(fixture.diagnostics == [])
    }

    @Test("two rows of the built-in matrix that call two items the same give two names and a warning, and no error")
    func builtInRows() throws {
        let fixture = try Fixture("my-details", "summary: string = ''", "label: string = ''", "#summary")
        #expect(fixture.diagnostics.map(\.id) == [.matrixNameCollision])
        #expect(fixture.diagnostics.map(\.severity) == [.warning])
        #expect(Set(properties(try fixture.component.component)) == ["label", "summary"])
    }

    @Test(
        "a property and a slot of one name, in two spellings, are one parameter in two forms",
        arguments: ["string", "number", "Date", "'a' | 'b'", "'a' | 'b' | string"]
    )
    func propertyAndSlot(type: String) throws {
        let fixture = try Fixture("ix-tooltip", "titleContent: \(type)", "#title-content")
        let component = try fixture.component.component
        #expect(component.properties.map(\.name.name) == ["titleContent"])
        #expect(component.slots.map(\.name.name) == ["titleContent"])
        let member = try #require(ComponentParameters(of: component).members.first { $0.name.name == "titleContent" })
        #expect(member.hasText)
        #expect(member.origin == "titleContent")
        #expect(fixture.diagnostics == [])
        let slot = try fixture.item("#title-content")
        #expect(slot.outcome == .adapted)
        #expect(slot.consumer == "titleContent")
    }

    @Test("a flag and a slot of one name get two words", arguments: ["thing", "thing-part"])
    func flagAndSlot(name: String) throws {
        let fixture = try Fixture("x-box", "\(name): boolean", "#\(name)")
        let component = try fixture.component.component
        let names = component.properties.map(\.name.name) + component.slots.map(\.name.name)
        #expect(Set(names).count == 2)
        #expect(names.allSatisfy { !$0.contains(where: \.isNumber) })
        #expect(fixture.diagnostics.map(\.id) == [.matrixNameCollision])
    }

    @Test("what the user changes is no view, and the slot of that name is called by what it holds")
    func bindingAndSlot() throws {
        let component = try Fixture("x-thing", "value: 'one' | 'two'", "#value", "@change").component.component
        #expect(component.members.first { $0.form.isBinding }?.name.name == "value")
        #expect(component.slots.map(\.name.name) == ["valueContent"])
    }

    @Test("what a slot only implies is what the property of that name says")
    func impliedByASlot() throws {
        let rows =
            Tables.properties("`chosen` | `$selection: String` | `same`")
            + Tables.slots("`#(default)` | `content: View`, `$selection: String?` | `same`")
        let fixture = try Fixture("x-box", "chosen: string", "#", onlyBy: rows)
        let component = try fixture.component.component
        #expect(component.members.map(\.name.name).sorted() == ["content", "selection"])
        #expect(component.members.first { $0.name.name == "selection" }?.form == .binding(.string))
        #expect(fixture.diagnostics == [])
    }

    @Test("two of one name without other words are one, and a diagnostic names both places and the row that settles it")
    func leftOut() throws {
        let fixture = try Fixture("x-one", "thing: string", "Thing: number", onlyBy: Tables.anything)
        let component = try fixture.component.component
        #expect(component.members.map(\.description) == ["thing: String? = nil"])
        #expect(component.uiKit.properties.map(\.name.name) == ["thing"])
        #expect(component.untranslated.map(\.item) == ["Thing"])
        let diagnostic = try #require(fixture.diagnostics.first)
        #expect(diagnostic.id == .matrixNameCollision)
        #expect(diagnostic.notes.count == 2)
        #expect(diagnostic.suggestion?.contains("a row for `Thing` below `### x-one`") == true)
    }

    @Test(
        "a label beside a slot for the label is one parameter in two forms",
        arguments: ["button", "badge", "checkbox", "chip", "link", "switch", "tag"]
    )
    func labelAndSlot(kind: String) throws {
        let component = try Fixture.component("my-\(kind)", "label: string = ''", "#").component
        #expect(component.slots.map(\.name.name) == ["label"])
        #expect(properties(component).filter { $0 != "isOn" } == ["label"])
    }

    @Test(
        "a label beside a slot is the label of an item that is data",
        arguments: [
            ("breadcrumb", "breadcrumb-item"), ("menu", "menu-item"), ("select", "option"), ("radio-group", "radio"),
            ("tabs", "tab"),
        ]
    )
    func labelOfItem(parent: String, kind: String) throws {
        let fixture = try Fixture(("my-\(parent)", []), ("my-\(kind)", ["label: string = ''", "#"]))
        #expect(fixture.diagnostics == [])
        let component = try fixture.component("my-\(kind)").component
        #expect(component.slots.isEmpty)
        #expect(component.properties.map(\.name.name) == ["label"])
    }

    @Test("the type of a slot's view is no type parameter for data")
    func viewTypeAndParameter() throws {
        let rows = Tables.anything + Tables.types("`Row` | `Item: Identifiable`")
        let component = try Fixture("x-table", "rows: Row[]", "#item", onlyBy: rows).component.component
        #expect(component.genericParameters.map(\.name.name) == ["Item"])
        #expect(component.slots.map(\.viewType?.name) != ["Item"])
    }

    @Test("two closures of one name and other parameters collide, with an error that names both rows")
    func collidingClosures() throws {
        let rows = Tables.events("`@pick` | `onSel(Detail)?` | `same`", "`@take` | `onSel()?` | `same`")
        let fixture = try Fixture("x-one", "@pick: CustomEvent<string>", "@take", onlyBy: rows)
        #expect(fixture.diagnostics.map(\.severity) == [.error])
        let component = try fixture.component.component
        let actions = component.actions.map(\.name.name)
        #expect(Set(actions).count == 2)
        // What is the same in UIKit is called the same.
        #expect(Set(component.uiKit.properties.map(\.name.name)) == Set(actions))
    }

    @Test("a value that gets another name than its row says is told")
    func renamedCase() throws {
        let rows = Tables.anything + Tables.values("`size: s` | `small`")
        #expect(try Fixture("x-one", "size: 's' | 'small'", onlyBy: rows).item("size").remarks.count == 1)
    }
}

@Suite("What the Swift names of a library begin with")
struct LibraryPrefixTests {
    private static let acme = Tables.names("`acme-` | `ACME`")

    private func names(_ tags: [String], matrix rows: String? = nil) throws -> Fixture {
        try Fixture(manifest: ComponentJSON.manifest(tags.map { ($0, ComponentJSON.of()) }), matrix: rows)
    }

    private func prefix(_ tags: [String], matrix rows: String? = nil) throws -> String {
        let translation = try names(tags, matrix: rows).translation
        #expect(translation.swift.prefix == translation.prefix)
        return translation.prefix
    }

    @Test("it is the one that the matrix has for the tags, else what all tags begin with")
    func prefixes() throws {
        #expect(try prefix(["elvt-button", "elvt-chip"]) == "Elevate")
        #expect(try prefix(["acme-button", "acme-chip"]) == "Acme")
        #expect(try prefix(["acme-button", "acme-chip"], matrix: Self.acme) == "ACME")
    }

    @Test("of several libraries that are read together, it is the one that most components have")
    func mostFrequent() throws {
        #expect(try prefix(["acme-a", "elvt-button", "elvt-chip"], matrix: Self.acme) == "Elevate")
        #expect(try prefix(["acme-a", "acme-b", "elvt-button"], matrix: Self.acme) == "ACME")
    }

    @Test("tags that have nothing in common have none")
    func none() throws { #expect(try prefix(["a-button", "b-chip"]) == "") }

    private func tags(_ prefix: String, _ count: Int) -> [String] {
        (0..<count).map { "\(prefix)part\(Character(UnicodeScalar(UInt8(97 + $0))))" }
    }

    @Test("four of five tags make the prefix; a test fixture is told and keeps what it begins with")
    func majority() throws {
        let fixture = try names(tags("acme-", 4) + ["test-page"])
        #expect(fixture.translation.prefix == "Acme")
        #expect(fixture.translation.tagPrefix == "acme-")
        #expect(try fixture.component("acme-parta").component.names.tokens.name == "PartaTokens")
        #expect(try fixture.component("test-page").component.names.view.name == "TestPage")
        let told = fixture.diagnostics.filter { $0.id == .matrixPrefix }
        #expect(told.map(\.severity) == [.warning])
        #expect(told.first?.message.hasPrefix("<test-page> does not begin with `acme-`") == true)
        // Three of four are no majority.
        #expect(try prefix(tags("acme-", 3) + ["test-page"]) == "")
    }

    @Test("a prefix of two segments is one, also beside a fixture, and also where that has the first of them")
    func twoSegments() throws {
        #expect(try prefix(tags("acme-wc-", 4) + ["test-page"]) == "AcmeWc")
        #expect(try prefix(tags("acme-wc-", 20) + ["acme-page"]) == "AcmeWc")
    }

    @Test("a family of components is no prefix")
    func family() throws {
        let fixture = try names(tags("acme-menu-", 8) + ["acme-menu", "acme-button"])
        #expect(fixture.translation.tagPrefix == "acme-")
        #expect(!fixture.diagnostics.contains { $0.id == .matrixPrefix })
    }

    @Test("a row of the matrix gives an outlier its name, and then nothing is told")
    func namedOutlier() throws {
        let fixture = try names(tags("acme-", 4) + ["test-page"], matrix: Tables.names("`test-` | `Trial`"))
        #expect(fixture.translation.prefix == "Acme")
        #expect(try fixture.component("test-page").component.names.view.name == "TrialPage")
        #expect(!fixture.diagnostics.contains { $0.id == .matrixPrefix })
    }

    @Test("the order of the components makes no difference")
    func anyOrder() throws {
        let all = tags("acme-", 5) + ["test-page"]
        for turn in all.indices { #expect(try prefix(Array(all[turn...] + all[..<turn])) == "Acme") }
    }

    @Test("what the prefix was stays, as long as a tag begins so")
    func kept() throws {
        func kept(_ known: String?, of tags: [String]) -> String {
            TagPrefix.common(of: tags, keeping: known, spelling: NameSpelling()).tag
        }
        let mixed = tags("acme-", 2) + tags("guest-", 8)
        #expect(kept(nil, of: mixed) == "guest-")
        #expect(kept("acme-", of: mixed) == "acme-")
        #expect(kept("", of: mixed) == "", "names that began with nothing go on so")
        #expect(kept("gone-", of: mixed) == "guest-")
    }
}
