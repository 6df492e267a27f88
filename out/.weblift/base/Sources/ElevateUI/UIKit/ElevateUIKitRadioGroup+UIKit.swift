#if os(iOS)
import SwiftUI
import UIKit

/// Holds radios together, of which exactly one is chosen.
///
/// **Web Component:** `<elvt-radio-group>`
///
/// **API Reference:** `specs/elevate/2.0/docs/Forms/radio-group.md`
///
/// **Adapted:**
/// - `value`: `$selection: Value?`, `onChange: ((Value?) -> Void)?`.
/// - `name`: left out. The name under which a form sends a value. The Binding takes the value to the app without one.
/// - `validationMessage`: left out. The browser's sentence about a field. The app shows its own in the help text.
/// - `#(default)`: `options: [ElevateRadio<Value>]`.
/// - `#label`: combined with `label`.
/// - `@elvt-change`: combined with `value`.
/// - `focus()`: `@FocusState`, `.focused()`.
/// - `checkValidity()`: left out. Asks the browser whether a field is valid. The app checks its own values and sets
///   `isInvalid`.
/// - `reportValidity()`: left out. Asks the browser whether a field is valid. The app checks its own values and sets
///   `isInvalid`.
@available(iOS 15, *)
@IBDesignable
public final class ElevateUIKitRadioGroup: UIControl {
    // MARK: - Properties

    @IBInspectable
    public override var isEnabled: Bool {
        didSet { hosting.update() }
    }

    /// A line of help below the radios.
    @IBInspectable
    public var helpText: String = "" {
        didSet { hosting.update() }
    }

    /// What is wrong with the value. It is shown only while the value is invalid.
    @IBInspectable
    public var errorMessage: String? {
        didSet { hosting.update() }
    }

    /// The radios.
    public var options: [ElevateRadio<String>] = [] {
        didSet { hosting.update() }
    }

    /// How the radios are laid out: `row` or `column`.
    public var direction: RadioGroupTokens.Direction = .vertical {
        didSet { hosting.update() }
    }

    /// The size of all radios.
    public var size: RadioGroupTokens.Size = .medium {
        didSet { hosting.update() }
    }

    /// One radio has to be chosen.
    @IBInspectable
    public var isRequired: Bool = false {
        didSet { hosting.update() }
    }

    /// Whether the value is not allowed.
    @IBInspectable
    public var isInvalid: Bool = false {
        didSet { hosting.update() }
    }

    /// The value of the chosen radio.
    @IBInspectable
    public var selection: String? {
        didSet { hosting.update() }
    }

    /// The question that the radios answer.
    @IBInspectable
    public var label: String = "" {
        didSet { hosting.update() }
    }

    /// `direction` for Interface Builder.
    @IBInspectable
    public var directionName: String {
        get { direction.rawValue }
        set {
            guard let value = RadioGroupTokens.Direction(rawValue: newValue) else { return }
            direction = value
        }
    }

    /// `size` for Interface Builder.
    @IBInspectable
    public var sizeName: String {
        get { size.rawValue }
        set {
            guard let value = RadioGroupTokens.Size(rawValue: newValue) else { return }
            size = value
        }
    }

    /// What tests of an app find the control by, and not only the view around it.
    public override var accessibilityIdentifier: String? {
        didSet { hosting.update() }
    }

    // MARK: - Views

    /// The question that the radios answer.
    public var labelView: UIView? {
        didSet { hosting.update() }
    }

    fileprivate let focus = ComponentFocus()
    private lazy var hosting = ComponentHosting(in: self) { [weak self] version in
        ElevateUIKitRadioGroupRoot(component: self, version: version)
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
struct ElevateUIKitRadioGroupRoot: View {
    weak var component: ElevateUIKitRadioGroup?
    /// A new number for each change, so that SwiftUI updates the view.
    let version: Int

    var body: some View {
        let _ = version
        if let component {
            ElevateRadioGroup(
                helpText: component.helpText,
                errorMessage: component.errorMessage,
                options: component.options,
                direction: component.direction,
                size: component.size,
                isDisabled: !component.isEnabled,
                isRequired: component.isRequired,
                isInvalid: component.isInvalid,
                selection: Binding(
                    get: { @MainActor [weak component] in component?.selection },
                    set: { @MainActor [weak component] newValue in
                        guard let component else { return }
                        component.selection = newValue
                        component.sendActions(for: .valueChanged)
                    }
                ),
                content: { EmptyView() },
                label: {
                    if let view = component.labelView {
                        ComponentSlotView(view)
                    } else {
                        Text(component.label)
                    }
                }
            )
            .componentIdentifier(self.component?.accessibilityIdentifier)
            .modifier(ComponentFocusHost(component.focus))
        }
    }
}
#endif
