#if os(iOS)
import SwiftUI
import UIKit

/// Turns something on or off at once, without a form to be sent.
///
/// **Web Component:** `<elvt-switch>`
///
/// **API Reference:** `specs/elevate/2.0/docs/Forms/switch.md`
///
/// **Adapted:**
/// - `checked`: `$isOn: Bool`, `onChange: ((Bool) -> Void)?`.
/// - `value`: left out. What a form sends when the box is ticked. The Binding says whether it is.
/// - `name`: left out. The name under which a form sends a value. The Binding takes the value to the app without one.
/// - `validationMessage`: left out. The browser's sentence about a field. The app shows its own in the help text.
/// - `@elvt-change`: combined with `checked`.
/// - `focus()`: `@FocusState`, `.focused()`.
/// - `blur()`: `@FocusState`, `.focused()`.
/// - `click()`: combined with `checked`.
/// - `checkValidity()`: left out. Asks the browser whether a field is valid. The app checks its own values and sets
///   `isInvalid`.
/// - `reportValidity()`: left out. Asks the browser whether a field is valid. The app checks its own values and sets
///   `isInvalid`.
@available(iOS 15, *)
@IBDesignable
public final class ElevateUIKitSwitch: UIControl {
    // MARK: - Properties

    @IBInspectable
    public override var isEnabled: Bool {
        didSet { hosting.update() }
    }

    /// A line of help below the label.
    @IBInspectable
    public var helpText: String? {
        didSet { hosting.update() }
    }

    /// What is wrong with the value. It is shown only while the value is invalid.
    @IBInspectable
    public var errorMessage: String? {
        didSet { hosting.update() }
    }

    /// The size of the switch.
    public var size: SwitchTokens.Size = .medium {
        didSet { hosting.update() }
    }

    /// The side of the label.
    public var labelPlacement: SwitchTokens.LabelPlacement = .trailing {
        didSet { hosting.update() }
    }

    /// The form is only valid when the switch is on.
    @IBInspectable
    public var isRequired: Bool = false {
        didSet { hosting.update() }
    }

    /// Whether the value is not allowed.
    @IBInspectable
    public var isInvalid: Bool = false {
        didSet { hosting.update() }
    }

    /// Whether the switch is on.
    @IBInspectable
    public var isOn: Bool = false {
        didSet { hosting.update() }
    }

    /// The label.
    @IBInspectable
    public var label: String = "" {
        didSet { hosting.update() }
    }

    /// `size` for Interface Builder.
    @IBInspectable
    public var sizeName: String {
        get { size.rawValue }
        set {
            guard let value = SwitchTokens.Size(rawValue: newValue) else { return }
            size = value
        }
    }

    /// `labelPlacement` for Interface Builder.
    @IBInspectable
    public var labelPlacementName: String {
        get { labelPlacement.rawValue }
        set {
            guard let value = SwitchTokens.LabelPlacement(rawValue: newValue) else { return }
            labelPlacement = value
        }
    }

    /// What tests of an app find the control by, and not only the view around it.
    public override var accessibilityIdentifier: String? {
        didSet { hosting.update() }
    }

    // MARK: - Views

    /// The label.
    public var labelView: UIView? {
        didSet { hosting.update() }
    }

    fileprivate let focus = ComponentFocus()
    private lazy var hosting = ComponentHosting(in: self) { [weak self] version in
        ElevateUIKitSwitchRoot(component: self, version: version)
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
struct ElevateUIKitSwitchRoot: View {
    weak var component: ElevateUIKitSwitch?
    /// A new number for each change, so that SwiftUI updates the view.
    let version: Int

    var body: some View {
        let _ = version
        if let component {
            ElevateSwitch(
                helpText: component.helpText,
                errorMessage: component.errorMessage,
                size: component.size,
                labelPlacement: component.labelPlacement,
                isDisabled: !component.isEnabled,
                isRequired: component.isRequired,
                isInvalid: component.isInvalid,
                isOn: Binding(
                    get: { @MainActor [weak component] in component?.isOn ?? false },
                    set: { @MainActor [weak component] newValue in
                        guard let component else { return }
                        component.isOn = newValue
                        component.sendActions(for: .valueChanged)
                    }
                ),
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
