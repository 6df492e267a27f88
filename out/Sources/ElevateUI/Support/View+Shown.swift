#if os(iOS)
import SwiftUI

@available(iOS 15, *)
extension View {
    /// Draws the view, and takes its space, only while it is to be seen.
    @ViewBuilder
    func shown(_ isShown: Bool) -> some View {
        if isShown { self }
    }
}
#endif
