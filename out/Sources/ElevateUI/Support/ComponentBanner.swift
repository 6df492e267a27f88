#if os(iOS)
import SwiftUI

/// Shows a message over the view. It is dismissed after some time, and VoiceOver announces it.
@available(iOS 15, *)
struct ComponentBanner<Message: View>: ViewModifier {
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.accessibilityVoiceOverEnabled) private var isVoiceOverEnabled
    @Binding private var isPresented: Bool
    private let alignment: Alignment
    private let duration: TimeInterval?
    private let announcement: String?
    private let spacing: CGFloat
    private let message: Message

    init(
        isPresented: Binding<Bool>,
        alignment: Alignment,
        duration: TimeInterval?,
        announcement: String?,
        spacing: CGFloat,
        @ViewBuilder message: () -> Message
    ) {
        _isPresented = isPresented
        self.alignment = alignment
        self.duration = duration
        self.announcement = announcement
        self.spacing = spacing
        self.message = message()
    }

    func body(content: Content) -> some View {
        content
            .overlay(alignment: alignment) {
                if isPresented {
                    message
                        .padding(spacing)
                        .accessibilityElement(children: .contain)
                        .accessibilityAction(.escape) { isPresented = false }
                        .transition(transition)
                }
            }
            .motion(value: isPresented)
            .task(id: isPresented) {
                guard isPresented else { return }
                announce()
                await dismissInTime()
            }
    }

    private func announce() {
        guard let announcement, !announcement.isEmpty else { return }
        UIAccessibility.post(notification: .announcement, argument: announcement)
    }

    /// With VoiceOver, messages stay until they are dismissed.
    private func dismissInTime() async {
        guard let duration, duration > 0, !isVoiceOverEnabled else { return }
        do {
            try await Task.sleep(nanoseconds: UInt64(min(duration, Self.longest) * 1_000_000_000))
            isPresented = false
        } catch {
            // The message was dismissed in the meantime, or the view is gone.
        }
    }

    private var transition: AnyTransition {
        guard !reducesMotion else { return .opacity }
        return .move(edge: alignment.vertical == .bottom ? .bottom : .top).combined(with: .opacity)
    }

    /// A day: what is meant to last longer stays, and doesn't overflow.
    private static var longest: TimeInterval { 86_400 }
}

@available(iOS 15, *)
extension View {
    /// Shows a message over the view while the binding is true.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the message is shown; it is set to false when its time is over.
    ///   - alignment: Where it is shown.
    ///   - duration: How long it stays, in seconds; until it is dismissed without one.
    ///   - announcement: What VoiceOver says when it comes.
    ///   - spacing: How far it stays away from the edges.
    ///   - message: What is shown.
    /// - Returns: The view with the message over it.
    func componentBanner<Message: View>(
        isPresented: Binding<Bool>,
        alignment: Alignment = .top,
        duration: TimeInterval? = nil,
        announcement: String? = nil,
        spacing: CGFloat,
        @ViewBuilder message: () -> Message
    ) -> some View {
        modifier(
            ComponentBanner(
                isPresented: isPresented,
                alignment: alignment,
                duration: duration,
                announcement: announcement,
                spacing: spacing,
                message: message
            )
        )
    }
}
#endif
