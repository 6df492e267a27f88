#if os(iOS)
import Combine
import Foundation
import SwiftUI
import os

/// Notifications from anywhere in an app, in the order of their priority.
///
/// The root of the app shows them, and any view, or any other code, adds one:
///
/// ```swift
/// RootView().componentNotifications(.shared)
///
/// @Environment(\.notifications) private var notifications
/// notifications.show("Saved") { isPresented in … }
/// ```
@available(iOS 15, *)
@MainActor
public final class ComponentNotifications: ObservableObject {
    /// What is more important is shown first, and takes the place of what is less so.
    nonisolated public enum Priority: Int, Comparable, Sendable {
        case low
        case normal
        case high

        public static func < (left: Priority, right: Priority) -> Bool {
            left.rawValue < right.rawValue
        }
    }

    /// A notification that is shown, or waits.
    struct Item: Identifiable {
        let id = UUID()
        let announcement: String
        let priority: Priority
        let duration: TimeInterval?
        let content: @MainActor (Binding<Bool>) -> AnyView
        var isAnnounced = false
    }

    /// Where nothing else is said, those of the whole app.
    public static let shared = ComponentNotifications()

    /// The first are shown, and the others wait.
    @Published private(set) var items: [Item] = []
    /// How many views show them now.
    private var hosts = 0

    public init() {}

    /// Shows a notification as soon as it has a place.
    ///
    /// - Parameters:
    ///   - announcement: What VoiceOver says when it comes.
    ///   - priority: Of several, the one with the highest priority is shown first, and else the one that came first.
    ///   - duration: How long it is shown, in seconds; without one, until it is dismissed. With VoiceOver it stays.
    ///   - content: What is shown. It is dismissed when the Binding is set to false.
    /// - Returns: By what it can be dismissed.
    @discardableResult
    public func show<Content: View>(
        _ announcement: String,
        priority: Priority = .normal,
        duration: TimeInterval? = 4,
        @ViewBuilder content: @escaping @MainActor (Binding<Bool>) -> Content
    ) -> UUID {
        let item = Item(announcement: announcement, priority: priority, duration: duration) { isPresented in
            AnyView(content(isPresented))
        }
        let place = items.firstIndex { $0.priority < priority } ?? items.endIndex
        items.insert(item, at: place)
        if hosts == 0 {
            Logger(subsystem: "ElevateUI", category: "notifications")
                .notice("a notification waits: no view shows them yet, see componentNotifications(_:)")
        }
        return item.id
    }

    /// Removes a notification, whether it is shown or waits.
    public func dismiss(_ id: UUID) {
        items.removeAll { $0.id == id }
    }

    /// Removes all notifications, those that wait as well.
    public func dismissAll() {
        items.removeAll()
    }

    /// Whether it is there; nobody but the content sets it, and to false.
    func isPresented(_ id: UUID) -> Binding<Bool> {
        Binding(
            get: { @MainActor in self.items.contains { $0.id == id } },
            set: { @MainActor newValue in
                if !newValue { self.dismiss(id) }
            }
        )
    }

    /// What VoiceOver has to say of a notification that comes: nothing where it comes back.
    func announcement(of id: UUID) -> String? {
        guard let place = items.firstIndex(where: { $0.id == id }), !items[place].isAnnounced else { return nil }
        items[place].isAnnounced = true
        return items[place].announcement
    }

    func addHost() { hosts += 1 }

    func removeHost() { hosts -= 1 }
}
#endif
