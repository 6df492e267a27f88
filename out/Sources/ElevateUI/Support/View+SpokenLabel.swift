#if os(iOS)
import SwiftUI

@available(iOS 15, *)
extension View {
    /// What VoiceOver reads in the place of what is seen; nothing else where there is nothing to say.
    @ViewBuilder
    func spokenLabel(_ label: String?) -> some View {
        if let label, !label.isEmpty {
            accessibilityLabel(label)
        } else {
            self
        }
    }

    /// What VoiceOver reads after it; nothing else where there is nothing to say.
    @ViewBuilder
    func spokenHint(_ hint: String?) -> some View {
        if let hint, !hint.isEmpty {
            accessibilityHint(hint)
        } else {
            self
        }
    }
}
#endif
