#if os(iOS)
import SwiftUI

@available(iOS 15, *)
extension View {
    /// Lets a small view be hit as easily as a large one: room around it, which counts as part of it.
    func touchTarget(_ metrics: ComponentMetrics) -> some View {
        frame(minWidth: metrics.touchTarget, minHeight: metrics.touchTarget)
            .contentShape(Rectangle())
    }
}
#endif
