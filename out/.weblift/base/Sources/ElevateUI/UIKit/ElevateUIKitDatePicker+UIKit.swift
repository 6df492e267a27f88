#if os(iOS)
import SwiftUI
import UIKit

/// Chooses a day, or a span of days, from a calendar. Names of days and months follow the language of the page:
/// „Montag“, « lundi », 月曜日.
///
/// **Web Component:** `<elvt-date-picker>`
///
/// **API Reference:** `specs/elevate/2.0/docs/Forms/date-picker.md`
///
/// **Adapted:**
/// - `value`: `$selection: Date?`, `onChange: ((Date?) -> Void)?`.
/// - `valueAsDate`: combined with `value`.
/// - `mode`: left out. A `DatePicker` chooses one day. A span is two of them; for several days there is
///   `MultiDatePicker` from iOS 16 on.
/// - `name`: left out. The name under which a form sends a value. The Binding takes the value to the app without one.
/// - `validationMessage`: left out. The browser's sentence about a field. The app shows its own in the help text.
/// - `#help-text`: combined with `helpText`.
/// - `@elvt-change`: combined with `value`.
/// - `@elvt-show`: left out. A `DatePicker` opens its calendar itself and does not report it.
/// - `@elvt-hide`: left out. A `DatePicker` opens its calendar itself and does not report it.
/// - `show()`: left out. A `DatePicker` opens its calendar itself, when it is tapped.
/// - `hide()`: left out. A `DatePicker` opens its calendar itself, when it is tapped.
/// - `focus()`: `@FocusState`, `.focused()`.
/// - `checkValidity()`: left out. Asks the browser whether a field is valid. The app checks its own values and sets
///   `isInvalid`.
/// - `reportValidity()`: left out. Asks the browser whether a field is valid. The app checks its own values and sets
///   `isInvalid`.
@available(iOS 15, *)
@IBDesignable
public final class ElevateUIKitDatePicker: UIControl {
    // MARK: - Properties

    @IBInspectable
    public override var isEnabled: Bool {
        didSet { hosting.update() }
    }

    /// The label above the date picker.
    @IBInspectable
    public var label: String = "" {
        didSet { hosting.update() }
    }

    /// The first day that can be chosen.
    public var minimumDate: Date? {
        didSet { hosting.update() }
    }

    /// The last day that can be chosen.
    public var maximumDate: Date? {
        didSet { hosting.update() }
    }

    /// Days that can’t be chosen, e.g. the Fête nationale.
    public var disabledDates: [Date] = [] {
        didSet { hosting.update() }
    }

    /// What is wrong with the value. It is shown only while the value is invalid.
    @IBInspectable
    public var errorMessage: String? {
        didSet { hosting.update() }
    }

    /// The day in the first column; `0` is Sunday – in much of Europe it’s Monday.
    public var firstDayOfWeek: DatePickerTokens.FirstDayOfWeek = .monday {
        didSet { hosting.update() }
    }

    /// The height of the date picker.
    public var size: DatePickerTokens.Size = .medium {
        didSet { hosting.update() }
    }

    /// What the button for the current day is called.
    public var strings: DatePickerTokens.Strings? {
        didSet { hosting.update() }
    }

    /// Shows the date picker as wrong, whatever its validity.
    @IBInspectable
    public var isInvalid: Bool = false {
        didSet { hosting.update() }
    }

    /// The form is only valid with a value.
    @IBInspectable
    public var isRequired: Bool = false {
        didSet { hosting.update() }
    }

    /// The day as ISO 8601 writes it, e.g. `2024-05-31`.
    public var date: Date? {
        didSet { hosting.update() }
    }

    /// Decides for each day whether it is out of use.
    public var isDateDisabled: ((Date) -> Bool)? {
        didSet { hosting.update() }
    }

    /// A line of help below the date picker.
    @IBInspectable
    public var helpText: String = "" {
        didSet { hosting.update() }
    }

    /// `firstDayOfWeek` for Interface Builder.
    @IBInspectable
    public var firstDayOfWeekNumber: Int {
        get { firstDayOfWeek.rawValue }
        set {
            guard let value = DatePickerTokens.FirstDayOfWeek(rawValue: newValue) else { return }
            firstDayOfWeek = value
        }
    }

    /// `size` for Interface Builder.
    @IBInspectable
    public var sizeName: String {
        get { size.rawValue }
        set {
            guard let value = DatePickerTokens.Size(rawValue: newValue) else { return }
            size = value
        }
    }

    /// What tests of an app find the control by, and not only the view around it.
    public override var accessibilityIdentifier: String? {
        didSet { hosting.update() }
    }

    // MARK: - Views

    /// A line of help below the date picker.
    public var helpTextView: UIView? {
        didSet { hosting.update() }
    }

    /// Something below the calendar, e.g. a button »Heute«.
    public var footerView: UIView? {
        didSet { hosting.update() }
    }

    fileprivate let focus = ComponentFocus()
    private lazy var hosting = ComponentHosting(in: self) { [weak self] version in
        ElevateUIKitDatePickerRoot(component: self, version: version)
    }

    // MARK: - Initialization

    public override init(frame: CGRect) {
        super.init(frame: frame)
        hosting.attach()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        hosting.attach()
    }

    // MARK: - Layout

    public override var intrinsicContentSize: CGSize {
        hosting.intrinsicContentSize
    }

    public override func sizeThatFits(_ size: CGSize) -> CGSize {
        hosting.sizeThatFits(size)
    }

    public override func didMoveToWindow() {
        super.didMoveToWindow()
        hosting.moveToWindow()
    }

    public override func layoutSubviews() {
        super.layoutSubviews()
        hosting.layOut()
    }

    // MARK: - Focus

    public override var canBecomeFirstResponder: Bool { true }

    public override var isFirstResponder: Bool { focus.isFocused }

    @discardableResult
    public override func becomeFirstResponder() -> Bool {
        focus.request()
    }

    @discardableResult
    public override func resignFirstResponder() -> Bool {
        focus.resign()
    }
}

// MARK: - Hosting

/// The SwiftUI component with the values of its UIKit counterpart, which it doesn't keep alive.
@available(iOS 15, *)
struct ElevateUIKitDatePickerRoot: View {
    weak var component: ElevateUIKitDatePicker?
    /// A new number for each change, so that SwiftUI updates the view.
    let version: Int

    var body: some View {
        let _ = version
        if let component, let strings = component.strings {
            ElevateDatePicker(
                component.label,
                minimumDate: component.minimumDate,
                maximumDate: component.maximumDate,
                disabledDates: component.disabledDates,
                errorMessage: component.errorMessage,
                firstDayOfWeek: component.firstDayOfWeek,
                size: component.size,
                strings: strings,
                isInvalid: component.isInvalid,
                isDisabled: !component.isEnabled,
                isRequired: component.isRequired,
                selection: Binding(
                    get: { @MainActor [weak component] in component?.date },
                    set: { @MainActor [weak component] newValue in
                        guard let component else { return }
                        component.date = newValue
                        component.sendActions(for: .valueChanged)
                    }
                ),
                isDateDisabled: component.isDateDisabled,
                helpText: {
                    if let view = component.helpTextView {
                        ComponentSlotView(view)
                    } else {
                        Text(component.helpText)
                    }
                },
                footer: {
                    if let view = component.footerView {
                        ComponentSlotView(view)
                    }
                }
            )
            .componentIdentifier(self.component?.accessibilityIdentifier)
            .modifier(ComponentFocusHost(component.focus))
        }
    }
}
#endif
