import SwiftModel
import Testing
import WebModel

@testable import Translate

@Suite("What is chosen is a value of the caller's own type")
struct ChoiceValueTests {
    private static let group = ("x-radio-group", ["value: string", "#"])
    private static let radio = ("x-radio", ["value: string", "label: string", "disabled: boolean"])
    private static let select = ("x-select", ["value: string", "#"])
    private static let option = ("x-option", ["value: string | undefined", "label: string"])

    /// The members of a component as a matrix writes them, by their names.
    private func members(_ fixture: Fixture, _ tag: String) throws -> [String: String] {
        let members = try fixture.component(tag).component.members
        return Dictionary(members.map { ($0.name.name, $0.description) }) { first, _ in first }
    }

    private func parameters(_ fixture: Fixture, _ tag: String) throws -> [String] {
        try fixture.component(tag).component.genericParameters.map(\.declaration)
    }

    @Test("a radio group and its radios share one type, and the group may have none chosen")
    func radios() throws {
        let fixture = try Fixture(Self.group, Self.radio)
        let group = try members(fixture, "x-radio-group")
        #expect(group["selection"] == "$selection: Value?")
        #expect(group["onChange"] == "onChange: ((Value?) -> Void)?")
        #expect(group["options"] == "options: [XRadio<Value>]")
        #expect(try members(fixture, "x-radio")["value"] == "value: Value")
        #expect(try parameters(fixture, "x-radio-group") == ["Value: Hashable"])
        #expect(try parameters(fixture, "x-radio") == ["Value: Hashable"])
    }

    @Test("a class of UIKit has the type that the values have on the web")
    func uiKit() throws {
        let properties = try Fixture(Self.group, Self.radio).component("x-radio-group").component.uiKit.properties
        #expect(properties.first { $0.name.name == "selection" }?.type == .optional(.string))
        #expect(properties.first { $0.name.name == "options" }.map { "\($0.type)" } == "[XRadio<String>]")
    }

    @Test("objects of a list that no source explains are options of any value")
    func objects() throws {
        let fixture = try Fixture("x-select", "value: string", "options: ISelectOption[]")
        let select = try members(fixture, "x-select")
        #expect(select["selection"] == "$selection: Value?")
        #expect(select["options"] == "options: [SelectTokens.ISelectOption<Value>]")
        let structure = try #require(try fixture.component.component.structs.first)
        #expect(structure.genericParameters.map(\.declaration) == ["Value: Hashable"])
        let members = structure.members.map { "\($0.name.name): \($0.type)" }
        #expect(members == ["value: Value", "label: String", "isDisabled: Bool"])
    }

    @Test(
        "one choice is optional and several are a set, however a source spells them",
        arguments: [
            ("string", "$selection: Value?"), ("string | number", "$selection: Value?"),
            ("string[]", "$selection: Set<Value>"), ("string[] | undefined", "$selection: Set<Value>"),
            ("(string | number)[]", "$selection: Set<Value>"), ("string | string[]", "$selection: Set<Value>"),
        ]
    )
    func shapes(type: String, selection: String) throws {
        for tag in ["x-select", "x-listbox", "x-combobox"] {
            let fixture = try Fixture((tag, ["value: \(type)", "#"]), Self.option)
            #expect(try members(fixture, tag)["selection"] == selection)
        }
    }

    @Test("a choice whose options are views is of any value as well")
    func views() throws {
        let select = try members(try Fixture(Self.select), "x-select")
        #expect(select["selection"] == "$selection: Value?" && select["content"] == "content: View")
    }

    @Test("a menu with the same options chooses none of them, and has them with text")
    func menu() throws {
        let fixture = try Fixture(Self.select, ("x-menu", ["#"]), Self.option)
        #expect(try members(fixture, "x-menu")["items"] == "items: [XOption<String>]")
        #expect(try parameters(fixture, "x-menu") == [])
    }

    @Test("objects whose values are texts or numbers are options of any value as well")
    func mixedObjects() throws {
        let options = "options: { value: string | number, label: string }[]"
        let select = try members(try Fixture("x-select", "value: string", options), "x-select")
        #expect(select["options"] == "options: [SelectTokens.Options<Value>]")
    }

    @Test("where an option has no value, its label is it, and that is text")
    func labels() throws {
        let fixture = try Fixture(Self.select, ("x-option", ["label: string"]))
        #expect(try members(fixture, "x-select")["selection"] == "$selection: String?")
        #expect(try members(fixture, "x-select")["options"] == "options: [XOption]")
        #expect(try parameters(fixture, "x-option") == [])
    }

    @Test("where what is typed can become a value, values are text")
    func typed() throws {
        let rows = Tables.properties(
            "`typed: string` | `$text: String` | `same`",
            "`chosen: string` | `$selection: Set<String>` | `same`",
            "`free: boolean` | `allowsCustomValues: Bool` | `same`"
        )
        let combobox = ("x-combobox", ["typed: string", "chosen: string", "free: boolean", "#"])
        let fixture = try Fixture(combobox, Self.option, matrix: rows)
        #expect(try members(fixture, "x-combobox")["selection"] == "$selection: Set<String>")
    }

    @Test("a number that says the place of an option stays one")
    func places() throws {
        let fixture = try Fixture(("x-listbox", ["selectedIndex: number", "#"]), Self.option)
        #expect(try parameters(fixture, "x-listbox").isEmpty)
        #expect(try parameters(fixture, "x-option").isEmpty)
    }

    @Test("a component that is called Value keeps its name")
    func componentNames() throws {
        let fixture = try Fixture(("x-select", []), ("x-thing", []))
        var select = SwiftComponent(tag: "x-select", names: try fixture.component("x-select").component.names)
        select.primitive = .pickerMenu
        func name(_ name: String) -> SwiftIdentifier { SwiftIdentifier(name, as: .property) }
        let content = SwiftIdentifier("content", as: .genericParameter)
        select.members = [
            Member(.binding(.optional(.string)), name: name("selection"), origin: "value"),
            Member(.slot(viewType: content), name: name("content"), origin: "#"),
        ]
        var thing = try fixture.component("x-thing")
        thing.component.names.view = SwiftIdentifier("Value", as: .type)
        let translations = [ComponentTranslation(tag: "x-select", component: select, items: [], rule: nil), thing]
        let applied = ChoiceValues(of: translations).applied(to: translations)
        #expect(applied[0].component.genericParameters.map(\.declaration) == ["SelectionValue: Hashable"])
        #expect(applied[0].component.members[0].form == .binding(.optional(.named("SelectionValue"))))
        #expect(applied[1] == thing)
    }

    @Test("a view that comes in as a value keeps its type parameter")
    func slotNames() throws {
        let select = try Fixture("x-select", "value: string", "#", "#value").component.component
        #expect(select.members.contains { $0.viewType?.name == "Value" })
        #expect(select.genericParameters.map(\.name.name) == ["SelectionValue"])
    }

    @Test("what a project says is the last word, where it names a type of its own")
    func project() throws {
        let rows = Tables.properties("`value: string` | `$selection: Int` | `same`", of: "x-select")
        let fixture = try Fixture(Self.select, Self.option, matrix: rows)
        #expect(try members(fixture, "x-select")["selection"] == "$selection: Int")
    }
}
