import Core
import SwiftModel
import Testing
import WebModel

@testable import Translate

@Suite("Hard cases of names")
struct NameCollisionTests {
    @Test("two items may both be the opposite of one property of UIKit")
    func twoOpposites() throws {
        let fixture = try Fixture(
            "x-one",
            HardCase.fields(("disabled", "boolean", nil), ("locked", "boolean", nil)),
            onlyBy: Tables.components("`x-one` | `Button` | `UIControl`")
                + Tables.properties(
                    "`disabled` | `isDisabled: Bool` | `isEnabled = !`",
                    "`locked` | `isLocked: Bool` | `isEnabled = !`"
                )
        )
        #expect(try fixture.component("x-one").component.uiKit.inverted.map(\.name.name) == ["isEnabled"])
        #expect(fixture.diagnostics == [])
    }

    @Test("two rows of the built-in matrix that call two items the same give two names and a warning, and no error")
    func builtInRows() throws {
        let fixture = try Fixture(
            (
                "my-details",
                HardCase.fields(("summary", "string", "''"), ("label", "string", "''"))
                    + #","slots":[{"name":"summary"}]"#
            )
        )
        #expect(fixture.diagnostics.map(\.id) == [.matrixNameCollision])
        #expect(fixture.diagnostics.map(\.severity) == [.warning])
        let component = try fixture.component("my-details").component
        let names = component.properties.filter { !component.offered.contains($0.origin) }.map(\.name.name)
        #expect(Set(names) == ["label", "summary"])
    }

    @Test(
        "a property and a slot of one name, in two spellings, are one parameter in two forms",
        arguments: ["string", "number", "Date", "'a' | 'b'", "'a' | 'b' | string"]
    )
    func propertyAndSlot(type: String) throws {
        let json = HardCase.fields(("titleContent", type, nil)) + #","slots":[{"name":"title-content"}]"#
        let fixture = try Fixture(("ix-tooltip", json))
        let component = try fixture.component("ix-tooltip").component
        #expect(component.properties.map(\.name.name) == ["titleContent"])
        #expect(component.slots.map(\.name.name) == ["titleContent"])
        let member = try #require(ComponentParameters(of: component).members.first { $0.name.name == "titleContent" })
        #expect(member.hasText)
        #expect(member.origin == ItemReference(.property, "titleContent"))
        #expect(fixture.diagnostics == [])
        let slot = try fixture.item(.slot, "title-content")
        #expect(slot.outcome == .adapted)
        #expect(slot.consumer == ItemReference(.property, "titleContent"))
    }

    @Test("a flag and a slot of one name get two words", arguments: ["thing", "thing-part"])
    func flagAndSlot(name: String) throws {
        let json = HardCase.fields((name, "boolean", nil)) + ",\"slots\":[{\"name\":\"\(name)\"}]"
        let fixture = try Fixture(("x-box", json))
        let component = try fixture.component("x-box").component
        let names = component.properties.map(\.name.name) + component.slots.map(\.name.name)
        #expect(Set(names).count == 2)
        #expect(names.allSatisfy { !$0.contains(where: \.isNumber) })
        #expect(fixture.diagnostics.map(\.id) == [.matrixNameCollision])
    }

    @Test("what the user changes is no view, and the slot of that name is called by what it holds")
    func bindingAndSlot() throws {
        let fixture = try Fixture(
            (
                "x-thing",
                HardCase.fields(("value", "'one' | 'two'", nil))
                    + #","slots":[{"name":"value"}],"events":[{"name":"change"}]"#
            )
        )
        let component = try fixture.component("x-thing").component
        #expect(component.members.first { $0.form.isBinding }?.name.name == "value")
        #expect(component.slots.map(\.name.name) == ["valueContent"])
    }

