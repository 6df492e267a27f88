#if os(iOS)
import SwiftUI

@available(iOS 15, *)
extension View {
    /// Binds the focus of the view to a state, where there is one.
    @ViewBuilder func focused(ifPresent binding: FocusState<Bool>.Binding?) -> some View {
        if let binding {
            focused(binding)
        } else {
            self
        }
    }
}
#endif
