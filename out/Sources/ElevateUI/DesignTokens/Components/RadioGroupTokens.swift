#if os(iOS)
import SwiftUI

/// The types of `ElevateRadioGroup`, and how it looks.
///
/// Generated without design tokens: neutral colours and metrics of the system, complete, and made to be replaced.
@available(iOS 15, *)
public enum RadioGroupTokens {
    public typealias Size = ElevateSize

    /// What `direction` can be in the web component.
    @available(iOS 15, *)
    public enum Direction: String, CaseIterable, Sendable {
        case horizontal = "row"
        case vertical = "column"
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

    static func direction(for value: Direction) -> Axis {
        switch value {
        case .horizontal: .horizontal
        case .vertical: .vertical
        }
    }
}
#endif
