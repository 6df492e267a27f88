#if os(iOS)
import Foundation

/// One level in a breadcrumb.
///
/// **Web Component:** `<elvt-breadcrumb-item>`
///
/// **API Reference:** `specs/elevate/2.0/docs/Navigation/breadcrumb-item.md`
///
/// **Adapted:**
/// - `data`: left out. What comes back with an event. A closure captures what it needs.
/// - `@click`: combined with `@elvt-navigate`.
@available(iOS 15, *)
nonisolated public struct ElevateBreadcrumbItem: Identifiable {
    // MARK: - Properties

    public let id: AnyHashable
    /// The name of the level.
    public var label: String
    /// Where the level leads. The last level leads nowhere.
    public var url: URL?
    /// An icon in front of the name.
    public var systemImage: String?
    /// Marks the level that the user is on.
    public var isCurrent: Bool
    /// The user pressed the level. Prevent the event to stay.
    public var action: (() -> Void)?

    // MARK: - Initializers

    /// - Parameters:
    ///   - label: The name of the level.
    ///   - url: Where the level leads. The last level leads nowhere.
    ///   - systemImage: An icon in front of the name.
    ///   - isCurrent: Marks the level that the user is on.
    ///   - id: By what it is told from its siblings; otherwise its value or its label.
    ///   - action: The user pressed the level. Prevent the event to stay.
    public init(
        _ label: String,
        url: URL? = nil,
        systemImage: String? = nil,
        isCurrent: Bool = false,
        id: AnyHashable? = nil,
        action: (() -> Void)? = nil
    ) {
        self.id = id ?? AnyHashable(label)
        self.label = label
        self.url = url
        self.systemImage = systemImage
        self.isCurrent = isCurrent
        self.action = action
    }
}
#endif
