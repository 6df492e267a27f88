#if os(iOS)
import SwiftUI

@available(iOS 15, *)
extension View {
    /// Slides a panel in from an edge, over the view, while the binding is true.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the panel is shown; it is set to false where the user closes it.
    ///   - edge: Where the panel comes from.
    ///   - duration: How long it takes, in seconds; the system's own duration without one.
    ///   - isModal: Whether the rest can't be used meanwhile.
    ///   - allowsInteractiveDismiss: Whether the user can close it beside the controls that the panel has itself.
    ///   - scrim: What is laid over the rest meanwhile.
    ///   - panel: What is shown.
    /// - Returns: The view with the drawer over it.
    func componentDrawer<Panel: View>(
        isPresented: Binding<Bool>,
        edge: Edge = .trailing,
        duration: TimeInterval? = nil,
        isModal: Bool = true,
        allowsInteractiveDismiss: Bool = true,
        scrim: Color,
        @ViewBuilder panel: () -> Panel
    ) -> some View {
        modifier(
            ComponentDrawer(
                isPresented: isPresented,
                edge: edge,
                duration: duration,
                isModal: isModal,
                allowsInteractiveDismiss: allowsInteractiveDismiss,
                scrim: scrim,
                panel: panel
            )
        )
    }
}
#endif
