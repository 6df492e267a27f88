#if os(iOS)
import SwiftUI
import UIKit

// MARK: - Delegate

/// What `ElevateUIKitChip` tells its delegate.
@available(iOS 15, *)
@MainActor
public protocol ElevateUIKitChipDelegate: AnyObject {
    /// The chip was chosen or given up.
    func chipDidSelect(_ chip: ElevateUIKitChip)
    /// The user asked for the removal. The chip stays until the page takes it away.
    func chipDidRequestRemove(_ chip: ElevateUIKitChip)
    /// The user asked to edit the chip.
    func chipDidRequestEdit(_ chip: ElevateUIKitChip)
}

/// All methods are optional.
@available(iOS 15, *)
extension ElevateUIKitChipDelegate {
    public func chipDidSelect(_ chip: ElevateUIKitChip) {}
    public func chipDidRequestRemove(_ chip: ElevateUIKitChip) {}
    public func chipDidRequestEdit(_ chip: ElevateUIKitChip) {}
}

// MARK: - Component

/// A chip stands for one thing in a list of chosen things: a filter, a recipient, a keyword. It can be selected, edited
/// or removed where that makes sense.
///
/// **Web Component:** `<elvt-chip>`
///
/// **API Reference:** `specs/elevate/2.0/docs/Data/chip.md`
///
/// **Adapted:**
/// - `selectable`: `onSelect: (() -> Void)?`.
/// - `removable`: `onRemove: (() -> Void)?`.
/// - `editable`: `onEdit: (() -> Void)?`.
/// - `@elvt-request-remove`: combined with `removable`.
/// - `@request-edit`: combined with `editable`.
/// - `@elvt-select`: combined with `selectable`.
@available(iOS 15, *)
@IBDesignable
public final class ElevateUIKitChip: UIControl {
    // MARK: - Properties

    public weak var delegate: (any ElevateUIKitChipDelegate)?

    @IBInspectable
    public override var isEnabled: Bool {
        didSet { hosting.update() }
    }

    /// What the remove button is called by assistive technology.
    @IBInspectable
    public var removeLabel: String = "Remove" {
        didSet { hosting.update() }
    }

    /// The tone of the chip.
    public var tone: ChipTokens.Tone = .neutral {
        didSet { hosting.update() }
    }

    /// The height of the chip.
    public var size: ChipTokens.Size = .medium {
        didSet { hosting.update() }
    }

    /// How the corners are drawn.
    public var shape: ChipTokens.Shape = .box {
        didSet { hosting.update() }
    }

    /// Shows the chip as chosen.
    @IBInspectable
    public override var isSelected: Bool {
        didSet { hosting.update() }
    }

    /// The chip was chosen or given up.
    @IBInspectable
    public var selectable: Bool = false {
        didSet { hosting.update() }
    }

    /// The user asked for the removal. The chip stays until the page takes it away.
    @IBInspectable
    public var removable: Bool = false {
        didSet { hosting.update() }
    }

    /// The user asked to edit the chip.
    @IBInspectable
    public var editable: Bool = false {
        didSet { hosting.update() }
    }

    /// The label of the chip.
    @IBInspectable
    public var label: String = "" {
        didSet { hosting.update() }
    }

    /// `tone` for Interface Builder.
    @IBInspectable
    public var toneName: String {
        get { tone.rawValue }
        set {
            guard let value = ChipTokens.Tone(rawValue: newValue) else { return }
            tone = value
        }
    }

    /// `size` for Interface Builder.
    @IBInspectable
    public var sizeName: String {
        get { size.rawValue }
        set {
            guard let value = ChipTokens.Size(rawValue: newValue) else { return }
            size = value
        }
    }

    /// `shape` for Interface Builder.
    @IBInspectable
    public var shapeName: String {
        get { shape.rawValue }
        set {
            guard let value = ChipTokens.Shape(rawValue: newValue) else { return }
            shape = value
        }
    }

    /// What tests of an app find the control by, and not only the view around it.
    public override var accessibilityIdentifier: String? {
        didSet { hosting.update() }
    }

    // MARK: - Views

    /// The label of the chip.
    public var labelView: UIView? {
        didSet { hosting.update() }
    }

    /// An icon or avatar in front of the label.
    public var prefixView: UIView? {
        didSet { hosting.update() }
    }

    /// An icon after the label.
    public var suffixView: UIView? {
        didSet { hosting.update() }
    }

    private lazy var hosting = ComponentHosting(in: self) { [weak self] version in
        ElevateUIKitChipRoot(component: self, version: version)
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
struct ElevateUIKitChipRoot: View {
    weak var component: ElevateUIKitChip?
    /// A new number for each change, so that SwiftUI updates the view.
    let version: Int

    var body: some View {
        let _ = version
        if let component {
            ElevateChip(
                removeLabel: component.removeLabel,
                tone: component.tone,
                size: component.size,
                shape: component.shape,
                isSelected: component.isSelected,
                isDisabled: !component.isEnabled,
                onSelect: !component.selectable
                    ? nil
                    : { [weak component] in
                        guard let component else { return }
                        component.delegate?.chipDidSelect(component)
                    },
                onRemove: !component.removable
                    ? nil
                    : { [weak component] in
                        guard let component else { return }
                        component.delegate?.chipDidRequestRemove(component)
                    },
                onEdit: !component.editable
                    ? nil
                    : { [weak component] in
                        guard let component else { return }
                        component.delegate?.chipDidRequestEdit(component)
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
        }
    }
}
#endif
