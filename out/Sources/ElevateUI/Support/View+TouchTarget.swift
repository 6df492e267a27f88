#if os(iOS)
import SwiftUI

@available(iOS 15, *)
extension View {
    /// Enlarges the touch target of a small view with space around it.
    func touchTarget(_ metrics: ComponentMetrics) -> some View {
        frame(minWidth: metrics.touchTarget, minHeight: metrics.touchTarget)
            .contentShape(Rectangle())
    }
}
#endif
