#if os(iOS)
import SwiftUI

/// Shows progress over a view that waits for something, and keeps it from being used twice meanwhile.
@available(iOS 15, *)
struct ComponentLoading: ViewModifier {
    @Environment(\.componentStrings) private var strings
    @State private var isShown = false
    private let isLoading: Bool
    private let delay: TimeInterval

    init(isLoading: Bool, delay: TimeInterval) {
        self.isLoading = isLoading
        self.delay = delay
    }

    func body(content: Content) -> some View {
        content
            .opacity(isShown ? Self.dimmedOpacity : 1)
            .disabled(isLoading)
            .overlay {
                if isShown {
                    ProgressView().accessibilityLabel(strings.loading)
                }
            }
            .delayed(isLoading, by: delay, in: $isShown)
    }

    private static let dimmedOpacity = 0.4
}

@available(iOS 15, *)
extension View {
    /// Shows that the view is loading, and disables it, as long as the condition holds. It is disabled at once, and the progress
    /// is shown after so many seconds.
    func loading(_ isLoading: Bool, after delay: TimeInterval = 0.3) -> some View {
        modifier(ComponentLoading(isLoading: isLoading, delay: delay))
    }
}
#endif
