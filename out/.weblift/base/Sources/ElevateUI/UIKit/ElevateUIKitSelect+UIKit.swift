#if os(iOS)
import SwiftUI
import UIKit

// MARK: - Delegate

/// What `ElevateUIKitSelect` tells its delegate.
@available(iOS 15, *)
@MainActor
public protocol ElevateUIKitSelectDelegate: AnyObject {
    /// The user gave up the choice with the clear button.
    func selectDidClear(_ select: ElevateUIKitSelect)
}

/// All methods are optional.
@available(iOS 15, *)
extension ElevateUIKitSelectDelegate {
    public func selectDidClear(_ select: ElevateUIKitSelect) {}
}

// MARK: - Component

/// Chooses one or several entries of a list that opens below the field.
///
/// **Web Component:** `<elvt-select>`
///
/// **API Reference:** `specs/elevate/2.0/docs/Forms/select.md`
///
/// **Adapted:**
/// - `value`: `$selection: Set<Value>`, `onChange: ((Set<Value>) -> Void)?`.
/// - `open`: left out. A `Picker` opens its list itself and does not report it.
/// - `name`: left out. The name under which a form sends a value. The Binding takes the value to the app without one.
/// - `validationMessage`: left out. The browser's sentence about a field. The app shows its own in the help text.
/// - `validity`: left out. Part of the browser's form validation. The app checks its own values and sets `isInvalid`.
/// - `#(default)`: `options: [ElevateSelectOption<Value>]`.
/// - `@elvt-change`: combined with `value`.
/// - `@elvt-clear`: combined with `clearable`.
/// - `@sl-clear`: combined with `clearable`.
/// - `focus()`: `@FocusState`, `.focused()`.
/// - `blur()`: `@FocusState`, `.focused()`.
/// - `show()`: left out. A `Picker` opens its list itself, when it is tapped.
/// - `hide()`: left out. A `Picker` opens its list itself, when it is tapped.
/// - `checkValidity()`: left out. Asks the browser whether a field is valid. The app checks its own values and sets
///   `isInvalid`.
/// - `reportValidity()`: left out. Asks the browser whether a field is valid. The app checks its own values and sets
///   `isInvalid`.
@available(iOS 15, *)
@IBDesignable
public final class ElevateUIKitSelect: UIControl {
    // MARK: - Properties

    public weak var delegate: (any ElevateUIKitSelectDelegate)?

    @IBInspectable
    public override var isEnabled: Bool {
        didSet { hosting.update() }
    }

    /// The label above the select.
    @IBInspectable
    public var label: String = "" {
        didSet { hosting.update() }
    }

    /// A hint while nothing is chosen.
    @IBInspectable
    public var placeholder: String = "" {
        didSet { hosting.update() }
    }

    /// How many chosen options are shown before the rest is counted.
    public var maxOptionsVisible: Int? {
        didSet { hosting.update() }
    }

    /// A line of help below the select.
    @IBInspectable
    public var helpText: String = "" {
        didSet { hosting.update() }
    }

    /// What is wrong with the value. It is shown only while the value is invalid.
    @IBInspectable
    public var errorMessage: String? {
        didSet { hosting.update() }
    }

    /// The options, as `elvt-select-option`.
    public var options: [ElevateSelectOption<AnyHashable>] = [] {
        didSet { hosting.update() }
    }

    /// The height of the select.
    public var size: SelectTokens.Size = .medium {
        didSet { hosting.update() }
    }

    /// Lets the user choose more than one option.
    @IBInspectable
    public var allowsMultipleSelection: Bool = false {
        didSet { hosting.update() }
    }

    /// Shows a button that gives up the choice.
    @IBInspectable
    public var clearable: Bool = false {
        didSet { hosting.update() }
    }

    /// Shows the select as wrong, whatever its validity.
    @IBInspectable
    public var isInvalid: Bool = false {
        didSet { hosting.update() }
    }

    /// The form is only valid with a value.
    @IBInspectable
    public var isRequired: Bool = false {
        didSet { hosting.update() }
    }

    /// The values of the chosen options.
    public var selection: Set<AnyHashable> = [] {
        didSet { hosting.update() }
    }

    /// Decides which options stay while the user types.
    public var filter: ((String, String) -> Bool)? {
        didSet { hosting.update() }
    }

    /// `size` for Interface Builder.
    @IBInspectable
    public var sizeName: String {
        get { size.rawValue }
        set {
            guard let value = SelectTokens.Size(rawValue: newValue) else { return }
            size = value
        }
    }

    /// What tests of an app find the control by, and not only the view around it.
    public override var accessibilityIdentifier: String? {
        didSet { hosting.update() }
    }

    // MARK: - Views

    /// An icon in front of the choice.
    public var prefixView: UIView? {
        didSet { hosting.update() }
    }

    fileprivate let focus = ComponentFocus()
    private lazy var hosting = ComponentHosting(in: self) { [weak self] version in
        ElevateUIKitSelectRoot(component: self, version: version)
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
struct ElevateUIKitSelectRoot: View {
    weak var component: ElevateUIKitSelect?
    /// A new number for each change, so that SwiftUI updates the view.
    let version: Int

    var body: some View {
        let _ = version
        if let component {
            ElevateSelect(
                component.label,
                placeholder: component.placeholder,
                maxOptionsVisible: component.maxOptionsVisible,
                helpText: component.helpText,
                errorMessage: component.errorMessage,
                options: component.options,
                size: component.size,
                allowsMultipleSelection: component.allowsMultipleSelection,
                clearable: component.clearable,
                isInvalid: component.isInvalid,
                isDisabled: !component.isEnabled,
                isRequired: component.isRequired,
                selection: Binding(
                    get: { @MainActor [weak component] in component?.selection ?? [] },
                    set: { @MainActor [weak component] newValue in
                        guard let component else { return }
                        component.selection = newValue
                        component.sendActions(for: .valueChanged)
                    }
                ),
                filter: component.filter,
                onClear: !component.clearable
                    ? nil
                    : { [weak component] in
                        guard let component else { return }
                        component.delegate?.selectDidClear(component)
                    },
                content: { EmptyView() },
                prefix: {
                    if let view = component.prefixView {
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
