#if os(iOS)
import SwiftUI

@available(iOS 15, *)
extension View {
    /// What VoiceOver says of progress: a text that the caller makes of it, or a percentage.
    func progressValue(
        _ value: Double?,
        of total: Double,
        by format: ((Double, Double) -> String)?
    ) -> some View {
        accessibilityValue(value.map { format?($0, total) ?? ($0 / total).formatted(.percent) } ?? "")
    }
}
#endif
