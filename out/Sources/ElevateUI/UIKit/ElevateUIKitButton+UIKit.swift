#if os(iOS)
import SwiftUI
import UIKit

/// Buttons start an action that the user can name in a word or two: save, send, add. The tone says how much weight the
/// action has on the page, and one primary button a view is usually enough.
///
/// A button with an `href` looks the same but takes the user somewhere else.
///
/// **Web Component:** `<elvt-button>`
///
/// **API Reference:** `specs/elevate/2.0/docs/Buttons/button.md`
///
/// **Adapted:**
/// - `target`: left out. There are no browser windows to choose from; `openURL` and the navigation stack decide where
///   something opens.
/// - `type`: left out. `submit` and `reset` need a web form. A native button has its `action`, and `.onSubmit` is
///   called for the return key.
/// - `name`: left out. The name under which a form sends a value. The Binding takes the value to the app without one.
/// - `value`: left out. What a form sends for the button. Each button has its own `action`.
/// - `focus()`: `@FocusState`, `.focused()`.
/// - `blur()`: `@FocusState`, `.focused()`.
/// - `click()`: combined with `@click`.
@available(iOS 15, *)
@IBDesignable
public final class ElevateUIKitButton: UIControl {
    // MARK: - Properties

    @IBInspectable
    public override var isEnabled: Bool {
        didSet { hosting.update() }
    }

    /// Overrides the inner distance, as CSS `padding` takes it.
    public var contentEdgeInsets: NSDirectionalEdgeInsets? {
        didSet { hosting.update() }
    }

    /// Where the button leads; with it, the button is rendered as a link.
    public var url: URL? {
        didSet { hosting.update() }
    }

    /// The weight and meaning of the action.
    public var tone: ButtonTokens.Tone = .neutral {
        didSet { hosting.update() }
    }

    /// The height of the button.
    public var size: ButtonTokens.Size = .medium {
        didSet { hosting.update() }
    }

    /// How the corners are drawn.
    public var shape: ButtonTokens.Shape = .box {
        didSet { hosting.update() }
    }

    /// Marks the button as switched on, for use in toolbars.
    @IBInspectable
    public override var isSelected: Bool {
        didSet { hosting.update() }
    }

    /// Lets the button pulse gently to draw attention.
    @IBInspectable
    public var isPulsing: Bool = false {
        didSet { hosting.update() }
    }

    /// The label of the button.
    @IBInspectable
    public var label: String = "" {
        didSet { hosting.update() }
    }

    /// `tone` for Interface Builder.
    @IBInspectable
    public var toneName: String {
        get { tone.rawValue }
        set {
            guard let value = ButtonTokens.Tone(rawValue: newValue) else { return }
            tone = value
        }
    }

    /// `size` for Interface Builder.
    @IBInspectable
    public var sizeName: String {
        get { size.rawValue }
        set {
            guard let value = ButtonTokens.Size(rawValue: newValue) else { return }
            size = value
        }
    }

    /// `shape` for Interface Builder.
    @IBInspectable
    public var shapeName: String {
        get { shape.rawValue }
        set {
            guard let value = ButtonTokens.Shape(rawValue: newValue) else { return }
            shape = value
        }
    }

    /// What tests of an app find the control by, and not only the view around it.
    public override var accessibilityIdentifier: String? {
        didSet { hosting.update() }
    }

    public func setTitle(_ title: String?) {
        label = title ?? ""
    }

    // MARK: - Views

    /// The label of the button.
    public var labelView: UIView? {
        didSet { hosting.update() }
    }

    /// An icon or badge in front of the label.
    public var prefixView: UIView? {
        didSet { hosting.update() }
    }

    /// An icon or badge after the label.
    public var suffixView: UIView? {
        didSet { hosting.update() }
    }

    fileprivate let focus = ComponentFocus()
    private lazy var hosting = ComponentHosting(in: self) { [weak self] version in
        ElevateUIKitButtonRoot(component: self, version: version)
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
struct ElevateUIKitButtonRoot: View {
    weak var component: ElevateUIKitButton?
    /// A new number for each change, so that SwiftUI updates the view.
    let version: Int

    var body: some View {
        let _ = version
        if let component {
            ElevateButton(
                padding: component.contentEdgeInsets.map { EdgeInsets($0) },
                url: component.url,
                tone: component.tone,
                size: component.size,
                shape: component.shape,
                isDisabled: !component.isEnabled,
                isSelected: component.isSelected,
                isPulsing: component.isPulsing,
                action: { [weak component] in
                    guard let component else { return }
                    component.sendActions(for: .touchUpInside)
                    if !component.allControlEvents.contains(.touchUpInside) {
                        component.follow(component.url)
                    }
                },
                label: {
                    if let view = component.labelView {
                        ComponentSlotView(view)
                    } else {
                        Text(component.label)
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
