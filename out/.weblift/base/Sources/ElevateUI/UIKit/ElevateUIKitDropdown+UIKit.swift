#if os(iOS)
import SwiftUI
import UIKit

/// Opens a panel below the element that was pressed. In most cases the panel is a menu.
///
/// **Web Component:** `<elvt-dropdown>`
///
/// **API Reference:** `specs/elevate/2.0/docs/Overlays/dropdown.md`
///
/// **Adapted:**
/// - `open`: left out. A `Menu` opens and closes by itself, and SwiftUI has no Binding for it.
/// - `placement`: left out. The system opens a menu where there is space.
/// - `width`: left out. A menu is as wide as its entries ask for.
/// - `stayOpenOnSelect`: left out. A menu closes after a choice; from iOS 16.4 on
///   `.menuActionDismissBehavior(.disabled)` keeps it open.
/// - `distance`: left out. The system opens a menu where there is space.
/// - `containingElement`: left out. What counts as inside when the user taps outside. The system closes presentations
///   itself.
/// - `#(default)`: `items: [ElevateMenuItem]`. only \<elvt-menu-item> is data here, and not \<elvt-select-option>.
/// - `@elvt-show`: left out. A `Menu` opens and closes by itself and does not report it.
/// - `@elvt-hide`: left out. A `Menu` opens and closes by itself and does not report it.
/// - `show()`: left out. A `Menu` opens when its label is tapped, and closes by itself.
/// - `hide()`: left out. A `Menu` opens when its label is tapped, and closes by itself.
/// - `reposition()`: left out. Measures again where something has to be. SwiftUI does so whenever its state changes.
@available(iOS 15, *)
@IBDesignable
public final class ElevateUIKitDropdown: UIControl {
    // MARK: - Properties

    @IBInspectable
    public override var isEnabled: Bool {
        didSet { hosting.update() }
    }

    /// The content of the panel.
    public var items: [ElevateMenuItem] = [] {
        didSet { hosting.update() }
    }

    /// What tests of an app find the control by, and not only the view around it.
    public override var accessibilityIdentifier: String? {
        didSet { hosting.update() }
    }

    // MARK: - Views

    /// The element that opens the panel, mostly a button.
    public var labelView: UIView? {
        didSet { hosting.update() }
    }

    private lazy var hosting = ComponentHosting(in: self) { [weak self] version in
        ElevateUIKitDropdownRoot(component: self, version: version)
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
struct ElevateUIKitDropdownRoot: View {
    weak var component: ElevateUIKitDropdown?
    /// A new number for each change, so that SwiftUI updates the view.
    let version: Int

    var body: some View {
        let _ = version
        if let component {
            ElevateDropdown(
                items: component.items,
                isDisabled: !component.isEnabled,
                label: {
                    if let view = component.labelView {
                        ComponentSlotView(view)
                    }
                }
            )
            .componentIdentifier(self.component?.accessibilityIdentifier)
        }
    }
}
#endif
