#if os(iOS)
import SwiftUI
import UIKit

@available(iOS 15, *)
@MainActor
public protocol ElevateButtonControlDelegate: AnyObject {
    func elevateButtonDidFocus(_ control: ElevateButtonControl)
}

@available(iOS 15, *)
extension ElevateButtonControlDelegate {
    public func elevateButtonDidFocus(_ control: ElevateButtonControl) {}
}

/// The same for UIKit: hosts the SwiftUI view.
@available(iOS 15, *)
@IBDesignable
public final class ElevateButtonControl: UIControl {
    public weak var delegate: (any ElevateButtonControlDelegate)?
    @IBInspectable public var title: String = "" {
        didSet { update() }
    }
    public var tone: ButtonTokens.Tone = .primary {
        didSet { update() }
    }
    @IBInspectable public var toneName: String {
        get { tone.rawValue }
        set { tone = ButtonTokens.Tone(rawValue: newValue) ?? .primary }
    }
    public override var isEnabled: Bool {
        didSet { update() }
    }
    private var hostingController: UIHostingController<AnyElevateButton>?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    public override var intrinsicContentSize: CGSize {
        hostingController?.sizeThatFits(in: CGSize(width: CGFloat.infinity, height: .infinity)) ?? .zero
    }

    private func setUp() {
        let controller = UIHostingController(rootView: content)
        controller.view.backgroundColor = .clear
        controller.view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(controller.view)
        NSLayoutConstraint.activate([
            controller.view.leadingAnchor.constraint(equalTo: leadingAnchor),
            controller.view.trailingAnchor.constraint(equalTo: trailingAnchor),
            controller.view.topAnchor.constraint(equalTo: topAnchor),
            controller.view.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
        hostingController = controller
        addAction(UIAction { [weak self] _ in self?.update() }, for: .valueChanged)
        accessibilityTraits.insert(.button)
    }

    private func update() {
        hostingController?.rootView = content
        invalidateIntrinsicContentSize()
    }

    private var content: AnyElevateButton {
        AnyElevateButton(title: title, tone: tone, isDisabled: !isEnabled) { [weak self] in
            self?.sendActions(for: .touchUpInside)
        }
    }
}

@available(iOS 15, *)
struct AnyElevateButton: View {
    let title: String
    let tone: ButtonTokens.Tone
    let isDisabled: Bool
    let action: () -> Void

    var body: some View {
        ElevateButton(title, tone: tone, isDisabled: isDisabled, action: action)
    }
}
#endif
