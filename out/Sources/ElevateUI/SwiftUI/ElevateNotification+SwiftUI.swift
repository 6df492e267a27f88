#if os(iOS)
import SwiftUI

/// Tells the user what has happened, beside the work and without stopping it.
///
/// **Web Component:** `<elvt-notification>`
///
/// **API Reference:** `specs/elevate/2.0/docs/Feedback/notification.md`
///
/// **From anywhere in an app:** `\.notifications` of the environment shows it, over a view with
/// `componentNotifications(_:)`. An app of UIKit has a ``ComponentNotificationsView``.
///
/// **Adapted:**
/// - `open`: `$isPresented: Bool`.
/// - `duration`: In seconds, where the web counts milliseconds.
/// - `data`: left out. What comes back with an event. A closure captures what it needs.
/// - `@elvt-show`: combined with `open`.
/// - `@elvt-hide`: combined with `open`.
/// - `@elvt-request-close`: the closure is told `source`.
/// - `show()`: combined with `open`.
/// - `hide()`: combined with `open`.
/// - `toast()`: left out. Puts a notification on top of the page. The app shows it by setting its Binding, or adds it
///   to `\.notifications`.
@available(iOS 15, *)
public struct ElevateNotification<Content: View, Icon: View, Actions: View>: View {
    // MARK: - Properties

    @Binding private var isPresented: Bool
    private let duration: TimeInterval?
    private let tone: NotificationTokens.Tone
    private let placement: NotificationTokens.Placement
    private let priority: NotificationTokens.Priority
    private let closable: Bool

    // MARK: - Content

    private let content: Content
    private let icon: Icon
    private let actions: Actions

    // MARK: - Actions

    private let onClose: ((NotificationTokens.RequestCloseSource) -> Void)?

    // MARK: - Initializers

    /// - Parameters:
    ///   - duration: How long it stays, in seconds.
    ///   - tone: What kind of news it is.
    ///   - placement: The corner where it appears.
    ///   - priority: Which one is shown first when many wait; one goes before all others.
    ///   - closable: Shows a close button.
    ///   - isPresented: Whether the notification is shown.
    ///   - onClose: The time is over or the close button was pressed.
    ///   - content: The message.
    ///   - icon: An icon in front of the message.
    ///   - actions: Buttons or links below the message.
    public init(
        duration: TimeInterval? = nil,
        tone: NotificationTokens.Tone = .neutral,
        placement: NotificationTokens.Placement = .topTrailing,
        priority: NotificationTokens.Priority = .two,
        closable: Bool = true,
        isPresented: Binding<Bool>,
        onClose: ((NotificationTokens.RequestCloseSource) -> Void)? = nil,
        @ViewBuilder content: () -> Content,
        @ViewBuilder icon: () -> Icon = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.duration = duration
        self.tone = tone
        self.placement = placement
        self.priority = priority
        self.closable = closable
        self._isPresented = isPresented
        self.onClose = onClose
        self.content = content()
        self.icon = icon()
        self.actions = actions()
    }

    // MARK: - Body

    public var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: metrics.spacing) {
            Group { icon }
                .accessibilityHidden(true)
            VStack(alignment: .leading, spacing: metrics.spacing) {
                content
            }
            Spacer(minLength: 0)
            actions
            if closable {
                ComponentCloseButton(action: close)
            }
        }
        .padding(metrics.padding)
        .modifier(ComponentPanelSurface(colors: colors, metrics: metrics, shape: outline))
        .accessibilityElement(children: .contain)
        .transition(.move(edge: corner.vertical == .bottom ? .bottom : .top).combined(with: .opacity))
        .timeout(after: duration) {
            isPresented = false
            onClose?(.timeout)
        }
        .zIndex(-Double(priority.rawValue))
        .modifier(
            ComponentFrame(
                parts: colors.parts,
                shape: outline,
                states: isPresented ? .open : []
            )
        )
    }

    // MARK: - Token Accessors

    private var colors: ComponentColors {
        NotificationTokens.colors(for: tone)
    }

    private var metrics: ComponentMetrics {
        NotificationTokens.metrics
    }

    private var outline: ComponentShape {
        ComponentShape(NotificationTokens.shape, radius: metrics.cornerRadius)
    }

    private var corner: Alignment {
        NotificationTokens.corner(for: placement)
    }

    // MARK: - Parts of the Body

    private func close() {
        isPresented = false
        onClose?(.closeButton)
    }
}

