#if os(iOS)
import SwiftUI
import UIKit

@available(iOS 15, *)
private struct ComponentNotificationsKey: EnvironmentKey {
    static let defaultValue: ComponentNotifications? = nil
}

@available(iOS 15, *)
extension EnvironmentValues {
    /// The notifications that a view above shows, and else those of the whole app.
    @MainActor
    public var notifications: ComponentNotifications {
        self[ComponentNotificationsKey.self] ?? .shared
    }

    fileprivate var ownNotifications: ComponentNotifications? {
        get { self[ComponentNotificationsKey.self] }
        set { self[ComponentNotificationsKey.self] = newValue }
    }
}

@available(iOS 15, *)
extension View {
    /// Shows notifications over the view, which it and all in it add to `\.notifications` of the environment.
    ///
    /// - Parameters:
    ///   - notifications: What is shown: `.shared`, or those of a window.
    ///   - count: How many are shown at once, from 1.
    ///   - alignment: Where they are shown.
    ///   - spacing: How far they stay away from each other and from the edges; as the system has it without one.
    /// - Returns: The view with the notifications over it.
    public func componentNotifications(
        _ notifications: ComponentNotifications,
        atMost count: Int = 1,
        alignment: Alignment = .top,
        spacing: CGFloat? = nil
    ) -> some View {
        overlay(alignment: alignment) {
            ComponentNotificationStack(
                notifications: notifications,
                count: count,
                edge: alignment.vertical == .bottom ? .bottom : .top,
                spacing: spacing
            )
        }
        .environment(\.ownNotifications, notifications)
    }
}

/// Those of the notifications that are shown now, the most important one at the edge.
@available(iOS 15, *)
struct ComponentNotificationStack: View {
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @ObservedObject private var notifications: ComponentNotifications
    private let count: Int
    private let edge: Edge
    private let spacing: CGFloat?
    private let onChange: () -> Void

    /// `onChange` is for a host that doesn't follow the size of what is shown by itself.
    init(
        notifications: ComponentNotifications,
        count: Int,
        edge: Edge,
        spacing: CGFloat? = nil,
        onChange: @escaping () -> Void = {}
    ) {
        self.notifications = notifications
        self.count = count
        self.edge = edge
        self.spacing = spacing
        self.onChange = onChange
    }

    var body: some View {
        VStack(spacing: spacing) {
            ForEach(shown) { item in
                item.content(notifications.isPresented(item.id))
                    .accessibilityElement(children: .contain)
                    .accessibilityAction(.escape) { notifications.dismiss(item.id) }
                    .timeout(after: item.duration) { notifications.dismiss(item.id) }
                    .onAppear { announce(item) }
                    .transition(transition)
            }
        }
        .padding(.all, shown.isEmpty ? 0 : spacing)
        .motion(value: shown.map(\.id))
        .onValueChange(of: shown.map(\.id)) { _ in onChange() }
        .onAppear { notifications.addHost() }
        .onDisappear { notifications.removeHost() }
    }

    private var shown: [ComponentNotifications.Item] {
        let first = Array(notifications.items.prefix(max(count, 1)))
        return edge == .bottom ? first.reversed() : first
    }

    private func announce(_ item: ComponentNotifications.Item) {
        guard let announcement = notifications.announcement(of: item.id), !announcement.isEmpty else { return }
        UIAccessibility.post(notification: .announcement, argument: announcement)
    }

    private var transition: AnyTransition {
        reducesMotion ? .opacity : .move(edge: edge).combined(with: .opacity)
    }
}
#endif
