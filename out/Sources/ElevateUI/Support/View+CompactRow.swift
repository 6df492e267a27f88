#if os(iOS)
import SwiftUI

@available(iOS 15, *)
extension View {
    /// Brings the rows of a list closer together. Its head has the same insets, so that both begin at one place.
    @ViewBuilder func compactRow(_ isCompact: Bool, spacing: CGFloat) -> some View {
        if isCompact {
            listRowInsets(EdgeInsets(top: spacing / 2, leading: 16, bottom: spacing / 2, trailing: 16))
        } else {
            self
        }
    }
}
#endif
