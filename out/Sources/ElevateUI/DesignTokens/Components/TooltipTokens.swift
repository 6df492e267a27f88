#if os(iOS)
import SwiftUI

/// The types of `ElevateTooltip`, and how it looks.
///
/// Generated without design tokens: neutral colours and metrics of the system, complete, and made to be replaced.
@available(iOS 15, *)
public enum TooltipTokens {

    /// `TooltipPlacement` of the web library: `placement`.
    @available(iOS 15, *)
    public enum Placement: String, CaseIterable, Sendable {
        case top
        case trailing = "right"
        case bottom
        case leading = "left"
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
        case .trailing, .bottom, .leading: .bottom
        case .top: .top
        }
    }
}
#endif
