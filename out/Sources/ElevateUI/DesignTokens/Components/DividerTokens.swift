#if os(iOS)
import SwiftUI

/// The types of `ElevateDivider`, and how it looks.
///
/// Generated without design tokens: neutral colours and metrics of the system, complete, and made to be replaced.
@available(iOS 15, *)
public enum DividerTokens {

    /// What `direction` can be in the web component.
    @available(iOS 15, *)
    public enum Direction: String, CaseIterable, Sendable {
        case horizontal
        case vertical
    }

    /// What `emphasis` can be in the web component.
    @available(iOS 15, *)
    public enum Emphasis: String, CaseIterable, Sendable {
        case `default`
        case strong
    }

    /// What `strokeWidth` can be in the web component.
    @available(iOS 15, *)
    public enum StrokeWidth: Int, CaseIterable, Sendable {
        case one = 1
        case two = 2
        case three = 3
    }

    /// The colours where nothing says otherwise.
    static let colors = ComponentColors.neutral
    /// The sizes where nothing says otherwise.
    static let metrics = ComponentMetrics.medium
    /// The shape where nothing says otherwise.
    static let shape = ComponentShapeKind.rounded

    static func emphasis(for value: Emphasis) -> ComponentEmphasis {
        switch value {
        case .default, .strong: .filled
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
