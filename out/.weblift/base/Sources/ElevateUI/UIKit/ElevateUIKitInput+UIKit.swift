#if os(iOS)
import SwiftUI
import UIKit

// MARK: - Delegate

/// What `ElevateUIKitInput` tells its delegate.
@available(iOS 15, *)
@MainActor
public protocol ElevateUIKitInputDelegate: AnyObject {
    /// The field was emptied with its button. The name comes from an older library and is kept for compatibility.
    func inputDidClear(_ input: ElevateUIKitInput)
}

/// All methods are optional.
@available(iOS 15, *)
extension ElevateUIKitInputDelegate {
    public func inputDidClear(_ input: ElevateUIKitInput) {}
}

// MARK: - Component

/// Takes one line of text, a number, a password or an address.
///
/// **Web Component:** `<elvt-input>`
///
/// **API Reference:** `specs/elevate/2.0/docs/Forms/input.md`
///
/// **Adapted:**
/// - `value`: `$text: String`, `onChange: ((String) -> Void)?`.
/// - `defaultValue`: left out. What a form goes back to when it is reset: the first value of the Binding, which the app
///   keeps.
/// - `valueAsNumber`: left out. Another view of `value`; `TextField(value:format:)` binds a number.
/// - `inputMode`: `.keyboardType()`.
/// - `debounce`: In seconds, where the web counts milliseconds.
/// - `name`: left out. The name under which a form sends a value. The Binding takes the value to the app without one.
/// - `validationMessage`: left out. The browser's sentence about a field. The app shows its own in the help text.
/// - `#help-text`: combined with `helpText`.
/// - `@elvt-input`: combined with `value`.
/// - `@elvt-change`: combined with `value`.
/// - `@sl-clear`: combined with `clearable`.
/// - `focus()`: `@FocusState`, `.focused()`.
/// - `blur()`: `@FocusState`, `.focused()`.
/// - `select()`: left out. Works on the selection inside a field, which SwiftUI does not expose on iOS 15; a
///   `UITextField` offers `selectedTextRange`.
/// - `checkValidity()`: left out. Asks the browser whether a field is valid. The app checks its own values and sets
///   `isInvalid`.
/// - `reportValidity()`: left out. Asks the browser whether a field is valid. The app checks its own values and sets
///   `isInvalid`.
@available(iOS 15, *)
@IBDesignable
public final class ElevateUIKitInput: UIControl {
    // MARK: - Properties

    public weak var delegate: (any ElevateUIKitInputDelegate)?

    @IBInspectable
    public override var isEnabled: Bool {
        didSet { hosting.update() }
    }

    /// The label above the input.
    @IBInspectable
    public var label: String = "" {
        didSet { hosting.update() }
    }

    /// A hint in the empty field.
    @IBInspectable
    public var placeholder: String? {
        didSet { hosting.update() }
    }

    /// The most characters that may be typed.
    public var maxLength: Int? {
        didSet { hosting.update() }
    }

    /// How long to wait after the last key before `elvt-input` is emitted, in seconds.
    public var debounce: TimeInterval = 0 {
        didSet { hosting.update() }
    }

    /// What is wrong with the value. It is shown only while the value is invalid.
    @IBInspectable
    public var errorMessage: String? {
        didSet { hosting.update() }
    }

    /// What kind of text is expected.
    public var type: InputTokens.Kind = .text {
        didSet { hosting.update() }
    }

    /// The height of the input.
    public var size: InputTokens.Size = .medium {
        didSet { hosting.update() }
    }

    /// What the clear button is called.
    public var strings: InputTokens.Strings = InputTokens.Strings() {
        didSet { hosting.update() }
    }

    /// Shows a button that empties the field.
    @IBInspectable
    public var clearable: Bool = false {
        didSet { hosting.update() }
    }

    /// Shows a button that makes a password readable.
    @IBInspectable
    public var passwordToggle: Bool = false {
        didSet { hosting.update() }
    }

    /// Shows the input as wrong, whatever its validity.
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

    /// A line of help below the input.
    @IBInspectable
    public var helpText: String = "" {
        didSet { hosting.update() }
    }

    public var keyboardType: UIKeyboardType = .default {
        didSet { hosting.update() }
    }

    /// `type` for Interface Builder.
    @IBInspectable
    public var typeName: String {
        get { type.rawValue }
        set {
            guard let value = InputTokens.Kind(rawValue: newValue) else { return }
            type = value
        }
    }

    /// `size` for Interface Builder.
    @IBInspectable
    public var sizeName: String {
        get { size.rawValue }
        set {
            guard let value = InputTokens.Size(rawValue: newValue) else { return }
            size = value
        }
    }

    /// What tests of an app find the control by, and not only the view around it.
    public override var accessibilityIdentifier: String? {
        didSet { hosting.update() }
    }

    // MARK: - Views

    /// A line of help below the input.
    public var helpTextView: UIView? {
        didSet { hosting.update() }
    }

    /// An icon or a unit in front of the text.
    public var prefixView: UIView? {
        didSet { hosting.update() }
    }

    /// An icon or a unit after the text.
    public var suffixView: UIView? {
        didSet { hosting.update() }
    }

    fileprivate let focus = ComponentFocus()
    private lazy var hosting = ComponentHosting(in: self) { [weak self] version in
        ElevateUIKitInputRoot(component: self, version: version)
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
struct ElevateUIKitInputRoot: View {
    weak var component: ElevateUIKitInput?
    /// A new number for each change, so that SwiftUI updates the view.
    let version: Int

    var body: some View {
        let _ = version
        if let component {
            ElevateInput(
                component.label,
                placeholder: component.placeholder,
                maxLength: component.maxLength,
                debounce: component.debounce,
                errorMessage: component.errorMessage,
                type: component.type,
                size: component.size,
                strings: component.strings,
                clearable: component.clearable,
                passwordToggle: component.passwordToggle,
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
                onClear: !component.clearable
                    ? nil
                    : { [weak component] in
                        guard let component else { return }
                        component.delegate?.inputDidClear(component)
                    },
                helpText: {
                    if let view = component.helpTextView {
                        ComponentSlotView(view)
                    } else {
                        Text(component.helpText)
                    }
                },
                prefix: {
                    if let view = component.prefixView {
                        ComponentSlotView(view)
                    }
                },
                suffix: {
                    if let view = component.suffixView {
                        ComponentSlotView(view)
                    }
                }
            )
            .keyboardType(component.keyboardType)
            .componentIdentifier(self.component?.accessibilityIdentifier)
            .modifier(ComponentFocusHost(component.focus))
        }
    }
}
#endif
