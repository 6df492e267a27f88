import Core
import SwiftModel
import Testing
import WebModel

@testable import Translate

/// What many libraries mean by a name, each in its own words.
@Suite("Words of the web mean the same in every library")
struct SharedWordsTests {
    private func role(of name: String, _ type: String, on tag: String) throws -> String? {
        let component = try Fixture.component(tag, "\(name): \(type)").component
        return component.members.first { $0.origin == ItemReference(.property, name) }?.role
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
        let item = try #require(try Fixture.component(tag, "\(name): string").items.first)
        #expect(try #require(item.skipReason).hasSuffix("."))
    }

    @Test(
        "a number that the web writes as text is one, and its closure is told the number",
        arguments: ["x-slider", "x-rating"]
    )
    func numberAsText(tag: String) throws {
        let value = try #require(try Fixture.component(tag, "value: string", "@change").items.first)
        #expect(value.swiftUITexts == ["$value: Double", "onChange: ((Double) -> Void)?"])
        #expect(value.uiKit.count == 2, "one value, one control event")
    }

    @Test("two days in two properties are a span, whatever the picker is called")
    func span() throws {
        let picker = try Fixture.component("x-date-picker", "from: string", "to: string")
        let bindings = picker.component.members.filter(\.form.isBinding)
        #expect(bindings.compactMap(\.role).sorted() == ["endDate", "startDate"])
        #expect(picker.made.isEmpty)
    }

    @Test("a list in one text is no list: the options are views", arguments: ["options", "items", "data"])
    func listAsText(name: String) throws {
        let select = try Fixture.component("x-select", "\(name): string", "value: string")
        #expect(!select.component.members.contains { $0.origin == ItemReference(.property, name) })
        #expect(select.made == ["content: View"])
    }

    @Test("of several kinds of items, a component takes those that are called after it")
    func ownItems() throws {
        let label = ["label: string"]
        let fixture = try Fixture(
            ("x-dropdown", []),
            ("x-dropdown-item", label),
            ("x-menu", []),
            ("x-menu-item", label)
        )
        #expect(try fixture.component("x-dropdown").needed == ["items: [XDropdownItem]"])
        #expect(try fixture.component("x-menu").needed == ["items: [XMenuItem]"])
    }

    @Test("an item that no row knows better is a row, and a group holds what is in it")
    func parts() throws {
        #expect(try Fixture.component("x-whatever-item").component.primitive == .listRow)
        #expect(try Fixture.component("x-whatever-group").component.primitive == .stack)
        #expect(try Fixture.component("x-menu-item").component.primitive == .listRow, "nobody takes it")
    }
}
