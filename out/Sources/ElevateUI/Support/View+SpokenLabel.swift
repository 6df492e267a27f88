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
}
#endif
