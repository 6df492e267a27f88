#if os(iOS)
import SwiftUI

/// Shows progress in the place of a button's label, once the button has been loading for a moment.
@available(iOS 15, *)
struct ComponentButtonProgress: ViewModifier {
    @Environment(\.componentStrings) private var strings
    @State private var isShown = false
    private let isLoading: Bool

    init(isLoading: Bool) {
        self.isLoading = isLoading
    }

    func body(content: Content) -> some View {
        content
            // A mask, because VoiceOver doesn't read a view without opacity.
            .mask { Rectangle().opacity(isShown ? 0 : 1) }
            .overlay {
                if isShown { ProgressView().accessibilityLabel(strings.loading) }
            }
            .delayed(isLoading, in: $isShown)
    }
}
#endif
