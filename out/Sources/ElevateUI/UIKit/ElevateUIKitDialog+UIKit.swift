#if os(iOS)
import SwiftUI
import UIKit

// MARK: - Delegate

/// What `ElevateUIKitDialog` tells its delegate.
@available(iOS 15, *)
@MainActor
public protocol ElevateUIKitDialogDelegate: AnyObject {
    /// The dialog emits `elvt-show` when it begins to open and `elvt-hide` when it begins to close.
    func dialogDidChangePresentation(_ dialog: ElevateUIKitDialog, _ detail: Bool)
    /// The user wants to close the dialog. Prevent the event to keep it open.
    func dialogDidRequestClose(_ dialog: ElevateUIKitDialog, _ detail: DialogTokens.RequestCloseSource)
}

/// All methods are optional.
@available(iOS 15, *)
extension ElevateUIKitDialogDelegate {
    public func dialogDidChangePresentation(_ dialog: ElevateUIKitDialog, _ detail: Bool) {}
    public func dialogDidRequestClose(_ dialog: ElevateUIKitDialog, _ detail: DialogTokens.RequestCloseSource) {}
}

// MARK: - Component

/// Asks for the user's full attention. The page behind it can't be used until the dialog is closed.
///
/// **Web Component:** `<elvt-dialog>`
///
/// **API Reference:** `specs/elevate/2.0/docs/Overlays/dialog.md`
///
/// **Adapted:**
/// - `open`: `$isPresented: Bool`.
/// - `opened`: combined with `open`.
/// - `hideHeader`: combined with `noHeader`.
/// - `initialFocus`: left out. An element of the page. The `@FocusState` of the content says what has the focus, also
///   at first.
/// - `#label`: combined with `label`.
/// - `@elvt-show`: combined with `open`.
/// - `@elvt-hide`: combined with `open`.
/// - `@elvt-after-show`: combined with `open`.
/// - `@elvt-after-hide`: combined with `open`.
/// - `@elvt-request-close`: the closure is told `source`.
/// - `show()`: combined with `open`.
/// - `hide()`: combined with `open`.
/// - `confirm()`: left out. Asks a question and waits. `.confirmationDialog()` and `.alert()` ask by a Binding.
@available(iOS 15, *)
@IBDesignable
public final class ElevateUIKitDialog: UIView {
    // MARK: - Properties

    public weak var delegate: (any ElevateUIKitDialogDelegate)?

    /// The width of the dialog.
    public var size: DialogTokens.Size = .medium {
        didSet { hosting.update() }
    }

    /// Leaves out the head with the title and the close button.
    @IBInspectable
    public var noHeader: Bool = false {
        didSet { hosting.update() }
    }

    /// Lets the `Esc` key close the dialog.
    @IBInspectable
    public var allowsInteractiveDismiss: Bool = true {
        didSet { hosting.update() }
    }

    /// Whether the dialog is shown.
    @IBInspectable
    public var isPresented: Bool = false {
        didSet { hosting.update() }
    }

    /// The title of the dialog. It is needed even when the head is hidden.
    @IBInspectable
    public var label: String = "" {
        didSet { hosting.update() }
    }

    /// `size` for Interface Builder.
    @IBInspectable
    public var sizeName: String {
        get { size.rawValue }
        set {
            guard let value = DialogTokens.Size(rawValue: newValue) else { return }
            size = value
        }
    }

    /// What tests of an app find the control by, and not only the view around it.
    public override var accessibilityIdentifier: String? {
        didSet { hosting.update() }
    }

    // MARK: - Views

    /// The content of the dialog.
    public var contentView: UIView? {
        didSet { hosting.update() }
    }

    /// The title of the dialog. It is needed even when the head is hidden.
    public var labelView: UIView? {
        didSet { hosting.update() }
    }

    /// Buttons beside the close button.
    public var headerActionsView: UIView? {
        didSet { hosting.update() }
    }

    /// The foot, mostly with the buttons that close the dialog.
    public var footerView: UIView? {
        didSet { hosting.update() }
    }

    private lazy var hosting = ComponentHosting(in: self) { [weak self] version in
        ElevateUIKitDialogRoot(component: self, version: version)
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
struct ElevateUIKitDialogRoot: View {
    weak var component: ElevateUIKitDialog?
    /// A new number for each change, so that SwiftUI updates the view.
    let version: Int

    var body: some View {
        let _ = version
        if let component {
            ComponentPresentationAnchor().elevateDialog(
                size: component.size,
                noHeader: component.noHeader,
                allowsInteractiveDismiss: component.allowsInteractiveDismiss,
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
                    } else {
                        Text(component.label)
                    }
                },
                headerActions: {
                    if let view = component.headerActionsView {
                        ComponentSlotView(view)
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

    static func isPresented(of component: ElevateUIKitDialog) -> Binding<Bool> {
        Binding(
            get: { @MainActor [weak component] in component?.isPresented ?? false },
            set: { @MainActor [weak component] newValue in
                guard let component else { return }
                component.isPresented = newValue
                component.delegate?.dialogDidChangePresentation(component, newValue)
            }
        )
    }

    static func onClose(of component: ElevateUIKitDialog) -> (DialogTokens.RequestCloseSource) -> Void {
        { [weak component] newValue in
            guard let component else { return }
            component.delegate?.dialogDidRequestClose(component, newValue)
        }
    }
}
#endif
