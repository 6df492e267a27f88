#if os(iOS)
import SwiftUI

@available(iOS 15, *)
extension View {
    /// A picture that VoiceOver reads the label of, and leaves out where there is none.
    func imageLabel(_ label: String?) -> some View {
        accessibilityElement()
            .accessibilityAddTraits(.isImage)
            .accessibilityLabel(label ?? "")
            .accessibilityHidden(label?.isEmpty ?? true)
    }
}
#endif
