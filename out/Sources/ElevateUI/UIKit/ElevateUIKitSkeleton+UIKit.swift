#if os(iOS)
import SwiftUI
import UIKit

/// Stands in for content that is still on its way, in about the same shape.
///
/// ```html
/// <elvt-skeleton lines="3"></elvt-skeleton>
/// ```
///
/// **Web Component:** `<elvt-skeleton>`
///
/// **API Reference:** `specs/elevate/2.0/custom-elements.json`
@available(iOS 15, *)
@IBDesignable
public final class ElevateUIKitSkeleton: UIView {
    // MARK: - Properties

    /// How many lines of text it stands for.
    @IBInspectable
    public var lines: Int = 1 {
        didSet { hosting.update() }
    }

    /// What the skeleton looks like.
    public var shape: SkeletonTokens.Shape = .text {
        didSet { hosting.update() }
    }

    /// Lets a light run over the skeleton.
    @IBInspectable
    public var isAnimated: Bool = true {
        didSet { hosting.update() }
    }

    /// `shape` for Interface Builder.
    @IBInspectable
    public var shapeName: String {
        get { shape.rawValue }
        set {
            guard let value = SkeletonTokens.Shape(rawValue: newValue) else { return }
            shape = value
        }
    }

    /// What tests of an app find the control by, and not only the view around it.
    public override var accessibilityIdentifier: String? {
        didSet { hosting.update() }
    }

    // MARK: - Views

    private lazy var hosting = ComponentHosting(in: self) { [weak self] version in
        ElevateUIKitSkeletonRoot(component: self, version: version)
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
struct ElevateUIKitSkeletonRoot: View {
    weak var component: ElevateUIKitSkeleton?
    /// A new number for each change, so that SwiftUI updates the view.
    let version: Int

    var body: some View {
        let _ = version
        if let component {
            ElevateSkeleton(
                lines: component.lines,
                shape: component.shape,
                isAnimated: component.isAnimated
            )
            .componentIdentifier(self.component?.accessibilityIdentifier)
        }
    }
}
#endif
