#if os(iOS)
import SwiftUI

/// The types of `ElevateExpansionPanel`, and how it looks.
///
/// Generated without design tokens: neutral colours and metrics of the system, complete, and made to be replaced.
@available(iOS 15, *)
public enum ExpansionPanelTokens {

    /// What `headingLevel` can be in the web component.
    @available(iOS 15, *)
    public enum HeadingLevel: Int, CaseIterable, Sendable {
        case h1 = 1
        case h2 = 2
        case h3 = 3
        case h4 = 4
        case h5 = 5
        case h6 = 6
    }

    /// `IndicatorPlacement` of the web library: `indicatorPlacement`.
    @available(iOS 15, *)
    public enum IndicatorPlacement: String, CaseIterable, Sendable {
        case leading = "start"
        case trailing = "end"
    }

    /// The colours where nothing says otherwise.
    static let colors = ComponentColors.neutral
    /// The sizes where nothing says otherwise.
    static let metrics = ComponentMetrics.medium
    /// The shape where nothing says otherwise.
    static let shape = ComponentShapeKind.rounded

    static func edge(for value: IndicatorPlacement) -> Edge {
        switch value {
        case .leading: .leading
        case .trailing: .trailing
        }
    }
}
#endif
