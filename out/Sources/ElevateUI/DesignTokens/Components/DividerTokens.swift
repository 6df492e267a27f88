#if os(iOS)
import SwiftUI

/// The types of `ElevateDivider`, and how it looks.
///
/// The styles come from the design tokens of the component.
@available(iOS 15, *)
nonisolated public enum DividerTokens {
    // MARK: - Types

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

    // MARK: - Colors and Sizes

    /// The default colors.
    static let colors = ComponentColors(
        background: ComponentColors.neutral.background,
        backgroundPressed: ComponentColors.neutral.backgroundPressed,
        backgroundSelected: ComponentColors.neutral.backgroundSelected,
        backgroundSelectedPressed: ComponentColors.neutral.backgroundSelectedPressed,
        backgroundDisabled: ComponentColors.neutral.backgroundDisabled,
        text: ComponentColors.neutral.text,
        textSelected: ComponentColors.neutral.textSelected,
        textDisabled: ComponentColors.neutral.textDisabled,
        border: DividerComponentTokens.borderDefault,
        borderSelected: DividerComponentTokens.borderDefault,
        borderDisabled: DividerComponentTokens.borderDefault,
        borderFocused: DividerComponentTokens.borderDefault,
        borderInvalid: ComponentColors.neutral.borderInvalid,
        tint: ComponentColors.neutral.tint
    )
    /// The default sizes.
    static let metrics = ComponentMetrics(
        minimumHeight: ComponentMetrics.medium.minimumHeight,
        padding: ComponentMetrics.medium.padding,
        spacing: ComponentMetrics.medium.spacing,
        cornerRadius: ComponentMetrics.medium.cornerRadius,
        borderWidth: DividerComponentTokens.borderWidth,
        iconSize: ComponentMetrics.medium.iconSize,
        textStyle: ComponentMetrics.medium.textStyle,
        controlSize: ComponentMetrics.medium.controlSize
    )
    /// The default shape.
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