// MARK: - Convenience Initializers

@available(iOS 15, *)
extension ElevateNotification where Content == EmptyView, Icon == EmptyView, Actions == EmptyView {
    /// - Parameters:
    ///   - duration: How long it stays, in seconds.
    ///   - tone: What kind of news it is.
    ///   - placement: The corner where it appears.
    ///   - priority: Which one is shown first when many wait; one goes before all others.
    ///   - closable: Shows a close button.
    ///   - isPresented: Whether the notification is shown.
    ///   - onClose: The time is over or the close button was pressed.
    public init(
        duration: TimeInterval? = nil,
        tone: NotificationTokens.Tone = .neutral,
        placement: NotificationTokens.Placement = .topTrailing,
        priority: NotificationTokens.Priority = .two,
        closable: Bool = true,
        isPresented: Binding<Bool>,
        onClose: ((NotificationTokens.RequestCloseSource) -> Void)? = nil
    ) {
        self.init(
            duration: duration,
            tone: tone,
            placement: placement,
            priority: priority,
            closable: closable,
            isPresented: isPresented,
            onClose: onClose,
            content: { EmptyView() }
        )
    }
}

@available(iOS 15, *)
extension ElevateNotification where Content == EmptyView {
    /// - Parameters:
    ///   - duration: How long it stays, in seconds.
    ///   - tone: What kind of news it is.
    ///   - placement: The corner where it appears.
    ///   - priority: Which one is shown first when many wait; one goes before all others.
    ///   - closable: Shows a close button.
    ///   - isPresented: Whether the notification is shown.
    ///   - onClose: The time is over or the close button was pressed.
    ///   - icon: An icon in front of the message.
    ///   - actions: Buttons or links below the message.
    @_disfavoredOverload
    public init(
        duration: TimeInterval? = nil,
        tone: NotificationTokens.Tone = .neutral,
        placement: NotificationTokens.Placement = .topTrailing,
        priority: NotificationTokens.Priority = .two,
        closable: Bool = true,
        isPresented: Binding<Bool>,
        onClose: ((NotificationTokens.RequestCloseSource) -> Void)? = nil,
        @ViewBuilder icon: () -> Icon = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.init(
            duration: duration,
            tone: tone,
            placement: placement,
            priority: priority,
            closable: closable,
            isPresented: isPresented,
            onClose: onClose,
            content: { EmptyView() },
            icon: icon,
            actions: actions
        )
    }
}

// MARK: - Presentation

