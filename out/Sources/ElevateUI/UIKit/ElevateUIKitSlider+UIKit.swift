#if os(iOS)
import SwiftUI
import UIKit

/// Chooses a number, or a range between two numbers, by moving a thumb on a line.
///
/// **Web Component:** `<elvt-slider>`
///
/// **API Reference:** `specs/elevate/2.0/docs/Forms/slider.md`
///
/// **Adapted:**
/// - `values`: `$values: [Double]`, `onChange: (([Double]) -> Void)?`.
/// - `name`: left out. The name under which a form sends a value. The Binding takes the value to the app without one.
/// - `isRange`: left out. Follows from the number of `values`.
/// - `validationMessage`: left out. The browser's sentence about a field. The app shows its own in the help text.
/// - `#label`: combined with `label`.
/// - `@elvt-input`: combined with `values`.
/// - `@elvt-change`: combined with `values`.
/// - `focus()`: `@FocusState`, `.focused()`.
/// - `blur()`: `@FocusState`, `.focused()`.
/// - `stepUp()`: combined with `values`.
/// - `stepDown()`: combined with `values`.
/// - `checkValidity()`: left out. Asks the browser whether a field is valid. The app checks its own values and sets
///   `isInvalid`.
/// - `reportValidity()`: left out. Asks the browser whether a field is valid. The app checks its own values and sets
///   `isInvalid`.
@available(iOS 15, *)
@IBDesignable
public final class ElevateUIKitSlider: UIControl {
    // MARK: - Properties

    @IBInspectable
    public override var isEnabled: Bool {
        didSet { hosting.update() }
    }

    /// The least number.
    @IBInspectable
    public var minimumValue: Double = 0 {
        didSet { hosting.update() }
    }

    /// The greatest number.
    @IBInspectable
    public var maximumValue: Double = 100 {
        didSet { hosting.update() }
    }

    /// The distance between two numbers that can be chosen.
    public var step: Double? = 1 {
        didSet { hosting.update() }
    }

    /// Marks below the line, as numbers or as texts.
    public var ticks: [AnyHashable] = [] {
        didSet { hosting.update() }
    }

    /// What is wrong with the value. It is shown only while the value is invalid.
    @IBInspectable
    public var errorMessage: String? {
        didSet { hosting.update() }
    }

    /// Shows the number above the thumb while it moves.
    @IBInspectable
    public var withTooltip: Bool = false {
        didSet { hosting.update() }
    }

    /// Has no effect, a slider always has a value.
    @IBInspectable
    public var isRequired: Bool = false {
        didSet { hosting.update() }
    }

    /// Whether the value is not allowed.
    @IBInspectable
    public var isInvalid: Bool = false {
        didSet { hosting.update() }
    }

    /// One number, or the two ends of a range.
    public var values: [Double] = [] {
        didSet { hosting.update() }
    }

    /// Writes the number for the tooltip.
    public var tooltipFormatter: ((Double) -> String)? {
        didSet { hosting.update() }
    }

    /// What is being set.
    @IBInspectable
    public var label: String? {
        didSet { hosting.update() }
    }

    /// What tests of an app find the control by, and not only the view around it.
    public override var accessibilityIdentifier: String? {
        didSet { hosting.update() }
    }

    // MARK: - Views

    /// What is being set.
    public var labelView: UIView? {
        didSet { hosting.update() }
    }

    /// Something at the lower end of the line.
    public var prefixView: UIView? {
        didSet { hosting.update() }
    }

    /// Something at the upper end of the line.
    public var suffixView: UIView? {
        didSet { hosting.update() }
    }

    fileprivate let focus = ComponentFocus()
    private lazy var hosting = ComponentHosting(in: self) { [weak self] version in
        ElevateUIKitSliderRoot(component: self, version: version)
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
struct ElevateUIKitSliderRoot: View {
    weak var component: ElevateUIKitSlider?
    /// A new number for each change, so that SwiftUI updates the view.
    let version: Int

    var body: some View {
        let _ = version
        if let component {
            ElevateSlider(
                minimumValue: component.minimumValue,
                maximumValue: component.maximumValue,
                step: component.step,
                ticks: component.ticks,
                errorMessage: component.errorMessage,
                withTooltip: component.withTooltip,
                isDisabled: !component.isEnabled,
                isRequired: component.isRequired,
                isInvalid: component.isInvalid,
                values: Binding(
                    get: { @MainActor [weak component] in component?.values ?? [] },
                    set: { @MainActor [weak component] newValue in
                        guard let component else { return }
                        component.values = newValue
                        component.sendActions(for: .valueChanged)
                    }
                ),
                tooltipFormatter: component.tooltipFormatter,
                label: {
                    if let view = component.labelView {
                        ComponentSlotView(view)
                    } else if let text = component.label {
                        Text(text)
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
            .componentIdentifier(self.component?.accessibilityIdentifier)
            .modifier(ComponentFocusHost(component.focus))
        }
    }
}
#endif
