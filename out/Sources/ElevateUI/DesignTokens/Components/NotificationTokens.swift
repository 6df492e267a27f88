#if os(iOS)
import SwiftUI

/// The types of `ElevateNotification`, and how it looks.
///
/// Generated without design tokens: neutral colours and metrics of the system, complete, and made to be replaced.
@available(iOS 15, *)
public enum NotificationTokens {
    public typealias Tone = ElevateTone

    /// `NotificationPlacement` of the web library: `placement`.
    @available(iOS 15, *)
    public enum Placement: String, CaseIterable, Sendable {
        case topLeading = "top-start"
        case topTrailing = "top-end"
        case topCenter = "top-center"
        case bottomLeading = "bottom-start"
        case bottomTrailing = "bottom-end"
    }

    /// What `priority` can be in the web component.
    @available(iOS 15, *)
    public enum Priority: Int, CaseIterable, Sendable {
        case one = 1
        case two = 2
        case three = 3
    }

    /// What `source` of `RequestCloseDetail` can be in the web component.
    @available(iOS 15, *)
    public enum RequestCloseDetailSource: String, CaseIterable, Sendable {
        case closeButton = "close-button"
        case timeout
    }

    /// What `@elvt-request-close` can be in the web component.
    @available(iOS 15, *)
    public struct RequestCloseDetail: Hashable {
        public var source: NotificationTokens.RequestCloseDetailSource

        public init(
            source: NotificationTokens.RequestCloseDetailSource
        ) {
            self.source = source
        }
    }

    /// The colours where nothing says otherwise.
    static let colors = ComponentColors.neutral
    /// The sizes where nothing says otherwise.
    static let metrics = ComponentMetrics.medium
    /// The shape where nothing says otherwise.
    static let shape = ComponentShapeKind.rounded

    static func colors(for value: Tone) -> ComponentColors {
        switch value {
        case .danger: .danger
        case .neutral: .neutral
        case .primary, .emphasized: .primary
        case .success: .success
        case .warning: .warning
        }
    }

    static func edge(for value: Placement) -> Edge {
        switch value {
        case .bottomLeading, .bottomTrailing: .bottom
        case .topLeading, .topTrailing, .topCenter: .top
        }
    }

    static func corner(for value: Placement) -> Alignment {
        switch value {
        case .bottomLeading: .bottomLeading
        case .bottomTrailing: .bottomTrailing
        case .topCenter: .top
        case .topLeading: .topLeading
        case .topTrailing: .topTrailing
        }
    }
}
#endif
