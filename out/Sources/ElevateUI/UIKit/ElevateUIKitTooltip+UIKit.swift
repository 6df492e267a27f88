#if os(iOS)
import SwiftUI
import UIKit

// MARK: - Delegate

/// What `ElevateUIKitTooltip` tells its delegate.
@available(iOS 15, *)
@MainActor
public protocol ElevateUIKitTooltipDelegate: AnyObject {
    /// The tooltip begins to open.
    func tooltipDidChangePresentation(_ tooltip: ElevateUIKitTooltip, _ detail: Bool)
}

/// All methods are optional.
@available(iOS 15, *)
extension ElevateUIKitTooltipDelegate {
    public func tooltipDidChangePresentation(_ tooltip: ElevateUIKitTooltip, _ detail: Bool) {}
}

// MARK: - Component

/// A short explanation that appears when the user points at something or moves the focus to it.
///
/// **Web Component:** `<elvt-tooltip>`
///
/// **API Reference:** `specs/elevate/2.0/docs/Overlays/tooltip.md`
///
/// **Adapted:**
/// - `open`: `$isPresented: Bool`.
/// - `trigger`: left out. Hover and focus open nothing on a touch screen; the Binding does.
/// - `showDelay`: left out. Delays keep a tooltip from following the mouse. On a touch screen it is opened on purpose.
/// - `hideDelay`: left out. Delays keep a tooltip from following the mouse. On a touch screen it is opened on purpose.
/// - `distance`: left out. Moves an overlay away from its anchor. The system keeps its own distance.
/// - `hoist`: left out. The system places what it opens where there is space.
/// - `#content`: combined with `content`.
/// - `@elvt-show`: combined with `open`.
/// - `@elvt-hide`: combined with `open`.
/// - `show()`: combined with `open`.
/// - `hide()`: combined with `open`.
@available(iOS 15, *)
@IBDesignable
public final class ElevateUIKitTooltip: UIView {
    // MARK: - Properties

    public weak var delegate: (any ElevateUIKitTooltipDelegate)?

    /// The side on which the tooltip opens, where there is room: `top`, `right`, `bottom` or `left`.
    public var placement: TooltipTokens.Placement = .top {
        didSet { hosting.update() }
    }

    /// Keeps the tooltip from opening.
    @IBInspectable
    public var isEnabled: Bool = true {
        didSet { hosting.update() }
    }

    /// Whether the tooltip is shown.
    @IBInspectable
    public var isPresented: Bool = false {
        didSet { hosting.update() }
    }

    /// The text. Use the slot for more than text.
    @IBInspectable
    public var content: String = "" {
        didSet { hosting.update() }
    }

    /// `placement` for Interface Builder.
    @IBInspectable
    public var placementName: String {
        get { placement.rawValue }
        set {
            guard let value = TooltipTokens.Placement(rawValue: newValue) else { return }
            placement = value
        }
    }

    /// What tests of an app find the control by, and not only the view around it.
    public override var accessibilityIdentifier: String? {
        didSet { hosting.update() }
    }

    // MARK: - Views

    /// The element that is explained.
    public var targetView: UIView? {
        didSet { hosting.update() }
    }

    /// The text. Use the slot for more than text.
    public var contentView: UIView? {
        didSet { hosting.update() }
    }

    private lazy var hosting = ComponentHosting(in: self) { [weak self] version in
        ElevateUIKitTooltipRoot(component: self, version: version)
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
struct ElevateUIKitTooltipRoot: View {
    weak var component: ElevateUIKitTooltip?
    /// A new number for each change, so that SwiftUI updates the view.
    let version: Int

    var body: some View {
        let _ = version
        if let component {
            ElevateTooltip(
                placement: component.placement,
                isDisabled: !component.isEnabled,
                isPresented: Binding(
                    get: { @MainActor [weak component] in component?.isPresented ?? false },
                    set: { @MainActor [weak component] newValue in
                        guard let component else { return }
                        component.isPresented = newValue
                        component.delegate?.tooltipDidChangePresentation(component, newValue)
                    }
                ),
                target: {
                    if let view = component.targetView {
                        ComponentSlotView(view)
                    }
                },
                content: {
                    if let view = component.contentView {
                        ComponentSlotView(view)
                    } else {
                        Text(component.content)
                    }
                }
            )
            .componentIdentifier(self.component?.accessibilityIdentifier)
        }
    }
}
#endif
