#if os(iOS)
import SwiftUI
import UIKit

/// Draws one icon of a registered library or of an address of your own.
///
/// **Web Component:** `<elvt-icon>`
///
/// **API Reference:** `specs/elevate/2.0/docs/Structure/icon.md`
///
/// **Adapted:**
/// - `src`: left out. The address of an icon in the web. Icons are symbols or images in the app's asset catalog.
/// - `resolver`: left out. Makes an address of an icon's name. On iOS the asset catalog finds it.
/// - `@elvt-load`: left out. The address of the icon was fetched or not. On iOS an icon comes from the asset catalog,
///   at once.
/// - `@elvt-error`: left out. The address of the icon was fetched or not. On iOS an icon comes from the asset catalog,
///   at once.
/// - `registerLibrary()`: left out. Adds icons to the web page. On iOS the asset catalog holds them.
@available(iOS 15, *)
@IBDesignable
public final class ElevateUIKitIcon: UIView {
    // MARK: - Properties

    /// A description for assistive technology; without it the icon is decoration.
    @IBInspectable
    public var label: String = "" {
        didSet { hosting.update() }
    }

    /// The name in the library, as `library:name` or only `name`.
    @IBInspectable
    public var icon: String? {
        didSet { hosting.update() }
    }

    /// The edge length. Without it, the icon is as tall as the text around it.
    public var size: IconTokens.Size? {
        didSet { hosting.update() }
    }

    /// Turns the icon clockwise, in degrees.
    public var rotation: IconTokens.Rotate = .degrees0 {
        didSet { hosting.update() }
    }

    /// `size` for Interface Builder.
    @IBInspectable
    public var sizeName: String? {
        get { size?.rawValue }
        set {
            size = newValue.flatMap { IconTokens.Size(rawValue: $0) }
        }
    }

    /// `rotation` for Interface Builder.
    @IBInspectable
    public var rotationNumber: Int {
        get { rotation.rawValue }
        set {
            guard let value = IconTokens.Rotate(rawValue: newValue) else { return }
            rotation = value
        }
    }

    /// What tests of an app find the control by, and not only the view around it.
    public override var accessibilityIdentifier: String? {
        didSet { hosting.update() }
    }

    // MARK: - Views

    private lazy var hosting = ComponentHosting(in: self) { [weak self] version in
        ElevateUIKitIconRoot(component: self, version: version)
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
struct ElevateUIKitIconRoot: View {
    weak var component: ElevateUIKitIcon?
    /// A new number for each change, so that SwiftUI updates the view.
    let version: Int

    var body: some View {
        let _ = version
        if let component {
            ElevateIcon(
                component.label,
                icon: component.icon,
                size: component.size,
                rotation: component.rotation
            )
            .componentIdentifier(self.component?.accessibilityIdentifier)
        }
    }
}
#endif
