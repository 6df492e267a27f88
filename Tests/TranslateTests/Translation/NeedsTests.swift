import SwiftModel
import TestSupport
import Testing
import WebModel

@testable import Translate

/// What real libraries need of the built-in matrix beyond the team's guide, with the components of a library that nobody
/// has written rules for.
@Suite("The built-in matrix serves a library that it has never seen")
struct NeedsTests {
    @Test(
        "booleans that say a state get is…",
        arguments: [
            ("disabled", "isDisabled"), ("selected", "isSelected"), ("required", "isRequired"),
            ("indeterminate", "isIndeterminate"), ("loading", "isLoading"), ("invalid", "isInvalid"),
            ("readonly", "isReadOnly"), ("pulse", "isPulsing"),
        ]
    )
    func states(name: String, result: String) throws {
        #expect(try Fixture.property(name, "boolean", default: "false").swiftUITexts == ["\(result): Bool = false"])
    }

    @Test(
        "booleans that say an ability keep their name",
        arguments: ["removable", "clearable", "searchable", "hideLabel"]
    )
    func abilities(name: String) throws {
        #expect(try Fixture.property(name, "boolean", default: "false").swiftUITexts == ["\(name): Bool = false"])
    }

    @Test(
        "a value and its event are a Binding and an optional onChange",
        arguments: TranslationExample.rows([
            (
                "acme-switch", "checked: boolean = false", "change",
                ["$isOn: Bool", "onChange: ((Bool) -> Void)?"], ["isOn: Bool = false", ".valueChanged"]
            ),
            (
                "acme-slider", "value: number = 0", "input change",
                ["$value: Double", "onChange: ((Double) -> Void)?"], ["value: Double = 0", ".valueChanged"]
            ),
            (
                "acme-input", "value: string = ''", "input",
                ["$text: String", "onChange: ((String) -> Void)?"], [#"text: String = """#, ".editingChanged"]
            ),
        ])
    )
    func bindings(_ example: TranslationExample) throws { _ = try example.expect() }

    @Test("an ability and its event are one closure: no closure, no ability")
    func abilityWithEvent() throws {
        for (ability, event, closure) in [
            ("removable", "request-remove", "onRemove"), ("editable", "request-edit", "onEdit"),
            ("closable", "close", "onClose"),
        ] {
            let json = ComponentJSON.of("\(ability): boolean = false", "@\(event)")
            let item = try Fixture((tag: "acme-chip", json: json)).item(.property, ability)
            #expect(item.swiftUITexts == ["\(closure): (() -> Void)?"])
        }
    }

    @Test("a button has an action although no source lists a click")
    func impliedAction() throws {
        let fixture = try Fixture((tag: "acme-button", json: #""slots":[{"name":""}]"#))
        let actions = try fixture.component("acme-button").component.actions
        #expect(actions.map(\.name.name) == ["action"])
    }

    @Test("a property and a slot of one name are a text and a view")
    func propertyAndSlot() throws {
        let json = HardCase.fields(("label", "string", "''")) + #","slots":[{"name":"label"}]"#
        let result = try Fixture((tag: "acme-input", json: json)).item(.property, "label").swiftUITexts
        #expect(result.contains { $0.hasPrefix("label: String") })
        #expect(result.contains("label: View"))
    }

    @Test(
        "components in a component are its data",
        arguments: [
            ("acme-tab-group", "acme-tab"), ("acme-select", "acme-option"), ("acme-radio-group", "acme-radio"),
            ("acme-breadcrumb", "acme-breadcrumb-item"),
        ]
    )
    func children(parent: String, child: String) throws {
        let fixture = try Fixture(
            (parent, #""slots":[{"name":""},{"name":"nav"}]"#),
            (child, #""slots":[{"name":""}]"#)
        )
        #expect(try fixture.component(parent).component.children == [child])
    }

    @Test("sizes have the names that iOS has for them")
    func sizes() throws {
        let json = HardCase.fields(("size", "'xs' | 's' | 'm' | 'l' | 'xl' | 'xxl'", "'m'"))
        let fixture = try Fixture((tag: "acme-chip", json: json))
        let size = try #require(try fixture.component("acme-chip").component.enums.first)
        let names = size.cases.map(\.name.name)
        #expect(names == ["extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge"])
    }

    @Test("a duration in milliseconds is one in seconds, and no limit is no value")
    func durations() throws {
        for (value, text) in [("3000", "TimeInterval = 3"), ("Infinity", "TimeInterval? = nil")] {
            let item = try Fixture.property("duration", "number", default: value, of: "acme-notification")
            #expect(item.swiftUITexts == ["duration: \(text)"])
        }
    }

    @Test(
        "values of other types than text and numbers are those of Swift",
        arguments: [
            ("day", "Date | null", "day: Date? = nil"), ("files", "File[]", "files: [URL] = []"),
            ("table", "Record<string, number>", "table: [String: Double] = [:]"),
        ]
    )
    func types(name: String, type: String, result: String) throws {
        let value = type.hasSuffix("[]") ? "[]" : type.hasPrefix("Record") ? "{}" : "null"
        #expect(try Fixture.property(name, type, default: value).swiftUITexts == [result])
    }

    @Test(
        "what belongs to forms, links and pages is skipped, with a reason",
        arguments: [
            ("acme-input", "name", "string"), ("acme-input", "form", "string"), ("acme-link", "target", "string"),
            ("acme-link", "rel", "string"), ("acme-popover", "hoist", "boolean"),
            ("acme-popover", "anchor", "HTMLElement | null"),
        ]
    )
    func skipped(tag: String, name: String, type: String) throws {
        let item = try Fixture.property(name, type, of: tag)
        guard case .skipped(let reason) = item.outcome else { return #expect(Bool(false), "\(item.outcome)") }
        #expect(!reason.isEmpty)
        #expect(item.swiftUI.isEmpty)
    }

    @Test(
        "every method that libraries have in common has its place or its reason",
        arguments: ["focus", "blur", "click", "scrollIntoView", "show", "hide", "toggle", "reset", "checkValidity"]
    )
    func methods(name: String) throws {
        // What opens has `open`, what is set back has `value`, what is clicked tells it.
        let isOverlay = ["show", "hide", "toggle"].contains(name)
        let state = isOverlay ? "open: boolean = false" : "value: string = ''"
        let tag = isOverlay ? "acme-dialog" : name == "click" ? "acme-button" : "acme-input"
        let fixture = try Fixture((tag: tag, json: ComponentJSON.of("\(name)()", state, "@click")))
        if case .unmapped(let reason) = try fixture.item(.method, name).outcome {
            Issue.record("\(name)() is unmapped: \(reason)")
        }
    }
}
