import Core
import SwiftModel
import Testing
import WebModel

@testable import Translate

@Suite("Items that belong together")
struct ConsumptionTests {
    private static let chip = ["removable: boolean = false", "@elvt-request-remove: CustomEvent<{ value: string }>"]

    private func chip(_ result: String) throws -> Fixture {
        let row = "`removable: boolean + @request-remove` | \(result)"
        let rows = Tables.properties(row, columns: "SwiftUI | UIKit | Why")
        return try Fixture(("elvt-chip", Self.chip), matrix: rows, builtIn: false)
    }

    private static let pair = "`onRemove(Detail)?` | `delegate.didRequestRemove(Detail)` |"

    @Test("an ability and its event become one closure: no closure, no ability")
    func ability() throws {
        let fixture = try chip(Self.pair)
        let flag = try fixture.item("removable")
        let event = try fixture.item("@elvt-request-remove")
        #expect(flag.swiftUITexts == ["onRemove: ((String) -> Void)?"])
        #expect(flag.outcome == .adapted)
        #expect(event.outcome == .adapted)
        #expect(event.consumer == flag.item)
        #expect(event.rule == flag.rule)
        #expect(event.swiftUITexts == ["see removable"])
    }

    @Test("the closure knows the event that it stands for, whose words tell when it is called")
    func event() throws {
        let component = try chip(Self.pair).component.component
        #expect(component.actions.map(\.event) == ["@elvt-request-remove"])
        #expect(component.uiKit.delegateMethods.map(\.event) == ["@elvt-request-remove"])
    }

    @Test("without its event the flag is not taken by the rule")
    func missingEvent() throws {
        let rows = Tables.properties("`removable: boolean + @request-remove` | `onRemove()?` | `same`")
        #expect(try Fixture("elvt-chip", "removable: boolean", onlyBy: rows).item("removable").openReason != nil)
    }

    @Test("what a skipped item takes along is skipped for the same reason")
    func skippedTogether() throws {
        let items = try chip("`skip` | `skip` | Nothing is removed on iOS.").component.items
        #expect(items.map(\.skipReason) == ["Nothing is removed on iOS.", "Nothing is removed on iOS."])
    }

    private func box(_ items: String...) throws -> Fixture {
        let closures = Tables.events("`@*` | `on{Name}(Detail)?` | `same`")
        return try Fixture(("x-box", items), matrix: closures, builtIn: false)
    }

    @Test(
        "an event that carries nothing has a closure without an argument",
        arguments: ["CustomEvent", "Event", "CustomEvent<void>", "CustomEvent<null>"]
    )
    func nothingCarried(type: String) throws {
        let item = try box("@x-close: \(type)").item("@x-close")
        #expect(item.swiftUITexts == ["onClose: (() -> Void)?"])
        #expect(item.remarks == [])
    }

    @Test("a detail that nothing describes is told in a remark")
    func undescribedDetail() throws {
        let item = try box("@close: CustomEvent<CloseDetail>").item("@close")
        #expect(item.swiftUITexts == ["onClose: (() -> Void)?"])
        #expect(item.remarks.contains { $0.contains("CloseDetail") })
    }

