#if os(iOS)
import SwiftUI
import UIKit

/// Takes the user to another page or another place on this one. A link changes where you are, a button changes what is.
///
/// **Web Component:** `<elvt-link>`
///
/// **API Reference:** `specs/elevate/2.0/docs/Navigation/link.md`
///
/// **Adapted:**
/// - `target`: left out. There are no browser windows to choose from; `openURL` and the navigation stack decide where
///   something opens.
/// - `rel`: left out. A note for search engines and browsers about a link.
/// - `download`: left out. Files are saved with `.fileExporter()`, by the app; from iOS 16 on `ShareLink` shares them.
/// - `focus()`: `@FocusState`, `.focused()`.
/// - `blur()`: `@FocusState`, `.focused()`.
/// - `click()`: combined with `@click`.
@available(iOS 15, *)
@IBDesignable
public final class ElevateUIKitLink: UIControl {
    // MARK: - Properties

    @IBInspectable
    public override var isEnabled: Bool {
        didSet { hosting.update() }
    }

    /// The address that the link leads to.
    public var url: URL? {
        didSet { hosting.update() }
    }

    /// How strongly the link stands out from the text around it.
    public var variant: LinkTokens.Variant = .default {
        didSet { hosting.update() }
    }

    /// The tone of the link, with the values of the button's tone.
    public var tone: LinkTokens.Tone = .primary {
        didSet { hosting.update() }
    }

    /// The text of the link.
    @IBInspectable
    public var label: String = "" {
        didSet { hosting.update() }
    }

    /// `variant` for Interface Builder.
    @IBInspectable
    public var variantName: String {
        get { variant.rawValue }
        set {
            guard let value = LinkTokens.Variant(rawValue: newValue) else { return }
            variant = value
        }
    }

    /// `tone` for Interface Builder.
    @IBInspectable
    public var toneName: String {
        get { tone.rawValue }
        set {
            guard let value = LinkTokens.Tone(rawValue: newValue) else { return }
            tone = value
        }
    }

    /// What tests of an app find the control by, and not only the view around it.
    public override var accessibilityIdentifier: String? {
        didSet { hosting.update() }
    }

    // MARK: - Views

    /// The text of the link.
    public var labelView: UIView? {
        didSet { hosting.update() }
    }

    /// An icon in front of the text.
    public var prefixView: UIView? {
        didSet { hosting.update() }
    }

    /// An icon after the text.
    public var suffixView: UIView? {
        didSet { hosting.update() }
    }

    fileprivate let focus = ComponentFocus()
    private lazy var hosting = ComponentHosting(in: self) { [weak self] version in
        ElevateUIKitLinkRoot(component: self, version: version)
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

    // MARK: - Focus

    public override var canBecomeFirstResponder: Bool { true }

    public override var isFirstResponder: Bool { focus.isFocused }

    @discardableResult
    public override func becomeFirstResponder() -> Bool {
        focus.request()
    }

    @discardableResult
    public override func resignFirstResponder() -> Bool {
        focus.resign()
    }
}

// MARK: - Hosting

/// The SwiftUI component with the values of its UIKit counterpart, which it doesn't keep alive.
@available(iOS 15, *)
struct ElevateUIKitLinkRoot: View {
    weak var component: ElevateUIKitLink?
    /// A new number for each change, so that SwiftUI updates the view.
    let version: Int

    var body: some View {
        let _ = version
        if let component, let url = component.url {
            ElevateLink(
                url: url,
                variant: component.variant,
                tone: component.tone,
                isDisabled: !component.isEnabled,
                action: { [weak component] in
                    guard let component else { return }
                    component.sendActions(for: .touchUpInside)
                    if !component.allControlEvents.contains(.touchUpInside) {
                        component.follow(component.url)
                    }
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
            .modifier(ComponentFocusHost(component.focus))
        }
    }
}
#endif
