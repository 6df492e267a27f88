#if os(iOS)
import SwiftUI
import UIKit

/// A line between two groups of content.
///
/// **Web Component:** `<elvt-divider>`
///
/// **API Reference:** `specs/elevate/2.0/docs/Layout/divider.md`
@available(iOS 15, *)
@IBDesignable
public final class ElevateUIKitDivider: UIView {
    // MARK: - Properties

    /// The distance at both ends of the line, as a CSS length.
    public var inset: CGFloat? {
        didSet { hosting.update() }
    }

    /// The direction of the line.
    public var direction: DividerTokens.Direction = .horizontal {
        didSet { hosting.update() }
    }

    /// The thickness of the line in pixels.
    public var strokeWidth: DividerTokens.StrokeWidth = .one {
        didSet { hosting.update() }
    }

    /// How clearly the line is seen.
    public var emphasis: DividerTokens.Emphasis = .default {
        didSet { hosting.update() }
    }

    /// `direction` for Interface Builder.
    @IBInspectable
    public var directionName: String {
        get { direction.rawValue }
        set {
            guard let value = DividerTokens.Direction(rawValue: newValue) else { return }
            direction = value
        }
    }

    /// `strokeWidth` for Interface Builder.
    @IBInspectable
    public var strokeWidthNumber: Int {
        get { strokeWidth.rawValue }
        set {
            guard let value = DividerTokens.StrokeWidth(rawValue: newValue) else { return }
            strokeWidth = value
        }
    }

    /// `emphasis` for Interface Builder.
    @IBInspectable
    public var emphasisName: String {
        get { emphasis.rawValue }
        set {
            guard let value = DividerTokens.Emphasis(rawValue: newValue) else { return }
            emphasis = value
        }
    }

    /// What tests of an app find the control by, and not only the view around it.
    public override var accessibilityIdentifier: String? {
        didSet { hosting.update() }
    }

    // MARK: - Views

    private lazy var hosting = ComponentHosting(in: self) { [weak self] version in
        ElevateUIKitDividerRoot(component: self, version: version)
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
struct ElevateUIKitDividerRoot: View {
    weak var component: ElevateUIKitDivider?
    /// A new number for each change, so that SwiftUI updates the view.
    let version: Int

    var body: some View {
        let _ = version
        if let component {
            ElevateDivider(
                inset: component.inset,
                direction: component.direction,
                strokeWidth: component.strokeWidth,
                emphasis: component.emphasis
            )
            .componentIdentifier(self.component?.accessibilityIdentifier)
        }
    }
}
#endif
