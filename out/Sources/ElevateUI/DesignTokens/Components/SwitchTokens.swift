#if os(iOS)
import SwiftUI

/// The types of `ElevateSwitch`, and how it looks.
///
/// Generated without design tokens: neutral colours and metrics of the system, complete, and made to be replaced.
@available(iOS 15, *)
public enum SwitchTokens {
    public typealias Size = ElevateSize

    /// What `labelPlacement` can be in the web component.
    @available(iOS 15, *)
    public enum LabelPlacement: String, CaseIterable, Sendable {
        case leading = "start"
        case trailing = "end"
    }

    /// The colours where nothing says otherwise.
    static let colors = ComponentColors.neutral
    /// The sizes where nothing says otherwise.
    static let metrics = ComponentMetrics.medium
    /// The shape where nothing says otherwise.
    static let shape = ComponentShapeKind.rounded

    static func metrics(for value: Size) -> ComponentMetrics {
        switch value {
        case .large: .large
        case .medium: .medium
        case .small: .small
        }
    }

    static func edge(for value: LabelPlacement) -> Edge {
        switch value {
        case .leading: .leading
        case .trailing: .trailing
        }
    }
}
#endif
