import Core
import SwiftModel
import Testing
import WebModel

@testable import Translate

/// What iOS developers would write for items of several libraries.
@Suite("Examples from several libraries")
struct TranslationExamplesTests {
    private func expect(_ example: TranslationExample) throws {
        let fixture = try TranslationFixture((tag: example.tag, json: example.json))
        let item = try fixture.item(example.item)
        #expect(item.swiftUITexts == example.swiftUI)
        #expect(item.uiKitTexts == example.uiKit)
        #expect(fixture.diagnostics.map(\.message) == [])
    }

    // MARK: What the user changes

    @Test(
        "a state that the user changes is a Binding",
        arguments: [
            TranslationExample.property(
                "checked",
                of: "sl-switch",
                "boolean",
                default: "false",
                events: ["sl-change", "sl-input"],
                ["$isOn: Bool", "onChange: ((Bool) -> Void)?"],
                uiKit: ["isOn: Bool = false", ".valueChanged"]
            ),
            .property(
                "value",
                of: "sl-textarea",
                "string",
                default: "''",
                events: ["sl-input", "sl-change"],
                ["$text: String", "onChange: ((String) -> Void)?"],
                uiKit: [#"text: String = """#, ".editingChanged"]
            ),
            .property(
                "value",
                of: "ui5-slider",
                "number",
                default: "0",
                events: ["input", "change"],
                ["$value: Double", "onChange: ((Double) -> Void)?"],
                uiKit: ["value: Double = 0", ".valueChanged"]
            ),
            .property(
                "value",
                of: "sl-radio-group",
                "string",
                default: "''",
                events: ["sl-change"],
                ["$selection: Value?", "onChange: ((Value?) -> Void)?"],
                uiKit: ["selection: String? = nil", ".valueChanged"]
            ),
            .property(
                "value",
                of: "ui5-select",
                "string",
                default: "''",
                events: ["change"],
                ["$selection: Value?", "onChange: ((Value?) -> Void)?"],
                uiKit: ["selection: String? = nil", ".valueChanged"]
            ),
            .property(
                "value",
                of: "sl-select",
                "string | string[]",
                default: "''",
                events: ["sl-change"],
                ["$selection: Set<Value>", "onChange: ((Set<Value>) -> Void)?"],
                uiKit: ["selection: Set<String> = []", ".valueChanged"]
            ),
            .property(
                "value",
                of: "elvt-select",
                "(string | number)[]",
                default: "[]",
                events: ["elvt-change"],
                ["$selection: Set<Value>", "onChange: ((Set<Value>) -> Void)?"],
                uiKit: ["selection: Set<AnyHashable> = []", ".valueChanged"]
            ),
            .property(
                "columns",
                of: "elvt-table",
                "(TableColumn<Row> | string)[]",
                ["columns: [ComponentColumn<Item>] = []"],
                uiKit: ["columns: [ComponentColumn<Item>] = []"]
            ),
            .property(
                "value",
                of: "ui5-date-picker",
                "string",
                default: "''",
                events: ["change", "input"],
                ["$selection: Date?", "onChange: ((Date?) -> Void)?"],
                uiKit: ["date: Date? = nil", ".valueChanged"]
            ),
            .property(
                "value",
                of: "sl-color-picker",
                "string",
                default: "''",
                events: ["sl-change"],
                ["$selection: Color", "onChange: ((Color) -> Void)?"],
                uiKit: ["selectedColor: UIColor? = nil", ".valueChanged"]
            ),
            .property(
                "open",
                of: "sl-details",
                "boolean",
                default: "false",
                events: ["sl-show", "sl-hide"],
                ["$isExpanded: Bool"],
                uiKit: ["isExpanded: Bool = false", ".valueChanged"]
            ),
        ]
    )
    func bindings(_ example: TranslationExample) throws {
        try expect(example)
    }

    // MARK: Opposites

    @Test(
        "a name that says the opposite has the opposite default, and one that says the same keeps it",
        arguments: [
            TranslationExample.property(
                "hidden",
                of: "cds-modal",
                "boolean",
                default: "false",
                ["$isPresented: Bool"],
                uiKit: ["isPresented: Bool = false", "delegate.didChangePresentation(Bool)"]
            ),
            .property(
                "collapsed",
                of: "ui5-panel",
                "boolean",
                default: "false",
                events: ["toggle"],
                ["$isExpanded: Bool"],
                uiKit: ["isExpanded: Bool = true", ".valueChanged"]
            ),
            .property(
                "closeOnEscape",
                of: "elvt-dialog",
                "boolean",
                default: "true",
                ["allowsInteractiveDismiss: Bool = true"]
            ),
            .property("noHeader", of: "sl-drawer", "boolean", default: "false", ["noHeader: Bool = false"]),
            .property(
                "hideLabel",
                of: "glide-core-input",
                "boolean",
                default: "false",
                ["hideLabel: Bool = false"]
            ),
            .property(
                "disabled",
                of: "sl-tooltip",
                "boolean",
                default: "false",
                ["isDisabled: Bool = false"],
                uiKit: ["isEnabled: Bool = true"]
            ),
        ]
    )
    func opposites(_ example: TranslationExample) throws {
        try expect(example)
    }

    // MARK: Values

    @Test(
        "a value has the name and the type that the platform has for it",
        arguments: [
            TranslationExample.property("min", of: "sl-range", "number", default: "0", ["minimumValue: Double = 0"]),
            .property("max", of: "ui5-step-input", "number | undefined", ["maximumValue: Double? = nil"]),
            .property("max", of: "elvt-progress", "number", default: "100", ["total: Double = 100"]),
            .property(
                "minDate",
                of: "ui5-calendar",
                "string",
                default: "''",
                ["minimumDate: Date? = nil"]
            ),
            .property(
                "firstDayOfWeek",
                of: "elvt-date-picker",
                "0 | 1 | 2 | 3 | 4 | 5 | 6",
                default: "1",
                ["firstDayOfWeek: DatePickerTokens.FirstDayOfWeek = .monday"]
            ),
            .property(
                "inputmode",
                of: "sl-input",
                "'none' | 'text' | 'decimal'",
                [".keyboardType()"],
                uiKit: ["keyboardType: UIKeyboardType = .default"]
            ),
            .property(
                "passwordToggle",
                of: "sl-input",
                "boolean",
                default: "false",
                ["passwordToggle: Bool = false"]
            ),
            .property(
                "clearable",
                of: "sl-input",
                "boolean",
                default: "false",
                events: ["sl-clear"],
                ["clearable: Bool = false", "onClear: (() -> Void)?"],
                uiKit: ["clearable: Bool = false", "delegate.didClear()"]
            ),
            .property("duration", of: "glide-core-toast", "number", default: "5000", ["duration: TimeInterval = 5"]),
            .property("accept", of: "elvt-dropzone", "string | undefined", ["allowedContentTypes: [UTType] = []"]),
            .property(
                "panelContext",
                of: "elvt-tab-group",
                "Record<string, unknown>",
                ["panelContext: [String: AnyHashable]? = nil"]
            ),
            .property("value", of: "acme-radio-button", "string", default: "''", [#"value: String = """#]),
        ]
    )
    func values(_ example: TranslationExample) throws { try expect(example) }

    // MARK: Events and slots

    @Test(
        "an event is a closure with what it carries",
        arguments: [
            TranslationExample.event(
                "elvt-request-reorder",
                of: "elvt-tab-group",
                "CustomEvent<{ from: number; to: number }>",
                ["onMove: ((Double, Double) -> Void)?"],
                uiKit: ["delegate.didRequestReorder(Double, Double)"]
            ),
            .event(
                "elvt-request-remove",
                of: "elvt-dropzone",
                "CustomEvent<{ file: File }>",
                ["onRemove: ((URL) -> Void)?"],
                uiKit: ["delegate.didRequestRemove(URL)"]
            ),
            .event(
                "sl-request-close",
                of: "sl-dialog",
                "CustomEvent<{ source: 'keyboard' | 'overlay' }>",
                ["onClose: ((DialogTokens.RequestCloseSource) -> Void)?"],
                uiKit: ["delegate.didRequestClose(DialogTokens.RequestCloseSource)"]
            ),
        ]
    )
    func events(_ example: TranslationExample) throws { try expect(example) }

    @Test(
        "a slot is a view, a text beside it where it is a label, and a control where a web control stands in it",
        arguments: [
            TranslationExample.slot("media", of: "elvt-card", ["media: View"], uiKit: ["mediaView: UIView? = nil"]),
            .slot(
                "",
                of: "sl-tag",
                ["label: String", "label: View"],
                uiKit: ["label: String", "labelView: UIView? = nil"]
            ),
            .slot("icon", of: "elvt-tab", ["systemImage: String? = nil"], uiKit: ["systemImage: String? = nil"]),
            .slot(
                "",
                of: "cds-toggle",
                ["label: String", "label: View", "$isOn: Bool"],
                uiKit: ["label: String", "labelView: UIView? = nil", "isOn: Bool = false", ".valueChanged"]
            ),
        ]
    )
    func slots(_ example: TranslationExample) throws { try expect(example) }

    // MARK: Nothing

    @Test(
        "what iOS does by itself, or has no place for, is skipped",
        arguments: [
            TranslationExample.property("hoist", of: "sl-tooltip", "boolean", []),
            .property("secondaryCalendarType", of: "ui5-date-picker", "'Gregorian' | 'Japanese'", []),
            .property("open", of: "elvt-dropdown", "boolean", []),
            .property("parts", of: "cds-card", "HTMLElement[]", []),
            .event("sl-load", of: "sl-icon", "CustomEvent", [], uiKit: []),
        ]
    )
    func nothing(_ example: TranslationExample) throws {
        let fixture = try TranslationFixture((tag: example.tag, json: example.json))
        let item = try fixture.item(example.item)
        guard case .skipped(let reason) = item.outcome else { return #expect(Bool(false), "\(item.outcome)") }
        #expect(reason.count > 10)
        #expect(fixture.diagnostics.map(\.message) == [])
    }
}
