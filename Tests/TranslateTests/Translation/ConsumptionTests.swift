import SwiftModel
import TestSupport
import Testing
import WebModel

@testable import Translate

@Suite("Items that belong together")
struct ConsumptionTests {
    private let chip = ComponentJSON.of([
        "removable: boolean = false", "@elvt-request-remove: CustomEvent<{ value: string }>",
    ])

    private let pair = Tables.properties(
        "`removable: boolean + @request-remove` | `onRemove(Detail)?` | `delegate.didRequestRemove(Detail)`"
    )

    private static let closures = Tables.events("`@*` | `on{Name}(Detail)?` | `same`")

    @Test("an ability and its event become one closure: no closure, no ability")
    func ability() throws {
        let fixture = try Fixture((tag: "elvt-chip", json: chip), matrix: pair, builtIn: false)
        let flag = try fixture.item(.property, "removable")
        let event = try fixture.item(.event, "elvt-request-remove")
        #expect(flag.swiftUITexts == ["onRemove: ((String) -> Void)?"])
        #expect(flag.outcome == .adapted)
        #expect(event.outcome == .adapted)
        #expect(event.consumer == flag.item)
        #expect(event.rule == flag.rule)
        #expect(event.swiftUITexts == ["see removable"])
    }

    @Test("the closure knows the event that it stands for, whose words tell when it is called")
    func event() throws {
        let fixture = try Fixture((tag: "elvt-chip", json: chip), matrix: pair, builtIn: false)
        let component = try fixture.component("elvt-chip").component
        let event = ItemReference(.event, "elvt-request-remove")
        #expect(component.actions.map(\.event) == [event])
        #expect(component.uiKit.delegateMethods.map(\.event) == [event])
    }

    @Test("without its event the flag is not taken by the rule")
    func missingEvent() throws {
        let json = #""members":[{"kind":"field","name":"removable","type":{"text":"boolean"}}]"#
        let fixture = try Fixture("elvt-chip", json, onlyBy: pair)
        guard case .unmapped = try fixture.item(.property, "removable").outcome else {
            return #expect(Bool(false), "a rule matched")
        }
    }

    @Test("what a skipped item takes along is skipped for the same reason")
    func skippedTogether() throws {
        let rows = Tables.properties(
            "`removable: boolean + @request-remove` | `skip` | `skip` | Nothing is removed on iOS.",
            columns: "SwiftUI | UIKit | Why"
        )
        let fixture = try Fixture((tag: "elvt-chip", json: chip), matrix: rows, builtIn: false)
        #expect(
            try fixture.component("elvt-chip").items.map(\.outcome)
                == [.skipped(reason: "Nothing is removed on iOS."), .skipped(reason: "Nothing is removed on iOS.")]
        )
    }

    @Test(
        "an event that carries nothing has a closure without an argument",
        arguments: ["CustomEvent", "Event", "CustomEvent<void>", "CustomEvent<null>"]
    )
    func nothingCarried(type: String) throws {
        let fixture = try Fixture("x-box", ComponentJSON.of("@x-close: \(type)"), onlyBy: Self.closures)
        let item = try fixture.item(.event, "x-close")
        #expect(item.swiftUITexts == ["onClose: (() -> Void)?"])
        #expect(item.remarks == [])
    }

    @Test("a detail that nothing describes is told in a remark")
    func undescribedDetail() throws {
        let json = #""events":[{"name":"close","type":{"text":"CustomEvent<CloseDetail>"}}]"#
        let fixture = try Fixture("x-box", json, onlyBy: Self.closures)
        let item = try fixture.item(.event, "close")
        #expect(item.swiftUITexts == ["onClose: (() -> Void)?"])
        #expect(item.remarks.contains { $0.contains("CloseDetail") })
    }

    @Test("two spellings of one event make one closure, of the one that is not deprecated")
    func twoSpellings() throws {
        let json = #""events":[{"name":"clear","deprecated":true},{"name":"x-clear"}]"#
        let fixture = try Fixture("x-box", json, onlyBy: Self.closures)
        #expect(try fixture.component("x-box").component.actions.map(\.origin.name) == ["x-clear"])
        let old = try fixture.item(.event, "clear")
        #expect(old.outcome == .adapted)
        #expect(old.consumer == ItemReference(.event, "x-clear"))
    }

    @Test("what a component can do although no source lists it is made, and is no item")
    func implied() throws {
        let rows =
            Tables.components("`*-button` | `Button` | `UIControl` | `@click`", columns: "SwiftUI | UIKit | Implies")
            + Tables.events("`@click` | `action()` | `.touchUpInside`")
        let fixture = try Fixture((tag: "x-button", json: #""slots":[]"#), matrix: rows, builtIn: false)
        let button = try fixture.component("x-button")
        #expect(button.items == [])
        #expect(button.implied.map(\.item) == [ItemReference(.event, "click")])
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
        let fixture = try Fixture(
            ("x-tab-group", #""slots":[{"name":""}]"#),
            ("x-tab", #""slots":[]"#),
            matrix: rows,
            builtIn: false
        )
        let group = try fixture.component("x-tab-group").component
        #expect(group.children == ["x-tab"])
        #expect(group.members.map(\.description) == ["tabs: [XTab]"])
    }
}
