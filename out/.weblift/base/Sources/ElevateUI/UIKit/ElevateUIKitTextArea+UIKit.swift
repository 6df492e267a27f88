#if os(iOS)
import SwiftUI
import UIKit

/// Takes text of several lines.
///
/// **Web Component:** `<elvt-textarea>`
///
/// **API Reference:** `specs/elevate/2.0/custom-elements.json`
///
/// **Adapted:**
/// - `value`: `$text: String`, `onChange: ((String) -> Void)?`.
/// - `resize`: left out. Dragging a corner is a gesture of the mouse. The height of a `TextEditor` is set with
///   `.frame(minHeight:maxHeight:)`.
/// - `spellCheck`: `.autocorrectionDisabled()`.
/// - `name`: left out. The name under which a form sends a value. The Binding takes the value to the app without one.
/// - `validationMessage`: left out. The browser's sentence about a field. The app shows its own in the help text.
/// - `#help-text`: combined with `helpText`.
/// - `@elvt-input`: combined with `value`.
/// - `@elvt-change`: combined with `value`.
/// - `focus()`: `@FocusState`, `.focused()`.
/// - `blur()`: `@FocusState`, `.focused()`.
/// - `setRange()`: left out. Works on the selection inside a field, which SwiftUI does not expose on iOS 15; a
///   `UITextField` offers `selectedTextRange`.
/// - `checkValidity()`: left out. Asks the browser whether a field is valid. The app checks its own values and sets
///   `isInvalid`.
/// - `reportValidity()`: left out. Asks the browser whether a field is valid. The app checks its own values and sets
///   `isInvalid`.
@available(iOS 15, *)
@IBDesignable
public final class ElevateUIKitTextArea: UIControl {
    // MARK: - Properties

    @IBInspectable
    public override var isEnabled: Bool {
        didSet { hosting.update() }
    }

    /// The label above the text field.
    @IBInspectable
    public var label: String = "" {
        didSet { hosting.update() }
    }

    /// The height in lines.
    @IBInspectable
    public var rows: Int = 3 {
        didSet { hosting.update() }
    }

    /// The most characters that may be typed.
    public var maxLength: Int? {
        didSet { hosting.update() }
    }

    /// What is wrong with the value. It is shown only while the value is invalid.
    @IBInspectable
    public var errorMessage: String? {
        didSet { hosting.update() }
    }

    /// The height of the text field.
    public var size: TextAreaTokens.Size = .medium {
        didSet { hosting.update() }
    }

    /// Shows the text field as wrong, whatever its validity.
    @IBInspectable
    public var isInvalid: Bool = false {
        didSet { hosting.update() }
    }

    /// The form is only valid with a value.
    @IBInspectable
    public var isRequired: Bool = false {
        didSet { hosting.update() }
    }

    /// The text in the field.
    @IBInspectable
    public var text: String = "" {
        didSet { hosting.update() }
    }

    /// A line of help below the text field.
    @IBInspectable
    public var helpText: String = "" {
        didSet { hosting.update() }
    }

    public var spellCheckingType: UITextSpellCheckingType = .default {
        didSet { hosting.update() }
    }

    /// `size` for Interface Builder.
    @IBInspectable
    public var sizeName: String {
        get { size.rawValue }
        set {
            guard let value = TextAreaTokens.Size(rawValue: newValue) else { return }
            size = value
        }
    }

    /// What tests of an app find the control by, and not only the view around it.
    public override var accessibilityIdentifier: String? {
        didSet { hosting.update() }
    }

    // MARK: - Views

    /// A line of help below the text field.
    public var helpTextView: UIView? {
        didSet { hosting.update() }
    }

    fileprivate let focus = ComponentFocus()
    private lazy var hosting = ComponentHosting(in: self) { [weak self] version in
        ElevateUIKitTextAreaRoot(component: self, version: version)
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
struct ElevateUIKitTextAreaRoot: View {
    weak var component: ElevateUIKitTextArea?
    /// A new number for each change, so that SwiftUI updates the view.
    let version: Int

    var body: some View {
        let _ = version
        if let component {
            ElevateTextArea(
                component.label,
                rows: component.rows,
                maxLength: component.maxLength,
                errorMessage: component.errorMessage,
                size: component.size,
                isInvalid: component.isInvalid,
                isDisabled: !component.isEnabled,
                isRequired: component.isRequired,
                text: Binding(
                    get: { @MainActor [weak component] in component?.text ?? "" },
                    set: { @MainActor [weak component] newValue in
                        guard let component else { return }
                        component.text = newValue
                        component.sendActions(for: .editingChanged)
                    }
                ),
                helpText: {
                    if let view = component.helpTextView {
                        ComponentSlotView(view)
                    } else {
                        Text(component.helpText)
                    }
                }
            )
            .autocorrectionDisabled(component.spellCheckingType == .no)
            .componentIdentifier(self.component?.accessibilityIdentifier)
            .modifier(ComponentFocusHost(component.focus))
        }
    }
}
#endif
