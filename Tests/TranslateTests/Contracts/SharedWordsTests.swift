import Core
import SwiftModel
import Testing
import WebModel

@testable import Translate

/// What many libraries mean by a name, each in its own words.
@Suite("Words of the web mean the same in every library")
struct SharedWordsTests {
    private func component(_ tag: String, _ json: String) throws -> ComponentTranslation {
        let fixture = try Fixture((tag: tag, json: json))
        #expect(fixture.diagnostics.map(\.message) == [])
        return try fixture.component(tag)
    }

    private func role(of name: String, _ type: String, on tag: String) throws -> String? {
        let component = try component(tag, HardCase.fields((name, type, "")))
        return component.component.members.first { $0.origin == ItemReference(.property, name) }?.role
    }

    @Test(
        "for a text below a control",
        arguments: [
            ("helpText", ["helperText", "helper", "hint", "assistiveText", "supportingText", "instructions"]),
            ("message", ["infoText", "infoMessage"]),
            ("errorMessage", ["errorText", "errorMessage", "invalidText", "invalidFeedback", "validationMessage"]),
            ("warningMessage", ["warningText", "warnText", "warningMessage"]),
            ("successMessage", ["validText", "successText", "validFeedback"]),
        ]
    )
    func messages(role wanted: String, names: [String]) throws {
        for name in names {
            #expect(try role(of: name, "string", on: "x-input") == wanted, "\(name)")
            #expect(try role(of: name, "string", on: "x-select") == wanted, "\(name)")
        }
    }

    @Test(
        "for what a control shows and offers",
        arguments: [
            ("x-button", "iconRight", "string", "suffixIcon"), ("x-button", "leadingIcon", "string", "prefixIcon"),
            ("x-input", "labelHidden", "boolean", "hideLabel"),
            ("x-input", "hideLabelVisually", "boolean", "hideLabel"),
            ("x-slider", "showTicks", "boolean", "showTickmarks"), ("x-slider", "showValue", "boolean", "showTooltip"),
            ("x-select", "allowClear", "boolean", "clearable"),
            ("x-combobox", "creatable", "boolean", "allowsCustomValues"),
            ("x-toast", "autoClose", "boolean", "closesAutomatically"),
            ("x-toast", "autoCloseDelay", "number", "duration"), ("x-avatar", "username", "string", "name"),
            ("x-empty-state", "subHeader", "string", "description"),
            ("x-input", "validationState", "string", "severity"), ("x-button", "transparent", "boolean", "isPlain"),
            ("x-drawer", "show", "boolean", "isPresented"), ("x-pagination", "selectedPage", "number", "page"),
        ]
    )
    func members(tag: String, name: String, type: String, wanted: String) throws {
        #expect(try role(of: name, type, on: tag) == wanted)
    }

    @Test(
        "for what a page has and an app has not: it is left out, with the reason",
        arguments: [
            ("x-date-picker", "i18nDone"), ("x-date-picker", "format"), ("x-date-picker", "locale"),
            ("x-input", "allowedPattern"), ("x-toast", "iconColor"), ("x-container", "justifyContent"),
            ("x-select", "dropdownWidth"), ("x-breadcrumb", "separator"), ("x-card", "marginTop"),
        ]
    )
    func leftOut(tag: String, name: String) throws {
        let component = try component(tag, HardCase.fields((name, "string", "")))
        let item = try #require(component.items.first { $0.item == ItemReference(.property, name) })
        guard case .skipped(let reason) = item.outcome else { return #expect(Bool(false), "\(item.outcome)") }
        #expect(reason.hasSuffix("."))
    }

    @Test(
        "a number that the web writes as text is one, and its closure is told the number",
        arguments: ["x-slider", "x-rating"]
    )
    func numberAsText(tag: String) throws {
        let json = HardCase.fields(("value", "string", "")) + #","events":[{"name":"change"}]"#
        let value = try #require(try component(tag, json).items.first { $0.item == ItemReference(.property, "value") })
        #expect(value.swiftUITexts == ["$value: Double", "onChange: ((Double) -> Void)?"])
        #expect(value.uiKit.count == 2, "one value, one control event")
    }

    @Test("two days in two properties are a span, whatever the picker is called")
    func span() throws {
        let component = try component("x-date-picker", HardCase.fields(("from", "string", ""), ("to", "string", "")))
        let bindings = component.component.members.filter { if case .binding = $0.form { true } else { false } }
        #expect(bindings.compactMap(\.role).sorted() == ["endDate", "startDate"])
        #expect(component.implied.filter(\.isMade).isEmpty)
    }

    @Test("a list in one text is no list: the options are views", arguments: ["options", "items", "data"])
    func listAsText(name: String) throws {
        let select = try component("x-select", HardCase.fields((name, "string", ""), ("value", "string", "")))
        #expect(select.component.members.first { $0.origin == ItemReference(.property, name) } == nil)
        #expect(select.implied.filter(\.isMade).flatMap(\.swiftUITexts) == ["content: View"])
    }

    @Test("of several kinds of items, a component takes those that are called after it")
    func ownItems() throws {
        let label = HardCase.fields(("label", "string", ""))
        let fixture = try Fixture(
            ("x-dropdown", #""members":[]"#),
            ("x-dropdown-item", label),
            ("x-menu", #""members":[]"#),
            ("x-menu-item", label)
        )
        let dropdown = try fixture.component("x-dropdown").implied.filter { !$0.isOffered }.flatMap(\.swiftUITexts)
        let menu = try fixture.component("x-menu").implied.filter { !$0.isOffered }.flatMap(\.swiftUITexts)
        #expect(dropdown == ["items: [XDropdownItem]"])
        #expect(menu == ["items: [XMenuItem]"])
    }

    @Test("an item that no row knows better is a row, and a group holds what is in it")
    func parts() throws {
        #expect(try component("x-whatever-item", #""members":[]"#).component.primitive == .listRow)
        #expect(try component("x-whatever-group", #""members":[]"#).component.primitive == .stack)
        #expect(try component("x-menu-item", #""members":[]"#).component.primitive == .listRow, "nobody takes it")
    }
}
