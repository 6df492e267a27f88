#if os(iOS)
import SwiftUI

/// Performs an action when the time of a message is over. With VoiceOver, the message stays.
@available(iOS 15, *)
struct ComponentTimeout: ViewModifier {
    @Environment(\.accessibilityVoiceOverEnabled) private var isVoiceOverEnabled
    let duration: TimeInterval?
    let action: () -> Void

    func body(content: Content) -> some View {
        content.task(id: duration) {
            guard let duration, duration > 0, !isVoiceOverEnabled else { return }
            do {
                try await Task.sleep(nanoseconds: UInt64(min(duration, 86_400) * 1_000_000_000))
                action()
            } catch {
                // The message was dismissed before its time was over.
            }
        }
    }
}

@available(iOS 15, *)
extension View {
    /// Performs the action after so many seconds; never without any.
    func timeout(after duration: TimeInterval?, perform action: @escaping () -> Void) -> some View {
        modifier(ComponentTimeout(duration: duration, action: action))
    }
}
#endif
