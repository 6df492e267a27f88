#if os(iOS)
import SwiftUI

/// The types of `ElevateDrawer`, and how it looks.
///
/// Generated without design tokens: neutral colours and metrics of the system, complete, and made to be replaced.
@available(iOS 15, *)
public enum DrawerTokens {

    /// What `placement` can be in the web component.
    @available(iOS 15, *)
    public enum Placement: String, CaseIterable, Sendable {
        case leading = "start"
        case trailing = "end"
        case top
        case bottom
    }

    /// What `@elvt-request-close` can be in the web component.
    @available(iOS 15, *)
    public struct RequestCloseDetail: Hashable {
        public var source: String

        public init(
            source: String
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

    static func edge(for value: Placement) -> Edge {
        switch value {
        case .bottom: .bottom
        case .leading: .leading
        case .top: .top
        case .trailing: .trailing
        }
    }

    static func corner(for value: Placement) -> Alignment {
        switch value {
        case .leading, .trailing, .bottom: .bottom
        case .top: .top
        }
    }
}
#endif
