#if os(iOS)
import SwiftUI
import UIKit

// MARK: - Delegate

/// What `ElevateUIKitDrawer` tells its delegate.
@available(iOS 15, *)
@MainActor
public protocol ElevateUIKitDrawerDelegate: AnyObject {
    /// The drawer begins to open.
    func drawerDidChangePresentation(_ drawer: ElevateUIKitDrawer, _ detail: Bool)
    /// The user wants to close the drawer. Prevent the event to keep it open.
    func drawerDidRequestClose(_ drawer: ElevateUIKitDrawer, _ detail: String)
}

/// All methods are optional.
@available(iOS 15, *)
extension ElevateUIKitDrawerDelegate {
    public func drawerDidChangePresentation(_ drawer: ElevateUIKitDrawer, _ detail: Bool) {}
    public func drawerDidRequestClose(_ drawer: ElevateUIKitDrawer, _ detail: String) {}
}

// MARK: - Component

/// Slides in from one side of the page and holds what is needed now and then: filters, details, a menu.
///
/// **Web Component:** `<elvt-drawer>`
///
/// **API Reference:** `specs/elevate/2.0/docs/Overlays/drawer.md`
///
/// **Adapted:**
/// - `open`: `$isPresented: Bool`.
/// - `duration`: In seconds, where the web counts milliseconds.
/// - `#label`: combined with `label`.
/// - `@elvt-show`: combined with `open`.
/// - `@elvt-hide`: combined with `open`.
/// - `@elvt-request-close`: the closure is told `source`.
/// - `show()`: combined with `open`.
/// - `hide()`: combined with `open`.
@available(iOS 15, *)
@IBDesignable
public final class ElevateUIKitDrawer: UIView {
    // MARK: - Properties

    public weak var delegate: (any ElevateUIKitDrawerDelegate)?

    /// The time the drawer takes to slide in or out, in seconds.
    public var duration: TimeInterval = 0.25 {
        didSet { hosting.update() }
    }

    /// The side that the drawer slides in from.
    public var placement: DrawerTokens.Placement = .trailing {
        didSet { hosting.update() }
    }

    /// Keeps the drawer in its parent element instead of over the page.
    @IBInspectable
    public var isContained: Bool = false {
        didSet { hosting.update() }
    }

    /// Leaves out the head.
    @IBInspectable
    public var noHeader: Bool = false {
        didSet { hosting.update() }
    }

    /// Whether the drawer is shown.
    @IBInspectable
    public var isPresented: Bool = false {
        didSet { hosting.update() }
    }

    /// The title.
    @IBInspectable
    public var label: String? {
        didSet { hosting.update() }
    }

    /// `placement` for Interface Builder.
    @IBInspectable
    public var placementName: String {
        get { placement.rawValue }
        set {
            guard let value = DrawerTokens.Placement(rawValue: newValue) else { return }
            placement = value
        }
    }

    /// What tests of an app find the control by, and not only the view around it.
    public override var accessibilityIdentifier: String? {
        didSet { hosting.update() }
    }

    // MARK: - Views

    /// The content of the drawer.
    public var contentView: UIView? {
        didSet { hosting.update() }
    }

    /// The title.
    public var labelView: UIView? {
        didSet { hosting.update() }
    }

    /// The foot.
    public var footerView: UIView? {
        didSet { hosting.update() }
    }

    private lazy var hosting = ComponentHosting(in: self) { [weak self] version in
        ElevateUIKitDrawerRoot(component: self, version: version)
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
struct ElevateUIKitDrawerRoot: View {
    weak var component: ElevateUIKitDrawer?
    /// A new number for each change, so that SwiftUI updates the view.
    let version: Int

    var body: some View {
        let _ = version
        if let component {
            ComponentPresentationAnchor().elevateDrawer(
                duration: component.duration,
                placement: component.placement,
                isContained: component.isContained,
                noHeader: component.noHeader,
                isPresented: Self.isPresented(of: component),
                onClose: Self.onClose(of: component),
                content: {
                    if let view = component.contentView {
                        ComponentSlotView(view)
                    }
                },
                label: {
                    if let view = component.labelView {
                        ComponentSlotView(view)
                    } else if let text = component.label {
                        Text(text)
                    }
                },
                footer: {
                    if let view = component.footerView {
                        ComponentSlotView(view)
                    }
                }
            )
            .componentIdentifier(self.component?.accessibilityIdentifier)
        }
    }

    static func isPresented(of component: ElevateUIKitDrawer) -> Binding<Bool> {
        Binding(
            get: { @MainActor [weak component] in component?.isPresented ?? false },
            set: { @MainActor [weak component] newValue in
                guard let component else { return }
                component.isPresented = newValue
                component.delegate?.drawerDidChangePresentation(component, newValue)
            }
        )
    }

    static func onClose(of component: ElevateUIKitDrawer) -> (String) -> Void {
        { [weak component] newValue in
            guard let component else { return }
            component.delegate?.drawerDidRequestClose(component, newValue)
        }
    }
}
#endif
