#if os(iOS)
import SwiftUI
import UIKit

/// Shows a message over the view. VoiceOver announces it, or goes to it where nothing says it in words.
@available(iOS 15, *)
struct ComponentBanner<Message: View>: ViewModifier {
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @AccessibilityFocusState private var isFocused: Bool
    @Binding private var isPresented: Bool
    private let alignment: Alignment
    private let announcement: String?
    private let spacing: CGFloat
    private let message: Message

    init(
        isPresented: Binding<Bool>,
        alignment: Alignment,
        announcement: String? = nil,
        spacing: CGFloat,
        @ViewBuilder message: () -> Message
    ) {
        _isPresented = isPresented
        self.alignment = alignment
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
                        .accessibilityFocused($isFocused)
                        .accessibilityAction(.escape) { isPresented = false }
                        .transition(transition)
                        .onAppear(perform: announce)
                }
            }
            .motion(value: isPresented)
    }

    private func announce() {
        if let announcement, !announcement.isEmpty {
            UIAccessibility.post(notification: .announcement, argument: announcement)
        } else {
            isFocused = true
        }
    }

    private var transition: AnyTransition {
        guard !reducesMotion else { return .opacity }
        return .move(edge: alignment.vertical == .bottom ? .bottom : .top).combined(with: .opacity)
    }
}

@available(iOS 15, *)
extension View {
    /// Shows a message over the view while the Binding is true.
    ///
    /// - Parameters:
    ///   - isPresented: Whether the message is shown.
    ///   - alignment: Where it is shown.
    ///   - announcement: What VoiceOver says when it comes; without it, VoiceOver goes to the message.
    ///   - spacing: How far it stays away from the edges.
    ///   - message: What is shown.
    /// - Returns: The view with the message over it.
    func componentBanner<Message: View>(
        isPresented: Binding<Bool>,
        alignment: Alignment,
        announcement: String? = nil,
        spacing: CGFloat,
        @ViewBuilder message: () -> Message
    ) -> some View {
        modifier(
            ComponentBanner(
                isPresented: isPresented,
                alignment: alignment,
                announcement: announcement,
                spacing: spacing,
                message: message
            )
        )
    }
}
#endif
