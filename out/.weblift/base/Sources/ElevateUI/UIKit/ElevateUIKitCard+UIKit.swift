#if os(iOS)
import SwiftUI
import UIKit

/// Holds content that belongs together in a frame of its own.
///
/// **Web Component:** `<elvt-card>`
///
/// **API Reference:** `specs/elevate/2.0/docs/Structure/card.md`
///
/// **Adapted:**
/// - `interactive`: `action: (() -> Void)?`.
@available(iOS 15, *)
@IBDesignable
public final class ElevateUIKitCard: UIControl {
    // MARK: - Properties

    @IBInspectable
    public override var isEnabled: Bool {
        didSet { hosting.update() }
    }

    /// The inner distance, as CSS `padding` takes it.
    public var contentEdgeInsets: NSDirectionalEdgeInsets? {
        didSet { hosting.update() }
    }

    /// The colour of the surface.
    public var tone: CardTokens.Tone = .neutral {
        didSet { hosting.update() }
    }

    /// How the corners are drawn. Options: "box", "pill"
    public var shape: CardTokens.Shape = .box {
        didSet { hosting.update() }
    }

    /// The layer of the page that the card lies on. Written out: `0 | 1 | 2`.
    public var componentLayer: CardTokens.Layer = .layer0 {
        didSet { hosting.update() }
    }

    /// Makes the whole card react to the pointer and to the keyboard.
    @IBInspectable
    public var interactive: Bool = false {
        didSet { hosting.update() }
    }

    /// `tone` for Interface Builder.
    @IBInspectable
    public var toneName: String {
        get { tone.rawValue }
        set {
            guard let value = CardTokens.Tone(rawValue: newValue) else { return }
            tone = value
        }
    }

    /// `shape` for Interface Builder.
    @IBInspectable
    public var shapeName: String {
        get { shape.rawValue }
        set {
            guard let value = CardTokens.Shape(rawValue: newValue) else { return }
            shape = value
        }
    }

    /// `componentLayer` for Interface Builder.
    @IBInspectable
    public var componentLayerNumber: Int {
        get { componentLayer.rawValue }
        set {
            guard let value = CardTokens.Layer(rawValue: newValue) else { return }
            componentLayer = value
        }
    }

    /// What tests of an app find the control by, and not only the view around it.
    public override var accessibilityIdentifier: String? {
        didSet { hosting.update() }
    }

    // MARK: - Views

    /// The content of the card.
    public var contentView: UIView? {
        didSet { hosting.update() }
    }

    /// A picture or a film above the head, as wide as the card.
    public var mediaView: UIView? {
        didSet { hosting.update() }
    }

    /// The head of the card, mostly a title.
    public var headerView: UIView? {
        didSet { hosting.update() }
    }

    /// The foot of the card, mostly buttons.
    public var footerView: UIView? {
        didSet { hosting.update() }
    }

    private lazy var hosting = ComponentHosting(in: self) { [weak self] version in
        ElevateUIKitCardRoot(component: self, version: version)
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
struct ElevateUIKitCardRoot: View {
    weak var component: ElevateUIKitCard?
    /// A new number for each change, so that SwiftUI updates the view.
    let version: Int

    var body: some View {
        let _ = version
        if let component {
            ElevateCard(
                padding: component.contentEdgeInsets.map { EdgeInsets($0) },
                tone: component.tone,
                shape: component.shape,
                layer: component.componentLayer,
                isDisabled: !component.isEnabled,
                action: !component.interactive
                    ? nil
                    : { [weak component] in
                        guard let component else { return }
                        component.sendActions(for: .touchUpInside)
                    },
                content: {
                    if let view = component.contentView {
                        ComponentSlotView(view)
                    }
                },
                media: {
                    if let view = component.mediaView {
                        ComponentSlotView(view)
                    }
                },
                header: {
                    if let view = component.headerView {
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
}
#endif
