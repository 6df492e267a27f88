#if os(iOS)
import SwiftUI
import UIKit

/// A button that is nothing but an icon. Use it where space is short and the icon is well known.
///
/// **Web Component:** `<elvt-icon-button>`
///
/// **API Reference:** `specs/elevate/2.0/docs/Buttons/icon-button.md`
///
/// **Adapted:**
/// - `#(default)`: combined with `icon`.
/// - `@elvt-focus`: `@FocusState`.
/// - `@elvt-blur`: `@FocusState`.
/// - `focus()`: `@FocusState`, `.focused()`.
/// - `blur()`: `@FocusState`, `.focused()`.
/// - `click()`: combined with `@click`.
@available(iOS 15, *)
@IBDesignable
public final class ElevateUIKitIconButton: UIControl {
    // MARK: - Properties

    @IBInspectable
    public override var isEnabled: Bool {
        didSet { hosting.update() }
    }

    /// What the button does, for those who can't see the icon.
    @IBInspectable
    public var label: String = "" {
        didSet { hosting.update() }
    }

    /// Where the button leads.
    public var url: URL? {
        didSet { hosting.update() }
    }

    /// The tone of the icon. The values are those of the button.
    public var tone: IconButtonTokens.Tone = .neutral {
        didSet { hosting.update() }
    }

    /// The size of the button. Options: "s", "m", "l"
    public var size: IconButtonTokens.Size = .medium {
        didSet { hosting.update() }
    }

    /// How the corners are drawn. Options: "box", "pill"
    public var shape: IconButtonTokens.Shape = .box {
        didSet { hosting.update() }
    }

    /// Marks the button as switched on.
    @IBInspectable
    public override var isSelected: Bool {
        didSet { hosting.update() }
    }

    /// The name of the icon in the icon library.
    @IBInspectable
    public var icon: String = "" {
        didSet { hosting.update() }
    }

    /// `tone` for Interface Builder.
    @IBInspectable
    public var toneName: String {
        get { tone.rawValue }
        set {
            guard let value = IconButtonTokens.Tone(rawValue: newValue) else { return }
            tone = value
        }
    }

    /// `size` for Interface Builder.
    @IBInspectable
    public var sizeName: String {
        get { size.rawValue }
        set {
            guard let value = IconButtonTokens.Size(rawValue: newValue) else { return }
            size = value
        }
    }

    /// `shape` for Interface Builder.
    @IBInspectable
    public var shapeName: String {
        get { shape.rawValue }
        set {
            guard let value = IconButtonTokens.Shape(rawValue: newValue) else { return }
            shape = value
        }
    }

    /// What tests of an app find the control by, and not only the view around it.
    public override var accessibilityIdentifier: String? {
        didSet { hosting.update() }
    }

    // MARK: - Views

    /// The name of the icon in the icon library.
    public var iconView: UIView? {
        didSet { hosting.update() }
    }

    fileprivate let focus = ComponentFocus()
    private lazy var hosting = ComponentHosting(in: self) { [weak self] version in
        ElevateUIKitIconButtonRoot(component: self, version: version)
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
struct ElevateUIKitIconButtonRoot: View {
    weak var component: ElevateUIKitIconButton?
    /// A new number for each change, so that SwiftUI updates the view.
    let version: Int

    var body: some View {
        let _ = version
        if let component {
            ElevateIconButton(
                component.label,
                url: component.url,
                tone: component.tone,
                size: component.size,
                shape: component.shape,
                isDisabled: !component.isEnabled,
                isSelected: component.isSelected,
                action: { [weak component] in
                    guard let component else { return }
                    component.sendActions(for: .touchUpInside)
                    if !component.allControlEvents.contains(.touchUpInside) {
                        component.follow(component.url)
                    }
                },
                icon: {
                    if let view = component.iconView {
                        ComponentSlotView(view)
                    } else {
                        ComponentIcon(component.icon)
                    }
                }
            )
            .componentIdentifier(self.component?.accessibilityIdentifier)
            .modifier(ComponentFocusHost(component.focus))
        }
    }
}
#endif