@available(iOS 15, *)
extension View {
    /// Shows `ElevateNotification` while the Binding is true.
    ///
    /// - Parameters:
    ///   - duration: How long it stays, in seconds.
    ///   - tone: What kind of news it is.
    ///   - placement: The corner where it appears.
    ///   - priority: Which one is shown first when many wait; one goes before all others.
    ///   - closable: Shows a close button.
    ///   - isPresented: Whether the notification is shown.
    ///   - onClose: The time is over or the close button was pressed.
    ///   - content: The message.
    ///   - icon: An icon in front of the message.
    ///   - actions: Buttons or links below the message.
    /// - Returns: The view that presents the overlay.
    public func elevateNotification<Content: View, Icon: View, Actions: View>(
        duration: TimeInterval? = nil,
        tone: NotificationTokens.Tone = .neutral,
        placement: NotificationTokens.Placement = .topTrailing,
        priority: NotificationTokens.Priority = .two,
        closable: Bool = true,
        isPresented: Binding<Bool>,
        onClose: ((NotificationTokens.RequestCloseSource) -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder icon: @escaping () -> Icon = { EmptyView() },
        @ViewBuilder actions: @escaping () -> Actions = { EmptyView() }
    ) -> some View {
        self.componentBanner(
            isPresented: isPresented,
            alignment: NotificationTokens.corner(for: placement),
            spacing: NotificationTokens.metrics.spacing
        ) {
            ElevateNotification(
                duration: duration,
                tone: tone,
                placement: placement,
                priority: priority,
                closable: closable,
                isPresented: isPresented,
                onClose: onClose,
                content: content,
                icon: icon,
                actions: actions
            )
        }
    }

    /// Shows `ElevateNotification` while the Binding is true.
    ///
    /// - Parameters:
    ///   - duration: How long it stays, in seconds.
    ///   - tone: What kind of news it is.
    ///   - placement: The corner where it appears.
    ///   - priority: Which one is shown first when many wait; one goes before all others.
    ///   - closable: Shows a close button.
    ///   - isPresented: Whether the notification is shown.
    ///   - onClose: The time is over or the close button was pressed.
    /// - Returns: The view that presents the overlay.
    public func elevateNotification(
        duration: TimeInterval? = nil,
        tone: NotificationTokens.Tone = .neutral,
        placement: NotificationTokens.Placement = .topTrailing,
        priority: NotificationTokens.Priority = .two,
        closable: Bool = true,
        isPresented: Binding<Bool>,
        onClose: ((NotificationTokens.RequestCloseSource) -> Void)? = nil
    ) -> some View {
        self.componentBanner(
            isPresented: isPresented,
            alignment: NotificationTokens.corner(for: placement),
            spacing: NotificationTokens.metrics.spacing
        ) {
            ElevateNotification(
                duration: duration,
                tone: tone,
                placement: placement,
                priority: priority,
                closable: closable,
                isPresented: isPresented,
                onClose: onClose
            )
        }
    }

    /// Shows `ElevateNotification` while the Binding is true.
    ///
    /// - Parameters:
    ///   - duration: How long it stays, in seconds.
    ///   - tone: What kind of news it is.
    ///   - placement: The corner where it appears.
    ///   - priority: Which one is shown first when many wait; one goes before all others.
    ///   - closable: Shows a close button.
    ///   - isPresented: Whether the notification is shown.
    ///   - onClose: The time is over or the close button was pressed.
    ///   - icon: An icon in front of the message.
    ///   - actions: Buttons or links below the message.
    /// - Returns: The view that presents the overlay.
    @_disfavoredOverload
    public func elevateNotification<Icon: View, Actions: View>(
        duration: TimeInterval? = nil,
        tone: NotificationTokens.Tone = .neutral,
        placement: NotificationTokens.Placement = .topTrailing,
        priority: NotificationTokens.Priority = .two,
        closable: Bool = true,
        isPresented: Binding<Bool>,
        onClose: ((NotificationTokens.RequestCloseSource) -> Void)? = nil,
        @ViewBuilder icon: @escaping () -> Icon = { EmptyView() },
        @ViewBuilder actions: @escaping () -> Actions = { EmptyView() }
    ) -> some View {
        self.componentBanner(
            isPresented: isPresented,
            alignment: NotificationTokens.corner(for: placement),
            spacing: NotificationTokens.metrics.spacing
        ) {
            ElevateNotification(
                duration: duration,
                tone: tone,
                placement: placement,
                priority: priority,
                closable: closable,
                isPresented: isPresented,
                onClose: onClose,
                icon: icon,
                actions: actions
            )
        }
    }

    /// Makes the view a button that shows `ElevateNotification`, and keeps whether it is shown.
    ///
    /// - Parameters:
    ///   - duration: How long it stays, in seconds.
    ///   - tone: What kind of news it is.
    ///   - placement: The corner where it appears.
    ///   - priority: Which one is shown first when many wait; one goes before all others.
    ///   - closable: Shows a close button.
    ///   - onClose: The time is over or the close button was pressed.
    ///   - content: The message.
    ///   - icon: An icon in front of the message.
    ///   - actions: Buttons or links below the message.
    /// - Returns: The view that presents the overlay.
    public func elevateNotification<Content: View, Icon: View, Actions: View>(
        duration: TimeInterval? = nil,
        tone: NotificationTokens.Tone = .neutral,
        placement: NotificationTokens.Placement = .topTrailing,
        priority: NotificationTokens.Priority = .two,
        closable: Bool = true,
        onClose: ((NotificationTokens.RequestCloseSource) -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder icon: @escaping () -> Icon = { EmptyView() },
        @ViewBuilder actions: @escaping () -> Actions = { EmptyView() }
    ) -> some View {
        ComponentPresence { isPresented in
            ComponentTrigger(isPresented) { self }
                .elevateNotification(
                    duration: duration,
                    tone: tone,
                    placement: placement,
                    priority: priority,
                    closable: closable,
                    isPresented: isPresented,
                    onClose: onClose,
                    content: content,
                    icon: icon,
                    actions: actions
                )
        }
    }
}

// MARK: - Previews

#if DEBUG
@available(iOS 15, *)
struct ElevateNotificationPreviews: PreviewProvider {
    static var previews: some View {
        ComponentShownExample { $state in
            ElevateNotification(
                isPresented: $state,
                content: { Text("All changes are on the server.") }
            )
        }
    }
}
#endif
#endif
