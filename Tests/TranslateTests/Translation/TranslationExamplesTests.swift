import Core
import SwiftModel
import Testing
import WebModel

@testable import Translate

@Suite("Examples from several libraries")
struct TranslationExamplesTests {
    private func expect(_ example: TranslationExample) throws {
        #expect(try example.expect().0.diagnostics.map(\.message) == [])
    }

    // MARK: What the user changes

    @Test(
        "a state that the user changes is a Binding",
        arguments: TranslationExample.rows([
            (
                "sl-switch", "checked: boolean = false", "sl-change sl-input",
                ["$isOn: Bool", "onChange: ((Bool) -> Void)?"], ["isOn: Bool = false", ".valueChanged"]
            ),
            (
                "sl-textarea", "value: string = ''", "sl-input sl-change",
                ["$text: String", "onChange: ((String) -> Void)?"], [#"text: String = """#, ".editingChanged"]
            ),
            (
                "acme-switch", "checked: boolean = false", "change",
                ["$isOn: Bool", "onChange: ((Bool) -> Void)?"], ["isOn: Bool = false", ".valueChanged"]
            ),
            (
                "acme-input", "value: string = ''", "input",
                ["$text: String", "onChange: ((String) -> Void)?"], [#"text: String = """#, ".editingChanged"]
            ),
            (
                "ui5-slider", "value: number = 0", "input change",
                ["$value: Double", "onChange: ((Double) -> Void)?"], ["value: Double = 0", ".valueChanged"]
            ),
            (
                "sl-radio-group", "value: string = ''", "sl-change",
                ["$selection: Value?", "onChange: ((Value?) -> Void)?"], ["selection: String? = nil", ".valueChanged"]
            ),
            (
                "ui5-select", "value: string = ''", "change",
                ["$selection: Value?", "onChange: ((Value?) -> Void)?"], ["selection: String? = nil", ".valueChanged"]
            ),
            (
                "sl-select", "value: string | string[] = ''", "sl-change",
                ["$selection: Set<Value>", "onChange: ((Set<Value>) -> Void)?"],
                ["selection: Set<String> = []", ".valueChanged"]
            ),
            (
                "elvt-select", "value: (string | number)[] = []", "elvt-change",
                ["$selection: Set<Value>", "onChange: ((Set<Value>) -> Void)?"],
                ["selection: Set<AnyHashable> = []", ".valueChanged"]
            ),
            (
                "elvt-table", "columns: (TableColumn<Row> | string)[]", "",
                ["columns: [ComponentColumn<Item>] = []"], nil
            ),
            (
                "ui5-date-picker", "value: string = ''", "change input",
                ["$selection: Date?", "onChange: ((Date?) -> Void)?"], ["date: Date? = nil", ".valueChanged"]
            ),
            (
                "sl-color-picker", "value: string = ''", "sl-change",
                ["$selection: Color", "onChange: ((Color) -> Void)?"],
                ["selectedColor: UIColor? = nil", ".valueChanged"]
            ),
            (
                "sl-details", "open: boolean = false", "sl-show sl-hide",
                ["$isExpanded: Bool"], ["isExpanded: Bool = false", ".valueChanged"]
            ),
        ])
    )
    func bindings(_ example: TranslationExample) throws { try expect(example) }

    // MARK: Opposites

    @Test(
        "a name that says the opposite has the opposite default, and one that says the same keeps it",
        arguments: TranslationExample.rows([
            (
                "cds-modal", "hidden: boolean = false", "",
                ["$isPresented: Bool"], ["isPresented: Bool = false", "delegate.didChangePresentation(Bool)"]
            ),
            (
                "ui5-panel", "collapsed: boolean = false", "toggle",
                ["$isExpanded: Bool"], ["isExpanded: Bool = true", ".valueChanged"]
            ),
            ("elvt-dialog", "closeOnEscape: boolean = true", "", ["allowsInteractiveDismiss: Bool = true"], nil),
            ("sl-drawer", "noHeader: boolean = false", "", ["noHeader: Bool = false"], nil),
            ("glide-core-input", "hideLabel: boolean = false", "", ["hideLabel: Bool = false"], nil),
            ("sl-tooltip", "disabled: boolean = false", "", ["isDisabled: Bool = false"], ["isEnabled: Bool = true"]),
        ])
    )
    func opposites(_ example: TranslationExample) throws { try expect(example) }

    // MARK: Values

    @Test(
        "a value has the name and the type that the platform has for it",
        arguments: TranslationExample.rows([
            ("sl-range", "min: number = 0", "", ["minimumValue: Double = 0"], nil),
            ("ui5-step-input", "max: number | undefined", "", ["maximumValue: Double? = nil"], nil),
            ("elvt-progress", "max: number = 100", "", ["total: Double = 100"], nil),
            ("ui5-calendar", "minDate: string = ''", "", ["minimumDate: Date? = nil"], nil),
            (
                "elvt-date-picker", "firstDayOfWeek: 0 | 1 | 2 | 3 | 4 | 5 | 6 = 1", "",
                ["firstDayOfWeek: DatePickerTokens.FirstDayOfWeek = .monday"], nil
            ),
            (
                "sl-input", "inputmode: 'none' | 'text' | 'decimal'", "",
                [".keyboardType()"], ["keyboardType: UIKeyboardType = .default"]
            ),
            ("sl-input", "passwordToggle: boolean = false", "", ["passwordToggle: Bool = false"], nil),
            (
                "sl-input", "clearable: boolean = false", "sl-clear",
                ["clearable: Bool = false", "onClear: (() -> Void)?"],
                ["clearable: Bool = false", "delegate.didClear()"]
            ),
            ("glide-core-toast", "duration: number = 5000", "", ["duration: TimeInterval = 5"], nil),
            ("elvt-dropzone", "accept: string | undefined", "", ["allowedContentTypes: [UTType] = []"], nil),
            (
                "elvt-tab-group", "panelContext: Record<string, unknown>", "",
                ["panelContext: [String: AnyHashable]? = nil"], nil
            ),
            ("acme-radio-button", "value: string = ''", "", [#"value: String = """#], nil),
        ])
    )
    func values(_ example: TranslationExample) throws { try expect(example) }

    // MARK: Events and slots

    @Test(
        "an event is a closure with what it carries",
        arguments: TranslationExample.rows([
            (
                "elvt-tab-group", "@elvt-request-reorder: CustomEvent<{ from: number; to: number }>", "",
                ["onMove: ((Double, Double) -> Void)?"], ["delegate.didRequestReorder(Double, Double)"]
            ),
            (
                "elvt-dropzone", "@elvt-request-remove: CustomEvent<{ file: File }>", "",
                ["onRemove: ((URL) -> Void)?"], ["delegate.didRequestRemove(URL)"]
            ),
            (
                "sl-dialog", "@sl-request-close: CustomEvent<{ source: 'keyboard' | 'overlay' }>", "",
                ["onClose: ((DialogTokens.RequestCloseSource) -> Void)?"],
                ["delegate.didRequestClose(DialogTokens.RequestCloseSource)"]
            ),
        ])
    )
    func events(_ example: TranslationExample) throws { try expect(example) }

    @Test(
        "a slot is a view, a text beside it where it is a label, and a control where a web control stands in it",
        arguments: TranslationExample.rows([
            ("elvt-card", "#media", "", ["media: View"], ["mediaView: UIView? = nil"]),
            ("sl-tag", "#", "", ["label: String", "label: View"], ["label: String", "labelView: UIView? = nil"]),
            ("elvt-tab", "#icon", "", ["systemImage: String? = nil"], nil),
            (
                "cds-toggle", "#", "", ["label: String", "label: View", "$isOn: Bool"],
                ["label: String", "labelView: UIView? = nil", "isOn: Bool = false", ".valueChanged"]
            ),
        ])
    )
    func slots(_ example: TranslationExample) throws { try expect(example) }

    // MARK: Nothing

    @Test(
        "what iOS does by itself, or has no place for, is skipped",
        arguments: TranslationExample.rows([
            ("sl-tooltip", "hoist: boolean", "", [], []),
            ("ui5-date-picker", "secondaryCalendarType: 'Gregorian' | 'Japanese'", "", [], []),
            ("elvt-dropdown", "open: boolean", "", [], []), ("cds-card", "parts: HTMLElement[]", "", [], []),
            ("sl-icon", "@sl-load: CustomEvent", "", [], []),
        ])
    )
    func nothing(_ example: TranslationExample) throws {
        let (fixture, item) = try example.expect()
        #expect(try #require(item.skipReason).count > 10)
        #expect(fixture.diagnostics.map(\.message) == [])
    }
}
