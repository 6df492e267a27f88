import Core
import SwiftModel
import Testing
import WebModel

@testable import Translate

@Suite("Hard cases of what a rule consumes")
struct HardConsumptionTests {
    @Test(
        "what an item takes stands by itself again when the item itself is taken, whatever they are called",
        arguments: ["a", "z"]
    )
    func chains(taker: String) throws {
        let rows =
            Tables.properties("`m + #side` | `m: Bool` | `same`", "`\(taker) + m` | `taker: Bool` | `same`")
            + Tables.slots("`#side` | `side: View` | `sideView: UIView?`")
        let json = HardCase.fields(("m", "boolean", nil), (taker, "boolean", nil)) + #","slots":[{"name":"side"}]"#
        let fixture = try Fixture((tag: "x-one", json: json), matrix: rows, builtIn: false)
        #expect(try fixture.item(.slot, "side").swiftUITexts == ["side: View"])
        #expect(try fixture.item(.property, "m").consumer == ItemReference(.property, taker))
    }

    @Test("events of one closure keep what each of them is in UIKit")
    func joinedActions() throws {
        let fixture = try Fixture(
            "x-one",
            #""events":[{"name":"change"},{"name":"input"}]"#,
            onlyBy: Tables.events(
                "`@change` | `onChange()?` | `.valueChanged`",
                "`@input` | `onChange()?` | `.editingChanged`"
            )
        )
        let component = try fixture.component("x-one").component
        #expect(component.actions.count == 1)
        #expect(Set(component.uiKit.controlEvents.map(\.event)) == [.valueChanged, .editingChanged])
    }

    @Test("a row is in use where it wins what a component can do without being said to")
    func rowOfAnImpliedItem() throws {
        let fixture = try Fixture(
            ("x-button", #""slots":[{"name":"icon"}]"#),
            matrix: Tables.components(
                "`x-button` | `Button` | `UIControl` | `@click`",
                columns: "SwiftUI | UIKit | Implies"
            )
                + Tables.events("`@click` | `tapped()` | `.touchUpInside`")
        )
        #expect(fixture.diagnostics.map(\.message) == [])
    }

    @Test("children that are skipped are no data of anyone, and other kinds of children are told")
    func skippedChildren() throws {
        let rows =
            Tables.components(
                "`x-group` | `TabView` | `UIControl` | `x-gone, x-tab, x-other` |",
                "`x-tab, x-other` | `Item` | `UIView` | |",
                "`x-gone` | `skip` | | | The system has it.",
                columns: "SwiftUI | UIKit | Items | Why"
            )
            + Tables.slots("`#(default)` | `tabs: [{Item}]` | `same`")
        let fixture = try Fixture(
            ("x-gone", #""members":[]"#),
            ("x-group", #""slots":[{"name":""}]"#),
            ("x-other", #""members":[]"#),
            ("x-tab", #""members":[]"#),
            matrix: rows.replacing("`x-gone, x-tab, x-other`", with: "`x-gone`, `x-tab`, `x-other`")
                .replacing("| `x-tab, x-other` |", with: "| `x-tab`, `x-other` |"),
            builtIn: false
        )
        #expect(try fixture.component("x-group").component.children == ["x-tab"])
        #expect(try fixture.item(ItemReference(.slot, ""), of: "x-group").remarks.contains { $0.contains("x-other") })
        HardCase.expectDeclaredTypes(fixture)
    }
}