    @Test("two spellings of one event make one closure, of the one that is not deprecated")
    func twoSpellings() throws {
        let fixture = try box(#""events":[{"name":"clear","deprecated":true},{"name":"x-clear"}]"#)
        #expect(try fixture.component.component.actions.map(\.origin) == ["@x-clear"])
        let old = try fixture.item("@clear")
        #expect(old.outcome == .adapted)
        #expect(old.consumer == "@x-clear")
    }

    @Test("what a component can do although no source lists it is made, and is no item")
    func implied() throws {
        let rows =
            Tables.components("`*-button` | `Button` | `UIControl` | `@click`", columns: "SwiftUI | UIKit | Implies")
            + Tables.events("`@click` | `action()` | `.touchUpInside`")
        let button = try Fixture("x-button", onlyBy: rows).component
        #expect(button.items == [])
        #expect(button.implied.map(\.item) == ["@click"])
        #expect(button.component.actions.map(\.name.name) == ["action"])
        #expect(button.component.uiKit.controlEvents.map(\.event) == [.touchUpInside])
    }

    @Test("children are data of their parent, in the type of the child")
    func children() throws {
        let rows =
            Tables.components(
                "`*-tab-group` | `TabView` | `UIControl` | `*-tab`",
                "`*-tab` | `Item` | `UIView` |",
                columns: "SwiftUI | UIKit | Items"
            )
            + Tables.slots("`#(default)` | `tabs: [{Item}]` | `same`", of: "*-tab-group")
        let fixture = try Fixture(("x-tab-group", ["#"]), ("x-tab", []), matrix: rows, builtIn: false)
        let group = try fixture.component("x-tab-group").component
        #expect(group.children == ["x-tab"])
        #expect(group.members.map(\.description) == ["tabs: [XTab]"])
    }

    // MARK: Hard cases

    @Test(
        "what an item takes stands by itself again when the item itself is taken, whatever they are called",
        arguments: ["a", "z"]
    )
    func chains(taker: String) throws {
        let rows =
            Tables.properties("`m + #side` | `m: Bool` | `same`", "`\(taker) + m` | `taker: Bool` | `same`")
            + Tables.slots("`#side` | `side: View` | `sideView: UIView?`")
        let fixture = try Fixture("x-one", "m: boolean", "\(taker): boolean", "#side", onlyBy: rows)
        #expect(try fixture.item("#side").swiftUITexts == ["side: View"])
        #expect(try fixture.item("m").consumer == ItemReference(.property, taker))
    }

    @Test("events of one closure keep what each of them is in UIKit")
    func joinedActions() throws {
        let rows = Tables.events(
            "`@change` | `onChange()?` | `.valueChanged`",
            "`@input` | `onChange()?` | `.editingChanged`"
        )
        let component = try Fixture("x-one", "@change", "@input", onlyBy: rows).component.component
        #expect(component.actions.count == 1)
        #expect(Set(component.uiKit.controlEvents.map(\.event)) == [.valueChanged, .editingChanged])
    }

    @Test("a row is in use where it wins what a component can do without being said to")
    func rowOfAnImpliedItem() throws {
        let rows =
            Tables.components("`x-button` | `Button` | `UIControl` | `@click`", columns: "SwiftUI | UIKit | Implies")
            + Tables.events("`@click` | `tapped()` | `.touchUpInside`")
        #expect(try Fixture("x-button", "#icon", matrix: rows).diagnostics.map(\.message) == [])
    }

    @Test("children that are skipped are no data of anyone, and other kinds of children are told")
    func skippedChildren() throws {
        let rows =
            Tables.components(
                "`x-group` | `TabView` | `UIControl` | `x-gone`, `x-tab`, `x-other` |",
                "`x-tab`, `x-other` | `Item` | `UIView` | |",
                "`x-gone` | `skip` | | | The system has it.",
                columns: "SwiftUI | UIKit | Items | Why"
            )
            + Tables.slots("`#(default)` | `tabs: [{Item}]` | `same`")
        let fixture = try Fixture(
            ("x-gone", []),
            ("x-group", ["#"]),
            ("x-other", []),
            ("x-tab", []),
            matrix: rows,
            builtIn: false
        )
        #expect(try fixture.component("x-group").component.children == ["x-tab"])
        #expect(try fixture.item("#", of: "x-group").remarks.contains { $0.contains("x-other") })
        fixture.expectDeclaredTypes()
    }

    // MARK: References

    private func references(_ rows: String, _ names: String...) throws -> Fixture {
        let rows = "## Properties\n\n| Web | SwiftUI | UIKit | Why |\n|---|---|---|---|\n" + rows
        let items = ["start: boolean"] + names.map { "\($0): boolean" }
        return try Fixture(("x-one", items), matrix: rows, builtIn: false)
    }

    @Test("two items that only refer to each other are unmapped: nothing was made")
    func mutualReferences() throws {
        let fixture = try references(
            "| `a` | `see b` | `same` | |\n| `b` | `see a` | `same` | |\n| `start` | `start: Bool` | `same` | |\n",
            "a",
            "b"
        )
        #expect(try fixture.item("a").openReason != nil)
        #expect(try fixture.item("b").openReason != nil)
    }

    @Test("what refers to a skipped item is skipped for its reason, what refers to an unmapped one is unmapped")
    func referencesToNothing() throws {
        let rows =
            "| `a` | `see b` | `same` | |\n| `b` | `skip` | `skip` | Not on iOS. |\n| `c` | `see start` | `same` | |\n"
        let fixture = try references(rows, "a", "b", "c")
        #expect(try fixture.item("a").skipReason == "Not on iOS.")
        #expect(try fixture.item("c").openReason != nil)
    }

    @Test("two spellings of an event that refer to each other are unmapped, and neither refers to itself")
    func referenceToTheOtherSpelling() throws {
        let rows = Tables.events("`@change` | `see @change` | `same`")
        let items = try Fixture("x-one", "@change", "@x-change", onlyBy: rows).component.items
        #expect(items.count == 2 && items.allSatisfy { $0.openReason != nil })
    }

    @Test("an item that only tells of what another member is for is part of the item that plays the role")
    func played() throws {
        let item = try reference(on: "x-switch", "checked: boolean = false")
        #expect(item.swiftUI == [.reference("checked")])
        #expect(item.outcome == .adapted)
    }

    private func reference(on tag: String, _ others: String...) throws -> ItemTranslation {
        let row = "`@happened` | `see $isOn` | `same` | Nothing is on or off here."
        let rows = Tables.events(row, columns: "SwiftUI | UIKit | Why")
        return try Fixture((tag, others + ["@happened"]), matrix: rows).item("@happened")
    }

    @Test("and of the part that we made for it")
    func made() throws { #expect(try reference(on: "x-switch").swiftUI == [.reference("Toggle.switch.isOn")]) }

    @Test("and is left out, for the reason of its row, where nothing plays it")
    func absent() throws {
        let item = try reference(on: "x-card")
        #expect(item.skipReason == "Nothing is on or off here.")
        #expect(item.swiftUI == [])
    }
}

@Suite("What members are for")
struct RoleTests {
    private func roles(_ fixture: Fixture) throws -> [String?] {
        try fixture.component.component.properties.prefix(2).map { $0.role }
    }

    @Test("a built-in row says it by the name that it gives")
    func builtIn() throws {
        let member = try #require(
            try Fixture("x-input", "disabled: boolean = false").component.items.first?.swiftUI.first
        )
        #expect(member.member?.role == "isDisabled")
    }

    @Test(
        "a row of a project keeps the role of the row that it beats; it may name another one, in words or by its name",
        arguments: [
            ("isOff: Bool = false", "isOff: Bool = false as isDisabled"),
            ("isOff: Bool = false as isReadOnly", "isOff: Bool = false as isReadOnly"),
            ("isReadOnly: Bool = false", "isReadOnly: Bool = false"),
        ]
    )
    func ofProject(result: String, expected: String) throws {
        let rows = Tables.properties("`disabled: boolean` | `\(result)` | same")
        let input = try Fixture.component("x-input", "disabled: boolean = false", matrix: rows)
        #expect(input.items.flatMap(\.swiftUI).map(\.descriptionWithRole) == [expected])
    }

    @Test("what a row says goes before what an item happens to be called")
    func stated() throws {
        let rows = Tables.properties("`off` | `isOff: Bool = false as isDisabled` | same")
        let fixture = try Fixture("x-input", "disabled: boolean = false", "off: boolean = false", matrix: rows)
        #expect(try roles(fixture) == [nil, "isDisabled"])
    }

    /// Two switches of which two rows say the same.
    private func switches(second pattern: String) throws -> Fixture {
        let rows = Tables.properties(
            "`one` | `isOne: Bool = false as isDisabled` | same",
            "`\(pattern)` | `isTwo: Bool = false as isDisabled` | same"
        )
        return try Fixture("x-input", "one: boolean = false", "two: boolean = false", matrix: rows)
    }

    @Test("of two items for which rows say the same one is it, and the other one says so")
    func twice() throws {
        let fixture = try switches(second: "two")
        #expect(try roles(fixture) == ["isDisabled", nil])
        #expect(try fixture.component.items.last?.remarks == ["one is `isDisabled`, which this would be as well"])
        #expect(fixture.diagnostics.map(\.id) == [.matrixRoleTie])
        #expect(fixture.diagnostics.first?.location?.line == 6)
        #expect(fixture.diagnostics.first?.notes.first?.location?.line == 5)
    }

    @Test("of two items, the narrower row's is it, and that is no mistake")
    func narrower() throws {
        let fixture = try switches(second: "two: boolean")
        #expect(try roles(fixture) == [nil, "isDisabled"])
        #expect(fixture.diagnostics.isEmpty)
    }

    @Test("of two items of one row, the component's own is it and not what it inherits")
    func inherited() throws {
        let field = #"{"kind":"field","type":{"text":"boolean"},"default":"false","#
        let base = #""inheritedFrom":{"name":"Base","module":"base.js"}"#
        let members = #""members":[\#(field)"name":"anOwn"},\#(field)"name":"aBase",\#(base)}]"#
        let rows = Tables.properties("`anOwn, aBase` | `{name}: Bool = false as isDisabled` | same")
        let properties = try Fixture("x-input", members, matrix: rows).component.component.properties.prefix(2)
        #expect(properties.map { [$0.name.name, $0.role ?? ""] } == [["anOwn", "isDisabled"], ["aBase", ""]])
    }
}
