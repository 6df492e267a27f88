#if os(iOS)
import SwiftUI
import UIKit

/// Shows how far something has come, or only that it is under way.
///
/// **Web Component:** `<elvt-progress>`
///
/// **API Reference:** `specs/elevate/2.0/custom-elements.json`
///
/// **Adapted:**
/// - `percentage`: left out. Follows from `value` and `max`.
@available(iOS 15, *)
@IBDesignable
public final class ElevateUIKitProgress: UIView {
    // MARK: - Properties

    /// What is going on, for assistive technology.
    @IBInspectable
    public var label: String = "" {
        didSet { hosting.update() }
    }

    /// How much is done. Without it the progress is indeterminate.
    public var value: Double? {
        didSet { hosting.update() }
    }

    /// The value that stands for all of it.
    @IBInspectable
    public var total: Double = 100 {
        didSet { hosting.update() }
    }

    /// The form. Options: "bar", "circle"
    public var type: ProgressTokens.Kind = .bar {
        didSet { hosting.update() }
    }

    /// The thickness in pixels.
    public var strokeWidth: ProgressTokens.StrokeWidth = .two {
        didSet { hosting.update() }
    }

    /// The tone of the filled part.
    public var tone: ProgressTokens.Tone = .primary {
        didSet { hosting.update() }
    }

    /// Writes the number beside the bar.
    public var formatter: ((Double, Double) -> String)? {
        didSet { hosting.update() }
    }

    /// `type` for Interface Builder.
    @IBInspectable
    public var typeName: String {
        get { type.rawValue }
        set {
            guard let value = ProgressTokens.Kind(rawValue: newValue) else { return }
            type = value
        }
    }

    /// `strokeWidth` for Interface Builder.
    @IBInspectable
    public var strokeWidthNumber: Int {
        get { strokeWidth.rawValue }
        set {
            guard let value = ProgressTokens.StrokeWidth(rawValue: newValue) else { return }
            strokeWidth = value
        }
    }

    /// `tone` for Interface Builder.
    @IBInspectable
    public var toneName: String {
        get { tone.rawValue }
        set {
            guard let value = ProgressTokens.Tone(rawValue: newValue) else { return }
            tone = value
        }
    }

    /// What tests of an app find the control by, and not only the view around it.
    public override var accessibilityIdentifier: String? {
        didSet { hosting.update() }
    }

    // MARK: - Views

    /// A text inside the circle or beside the bar.
    public var contentView: UIView? {
        didSet { hosting.update() }
    }

    private lazy var hosting = ComponentHosting(in: self) { [weak self] version in
        ElevateUIKitProgressRoot(component: self, version: version)
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
struct ElevateUIKitProgressRoot: View {
    weak var component: ElevateUIKitProgress?
    /// A new number for each change, so that SwiftUI updates the view.
    let version: Int

    var body: some View {
        let _ = version
        if let component {
            ElevateProgress(
                component.label,
                value: component.value,
                total: component.total,
                type: component.type,
                strokeWidth: component.strokeWidth,
                tone: component.tone,
                formatter: component.formatter,
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
