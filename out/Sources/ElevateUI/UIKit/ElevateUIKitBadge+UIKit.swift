#if os(iOS)
import SwiftUI
import UIKit

/// A small mark that adds a count or a state to something else.
///
/// **Web Component:** `<elvt-badge>`
///
/// **API Reference:** `specs/elevate/2.0/docs/Data/badge.md`
@available(iOS 15, *)
@IBDesignable
public final class ElevateUIKitBadge: UIView {
    // MARK: - Properties

    /// The number to show.
    @IBInspectable
    public var value: String? {
        didSet { hosting.update() }
    }

    /// The largest number that is shown as it is; above it, the badge shows it with a plus sign.
    public var maximumValue: Int? {
        didSet { hosting.update() }
    }

    /// The tone of the badge.
    public var tone: BadgeTokens.Tone = .primary {
        didSet { hosting.update() }
    }

    /// How the corners are drawn: `box` or `pill`.
    public var shape: BadgeTokens.Shape = .pill {
        didSet { hosting.update() }
    }

    /// How loud the badge is; one is the loudest.
    public var rank: BadgeTokens.Rank = .one {
        didSet { hosting.update() }
    }

    /// Lets the badge pulse.
    @IBInspectable
    public var isPulsing: Bool = false {
        didSet { hosting.update() }
    }

    /// Text to show when there is no `value`.
    @IBInspectable
    public var label: String = "" {
        didSet { hosting.update() }
    }

    /// `tone` for Interface Builder.
    @IBInspectable
    public var toneName: String {
        get { tone.rawValue }
        set {
            guard let value = BadgeTokens.Tone(rawValue: newValue) else { return }
            tone = value
        }
    }

    /// `shape` for Interface Builder.
    @IBInspectable
    public var shapeName: String {
        get { shape.rawValue }
        set {
            guard let value = BadgeTokens.Shape(rawValue: newValue) else { return }
            shape = value
        }
    }

    /// `rank` for Interface Builder.
    @IBInspectable
    public var rankNumber: Int {
        get { rank.rawValue }
        set {
            guard let value = BadgeTokens.Rank(rawValue: newValue) else { return }
            rank = value
        }
    }

    /// What tests of an app find the control by, and not only the view around it.
    public override var accessibilityIdentifier: String? {
        didSet { hosting.update() }
    }

    // MARK: - Views

    /// Text to show when there is no `value`.
    public var labelView: UIView? {
        didSet { hosting.update() }
    }

    private lazy var hosting = ComponentHosting(in: self) { [weak self] version in
        ElevateUIKitBadgeRoot(component: self, version: version)
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
struct ElevateUIKitBadgeRoot: View {
    weak var component: ElevateUIKitBadge?
    /// A new number for each change, so that SwiftUI updates the view.
    let version: Int

    var body: some View {
        let _ = version
        if let component {
            ElevateBadge(
                value: component.value,
                maximumValue: component.maximumValue,
                tone: component.tone,
                shape: component.shape,
                rank: component.rank,
                isPulsing: component.isPulsing,
                label: {
                    if let view = component.labelView {
                        ComponentSlotView(view)
                    } else {
                        Text(component.label)
                    }
                }
            )
            .componentIdentifier(self.component?.accessibilityIdentifier)
        }
    }
}
#endif
