#if os(iOS)
import SwiftUI
import UIKit

/// Shows a UIKit view in a slot of a SwiftUI component.
@available(iOS 15, *)
struct ComponentSlotView: UIViewRepresentable {
    private let view: UIView

    init(_ view: UIView) {
        self.view = view
    }

    func makeUIView(context: Context) -> ComponentSlotContainer {
        ComponentSlotContainer()
    }

    func updateUIView(_ container: ComponentSlotContainer, context: Context) {
        container.show(view)
        // The components in the view may not change while SwiftUI updates that around it.
        let isInvalid = context.environment.componentIsInvalid
        Task { container.surroundings.update(isInvalid: isInvalid) }
    }

    @available(iOS 16, *)
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: ComponentSlotContainer, context: Context) -> CGSize? {
        uiView.fittingSize(within: proposal.width)
    }
}
#endif
