#if os(iOS)
import SwiftUI
import UIKit

// MARK: - Delegate

/// What `ElevateUIKitBreadcrumb` tells its delegate.
@available(iOS 15, *)
@MainActor
public protocol ElevateUIKitBreadcrumbDelegate: AnyObject {
    /// The component listens to `elvt-navigate` of its items and shortens the list when there is no more room. It emits
    /// `elvt-collapse` when it has done so.
    func breadcrumbDidCollapse(_ breadcrumb: ElevateUIKitBreadcrumb)
}

/// All methods are optional.
@available(iOS 15, *)
extension ElevateUIKitBreadcrumbDelegate {
    public func breadcrumbDidCollapse(_ breadcrumb: ElevateUIKitBreadcrumb) {}
}

// MARK: - Component

/// Shows where a page lies in the structure of the site.
///
/// **Web Component:** `<elvt-breadcrumb>`
///
/// **API Reference:** `specs/elevate/2.0/docs/Navigation/breadcrumb.md`
///
/// **Adapted:**
/// - `#(default)`: `items: [ElevateBreadcrumbItem]`.
@available(iOS 15, *)
@IBDesignable
public final class ElevateUIKitBreadcrumb: UIView {
    // MARK: - Properties

    public weak var delegate: (any ElevateUIKitBreadcrumbDelegate)?

    /// One `elvt-breadcrumb-item` a level.
    public var items: [ElevateBreadcrumbItem] = [] {
        didSet { hosting.update() }
    }

    /// Whether nobody can use it.
    @IBInspectable
    public var isEnabled: Bool = true {
        didSet { hosting.update() }
    }

    /// What tests of an app find the control by, and not only the view around it.
    public override var accessibilityIdentifier: String? {
        didSet { hosting.update() }
    }

    // MARK: - Views

    /// The sign between two items, in place of the chevron.
    public var separatorView: UIView? {
        didSet { hosting.update() }
    }

    private lazy var hosting = ComponentHosting(in: self) { [weak self] version in
        ElevateUIKitBreadcrumbRoot(component: self, version: version)
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
struct ElevateUIKitBreadcrumbRoot: View {
    weak var component: ElevateUIKitBreadcrumb?
    /// A new number for each change, so that SwiftUI updates the view.
    let version: Int

    var body: some View {
        let _ = version
        if let component {
            ElevateBreadcrumb(
                items: component.items,
                isDisabled: !component.isEnabled,
                onCollapse: { [weak component] in
                    guard let component else { return }
                    component.delegate?.breadcrumbDidCollapse(component)
                },
                content: { EmptyView() },
                separator: {
                    if let view = component.separatorView {
                        ComponentSlotView(view)
                    }
                }
            )
            .componentIdentifier(self.component?.accessibilityIdentifier)
        }
    }
}
#endif
