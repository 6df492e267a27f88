#if os(iOS)
import SwiftUI
import UIKit

/// Joins related buttons to one bar, so that they read as a single control.
///
/// **Web Component:** `<elvt-button-group>`
///
/// **API Reference:** `specs/elevate/2.0/docs/Buttons/button-group.md`
@available(iOS 15, *)
@IBDesignable
public final class ElevateUIKitButtonGroup: UIView {
    // MARK: - Properties

    /// Names the group for assistive technology. It is not shown.
    @IBInspectable
    public var label: String = "" {
        didSet { hosting.update() }
    }

    /// The direction in which the buttons are laid out.
    public var direction: ButtonGroupTokens.Direction = .horizontal {
        didSet { hosting.update() }
    }

    /// The height that all buttons of the group share.
    public var size: ButtonGroupTokens.Size = .medium {
        didSet { hosting.update() }
    }

    /// `direction` for Interface Builder.
    @IBInspectable
    public var directionName: String {
        get { direction.rawValue }
        set {
            guard let value = ButtonGroupTokens.Direction(rawValue: newValue) else { return }
            direction = value
        }
    }

    /// `size` for Interface Builder.
    @IBInspectable
    public var sizeName: String {
        get { size.rawValue }
        set {
            guard let value = ButtonGroupTokens.Size(rawValue: newValue) else { return }
            size = value
        }
    }

    /// What tests of an app find the control by, and not only the view around it.
    public override var accessibilityIdentifier: String? {
        didSet { hosting.update() }
    }

    // MARK: - Views

    /// Two or more buttons or icon buttons.
    public var contentView: UIView? {
        didSet { hosting.update() }
    }

    private lazy var hosting = ComponentHosting(in: self) { [weak self] version in
        ElevateUIKitButtonGroupRoot(component: self, version: version)
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
}

// MARK: - Hosting

/// The SwiftUI component with the values of its UIKit counterpart, which it doesn't keep alive.
@available(iOS 15, *)
struct ElevateUIKitButtonGroupRoot: View {
    weak var component: ElevateUIKitButtonGroup?
    /// A new number for each change, so that SwiftUI updates the view.
    let version: Int

    var body: some View {
        let _ = version
        if let component {
            ElevateButtonGroup(
                component.label,
                direction: component.direction,
                size: component.size,
                content: {
                    if let view = component.contentView {
                        ComponentSlotView(view)
                    }
                }
            )
            .componentIdentifier(self.component?.accessibilityIdentifier)
        }
    }
}
#endif
