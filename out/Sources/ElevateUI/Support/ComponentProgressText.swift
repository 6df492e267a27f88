#if os(iOS)
import SwiftUI

/// How much is done, beside progress: a text of the caller's, or a percentage.
@available(iOS 15, *)
struct ComponentProgressText: View {
    private let text: String?
    private let isHidden: Bool

    init(_ text: String?, value: Double?, isHidden: Bool = false, of total: Double) {
        self.text = text ?? value.map { ($0 / total).formatted(.percent) }
        self.isHidden = isHidden
    }

    var body: some View {
        if !isHidden, let text {
            Text(text)
        }
    }
}

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
