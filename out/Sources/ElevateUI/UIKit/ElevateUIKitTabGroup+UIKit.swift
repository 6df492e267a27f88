#if os(iOS)
import SwiftUI
import UIKit

// MARK: - Delegate

/// What `ElevateUIKitTabGroup` tells its delegate.
@available(iOS 15, *)
@MainActor
public protocol ElevateUIKitTabGroupDelegate: AnyObject {
    /// The user dragged a tab to another place.
    func tabGroupDidRequestReorder(
        _ tabGroup: ElevateUIKitTabGroup,
        _ firstDetail: Double,
        _ secondDetail: Double
    )
}

/// All methods are optional.
@available(iOS 15, *)
extension ElevateUIKitTabGroupDelegate {
    public func tabGroupDidRequestReorder(
        _ tabGroup: ElevateUIKitTabGroup,
        _ firstDetail: Double,
        _ secondDetail: Double
    ) {}
}

// MARK: - Component

/// Shares one place between several panels, of which one is shown.
///
/// **Web Component:** `<elvt-tab-group>`
///
/// **API Reference:** `specs/elevate/2.0/docs/Navigation/tab-group.md`
///
/// **Adapted:**
/// - `value`: `$selection: String?`, `onChange: ((String?) -> Void)?`.
/// - `activation`: left out. Whether the arrow keys choose a tab or only go to it. A tap always chooses.
/// - `#tabs`: `tabs: [ElevateTab]`.
/// - `@elvt-change`: combined with `value`.
/// - `@elvt-request-reorder`: the closure is told `from`, `to`.
/// - `show()`: combined with `value`.
@available(iOS 15, *)
@IBDesignable
public final class ElevateUIKitTabGroup: UIControl {
    // MARK: - Properties

    public weak var delegate: (any ElevateUIKitTabGroupDelegate)?

    @IBInspectable
    public override var isEnabled: Bool {
        didSet { hosting.update() }
    }

    /// Values that all panels may read.
    public var panelContext: [String: AnyHashable]? {
        didSet { hosting.update() }
    }

    /// The tabs.
    public var tabs: [ElevateTab] = [] {
        didSet { hosting.update() }
    }

    /// The side of the tabs.
    public var placement: TabGroupTokens.Placement = .top {
        didSet { hosting.update() }
    }

    /// The value of the tab whose panel is shown.
    @IBInspectable
    public var selection: String? {
        didSet { hosting.update() }
    }

    /// `placement` for Interface Builder.
    @IBInspectable
    public var placementName: String {
        get { placement.rawValue }
        set {
            guard let value = TabGroupTokens.Placement(rawValue: newValue) else { return }
            placement = value
        }
    }

    /// What tests of an app find the control by, and not only the view around it.
    public override var accessibilityIdentifier: String? {
        didSet { hosting.update() }
    }

    // MARK: - Views

    /// The panels, each in the slot of its tab.
    public var contentView: UIView? {
        didSet { hosting.update() }
    }

    private lazy var hosting = ComponentHosting(in: self) { [weak self] version in
        ElevateUIKitTabGroupRoot(component: self, version: version)
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
struct ElevateUIKitTabGroupRoot: View {
    weak var component: ElevateUIKitTabGroup?
    /// A new number for each change, so that SwiftUI updates the view.
    let version: Int

    var body: some View {
        let _ = version
        if let component {
            ElevateTabGroup(
                panelContext: component.panelContext,
                tabs: component.tabs,
                placement: component.placement,
                isDisabled: !component.isEnabled,
                selection: Binding(
                    get: { @MainActor [weak component] in component?.selection },
                    set: { @MainActor [weak component] newValue in
                        guard let component else { return }
                        component.selection = newValue
                        component.sendActions(for: .valueChanged)
                    }
                ),
                onMove: { [weak component] newValue1, newValue2 in
                    guard let component else { return }
                    component.delegate?.tabGroupDidRequestReorder(component, newValue1, newValue2)
                },
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
