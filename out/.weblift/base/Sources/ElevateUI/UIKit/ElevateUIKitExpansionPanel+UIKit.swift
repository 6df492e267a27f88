#if os(iOS)
import SwiftUI
import UIKit

/// Shows a title and, when it is pressed, the content that belongs to it.
///
/// **Web Component:** `<elvt-expansion-panel>`
///
/// **API Reference:** `specs/elevate/2.0/docs/Structure/expansion-panel.md`
///
/// **Adapted:**
/// - `open`: `$isExpanded: Bool`.
/// - `#label`: combined with `label`.
/// - `@elvt-toggle`: combined with `open`.
/// - `show()`: combined with `open`.
/// - `hide()`: combined with `open`.
@available(iOS 15, *)
@IBDesignable
public final class ElevateUIKitExpansionPanel: UIControl {
    // MARK: - Properties

    @IBInspectable
    public override var isEnabled: Bool {
        didSet { hosting.update() }
    }

    /// The level of the title among the headings of the page.
    public var headingLevel: ExpansionPanelTokens.HeadingLevel = .h3 {
        didSet { hosting.update() }
    }

    /// The side of the arrow: `start` or `end`.
    public var indicatorPlacement: ExpansionPanelTokens.IndicatorPlacement = .trailing {
        didSet { hosting.update() }
    }

    /// Whether the content is shown.
    @IBInspectable
    public var isExpanded: Bool = false {
        didSet { hosting.update() }
    }

    /// The title.
    @IBInspectable
    public var label: String = "" {
        didSet { hosting.update() }
    }

    /// `headingLevel` for Interface Builder.
    @IBInspectable
    public var headingLevelNumber: Int {
        get { headingLevel.rawValue }
        set {
            guard let value = ExpansionPanelTokens.HeadingLevel(rawValue: newValue) else { return }
            headingLevel = value
        }
    }

    /// `indicatorPlacement` for Interface Builder.
    @IBInspectable
    public var indicatorPlacementName: String {
        get { indicatorPlacement.rawValue }
        set {
            guard let value = ExpansionPanelTokens.IndicatorPlacement(rawValue: newValue) else { return }
            indicatorPlacement = value
        }
    }

    /// What tests of an app find the control by, and not only the view around it.
    public override var accessibilityIdentifier: String? {
        didSet { hosting.update() }
    }

    // MARK: - Views

    /// The content.
    public var contentView: UIView? {
        didSet { hosting.update() }
    }

    /// The title.
    public var labelView: UIView? {
        didSet { hosting.update() }
    }

    /// A sign of your own in place of the arrow.
    public var indicatorView: UIView? {
        didSet { hosting.update() }
    }

    private lazy var hosting = ComponentHosting(in: self) { [weak self] version in
        ElevateUIKitExpansionPanelRoot(component: self, version: version)
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
struct ElevateUIKitExpansionPanelRoot: View {
    weak var component: ElevateUIKitExpansionPanel?
    /// A new number for each change, so that SwiftUI updates the view.
    let version: Int

    var body: some View {
        let _ = version
        if let component {
            ElevateExpansionPanel(
                headingLevel: component.headingLevel,
                indicatorPlacement: component.indicatorPlacement,
                isDisabled: !component.isEnabled,
                isExpanded: Binding(
                    get: { @MainActor [weak component] in component?.isExpanded ?? false },
                    set: { @MainActor [weak component] newValue in
                        guard let component else { return }
                        component.isExpanded = newValue
                        component.sendActions(for: .valueChanged)
                    }
                ),
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
                indicator: {
                    if let view = component.indicatorView {
                        ComponentSlotView(view)
                    }
                }
            )
            .componentIdentifier(self.component?.accessibilityIdentifier)
        }
    }
}
#endif