    @Test("what a slot only implies is what the property of that name says")
    func impliedByASlot() throws {
        let fixture = try Fixture(
            "x-box",
            HardCase.fields(("chosen", "string", nil)) + #","slots":[{"name":""}]"#,
            onlyBy: Tables.properties("`chosen` | `$selection: String` | `same`")
                + Tables.slots("`#(default)` | `content: View`, `$selection: String?` | `same`")
        )
        let component = try fixture.component("x-box").component
        #expect(component.members.map(\.name.name).sorted() == ["content", "selection"])
        #expect(component.members.first { $0.name.name == "selection" }?.form == .binding(.string))
        #expect(fixture.diagnostics == [])
    }

    @Test("two of one name without other words are one, and a diagnostic names both places and the row that settles it")
    func leftOut() throws {
        let json = HardCase.fields(("thing", "string", nil), ("Thing", "number", nil))
        let fixture = try Fixture("x-one", json, onlyBy: HardCase.anything)
        let component = try fixture.component("x-one").component
        #expect(component.members.map(\.description) == ["thing: String? = nil"])
        #expect(component.uiKit.properties.map(\.name.name) == ["thing"])
        #expect(component.untranslated.map(\.item) == [ItemReference(.property, "Thing")])
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
        let json = HardCase.fields(("label", "string", "''")) + #","slots":[{"name":""}]"#
        let fixture = try Fixture(("my-\(kind)", json))
        #expect(fixture.diagnostics == [])
        let component = try fixture.component("my-\(kind)").component
        #expect(component.slots.map(\.name.name) == ["label"])
        let properties = component.properties.filter { !component.offered.contains($0.origin) }.map(\.name.name)
        #expect(properties.filter { $0 != "isOn" } == ["label"])
    }

    @Test(
        "a label beside a slot is the label of an item that is data",
        arguments: [
            ("breadcrumb", "breadcrumb-item"), ("menu", "menu-item"), ("select", "option"), ("radio-group", "radio"),
            ("tabs", "tab"),
        ]
    )
    func labelOfItem(parent: String, kind: String) throws {
        let fixture = try Fixture(
            ("my-\(parent)", #""members":[]"#),
            ("my-\(kind)", HardCase.fields(("label", "string", "''")) + #","slots":[{"name":""}]"#)
        )
        #expect(fixture.diagnostics == [])
        let component = try fixture.component("my-\(kind)").component
        #expect(component.slots.isEmpty)
        #expect(component.properties.map(\.name.name) == ["label"])
    }

    @Test("the type of a slot's view is no type parameter for data")
    func viewTypeAndParameter() throws {
        let json = HardCase.fields(("rows", "Row[]", nil)) + #","slots":[{"name":"item"}]"#
        let rows = HardCase.anything + Tables.types("`Row` | `Item: Identifiable`")
        let fixture = try Fixture("x-table", json, onlyBy: rows)
        let component = try fixture.component("x-table").component
        #expect(component.genericParameters.map(\.name.name) == ["Item"])
        #expect(component.slots.map(\.viewType?.name) != ["Item"])
    }

    @Test("two closures of one name and other parameters collide, with an error that names both rows")
    func collidingClosures() throws {
        let json = #""events":[{"name":"pick","type":{"text":"CustomEvent<string>"}},{"name":"take"}]"#
        let rows = Tables.events("`@pick` | `onSel(Detail)?` | `same`", "`@take` | `onSel()?` | `same`")
        let fixture = try Fixture("x-one", json, onlyBy: rows)
        #expect(fixture.diagnostics.map(\.severity) == [.error])
        for component in fixture.translation.components {
            let actions = component.component.actions.map(\.name.name)
            #expect(Set(actions).count == 2)
            // What is the same in UIKit is called the same.
            #expect(Set(component.component.uiKit.properties.map(\.name.name)) == Set(actions))
        }
    }

    @Test("a value that gets another name than its row says is told")
    func renamedCase() throws {
        let json = HardCase.fields(("size", "'s' | 'small'", nil))
        let fixture = try Fixture("x-one", json, onlyBy: HardCase.anything + Tables.values("`size: s` | `small`"))
        #expect(try fixture.item(.property, "size").remarks.count == 1)
    }
}
