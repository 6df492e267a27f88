#if os(iOS)
import SwiftUI
import UIKit

// MARK: - Delegate

/// What `ElevateUIKitAvatar` tells its delegate.
@available(iOS 15, *)
@MainActor
public protocol ElevateUIKitAvatarDelegate: AnyObject {
    /// The picture could not be loaded.
    func avatarDidError(_ avatar: ElevateUIKitAvatar)
}

/// All methods are optional.
@available(iOS 15, *)
extension ElevateUIKitAvatarDelegate {
    public func avatarDidError(_ avatar: ElevateUIKitAvatar) {}
}

// MARK: - Component

/// Stands for a person or a team: with a picture, with initials or with an icon, whichever is there first.
///
/// **Web Component:** `<elvt-avatar>`
///
/// **API Reference:** `specs/elevate/2.0/docs/Data/avatar.md`
///
/// **Adapted:**
/// - `loading`: left out. When the browser fetches a picture. `AsyncImage` fetches it when it is shown.
@available(iOS 15, *)
@IBDesignable
public final class ElevateUIKitAvatar: UIView {
    // MARK: - Properties

    public weak var delegate: (any ElevateUIKitAvatarDelegate)?

    /// The name of the person, for assistive technology.
    @IBInspectable
    public var label: String = "" {
        didSet { hosting.update() }
    }

    /// The address of the picture.
    public var image: URL? {
        didSet { hosting.update() }
    }

    /// One or two letters that are shown when there is no picture.
    @IBInspectable
    public var initials: String? {
        didSet { hosting.update() }
    }

    /// The outline. Options: "circle", "square", "rounded"
    public var shape: AvatarTokens.Shape = .circle {
        didSet { hosting.update() }
    }

    /// The edge length. Options: "s", "m", "l"
    public var size: AvatarTokens.Size = .medium {
        didSet { hosting.update() }
    }

    /// `shape` for Interface Builder.
    @IBInspectable
    public var shapeName: String {
        get { shape.rawValue }
        set {
            guard let value = AvatarTokens.Shape(rawValue: newValue) else { return }
            shape = value
        }
    }

    /// `size` for Interface Builder.
    @IBInspectable
    public var sizeName: String {
        get { size.rawValue }
        set {
            guard let value = AvatarTokens.Size(rawValue: newValue) else { return }
            size = value
        }
    }

    /// What tests of an app find the control by, and not only the view around it.
    public override var accessibilityIdentifier: String? {
        didSet { hosting.update() }
    }

    // MARK: - Views

    /// An icon for an avatar without picture and initials.
    public var iconView: UIView? {
        didSet { hosting.update() }
    }

    /// A badge in the lower corner.
    public var badgeView: UIView? {
        didSet { hosting.update() }
    }

    private lazy var hosting = ComponentHosting(in: self) { [weak self] version in
        ElevateUIKitAvatarRoot(component: self, version: version)
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
struct ElevateUIKitAvatarRoot: View {
    weak var component: ElevateUIKitAvatar?
    /// A new number for each change, so that SwiftUI updates the view.
    let version: Int

    var body: some View {
        let _ = version
        if let component {
            ElevateAvatar(
                component.label,
                image: component.image,
                initials: component.initials,
                shape: component.shape,
                size: component.size,
                onError: { [weak component] in
                    guard let component else { return }
                    component.delegate?.avatarDidError(component)
                },
                icon: {
                    if let view = component.iconView {
                        ComponentSlotView(view)
                    }
                },
                badge: {
                    if let view = component.badgeView {
                        ComponentSlotView(view)
                    }
                }
            )
            .componentIdentifier(self.component?.accessibilityIdentifier)
        }
    }
}
#endif
