#if os(iOS)
import UIKit

/// Holds the view of a slot, and is as large as that.
///
/// SwiftUI keeps the container while the view in it is exchanged.
@available(iOS 15, *)
final class ComponentSlotContainer: UIView {
    /// For the components in the view.
    let surroundings = ComponentSurroundings()
    private weak var shown: UIView?
    /// The size that the view had been given, for views that have none of their own.
    private var givenSize = CGSize.zero

    func show(_ view: UIView) {
        guard view.superview !== self else { return }
        shown?.removeFromSuperview()
        shown = view
        givenSize = view.bounds.size
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: topAnchor),
            view.leadingAnchor.constraint(equalTo: leadingAnchor),
            view.trailingAnchor.constraint(equalTo: trailingAnchor),
            view.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
        setContentHuggingPriority(.defaultHigh, for: .horizontal)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        invalidateIntrinsicContentSize()
    }

    override var intrinsicContentSize: CGSize {
        fittingSize(within: nil)
    }

    /// The size of the view, in lines that are broken where it is wider than the width that there is.
    func fittingSize(within width: CGFloat?) -> CGSize {
        guard let shown else { return .zero }
        let size = shown.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        if size == .zero { return givenSize }
        guard let width, size.width > width else { return size }
        return shown.systemLayoutSizeFitting(
            CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
    }
}
#endif
