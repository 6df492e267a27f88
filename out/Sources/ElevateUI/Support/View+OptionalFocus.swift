#if os(iOS)
import SwiftUI

@available(iOS 15, *)
extension View {
    /// Ties the focus of the view to a state that a component may have been given or not.
    @ViewBuilder func focused(ifPresent binding: FocusState<Bool>.Binding?) -> some View {
        if let binding {
            focused(binding)
        } else {
            self
        }
    }
}
#endif
