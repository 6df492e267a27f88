#if os(iOS)
import SwiftUI

/// The types of `ElevateButtonGroup`, and how it looks.
///
/// The styles come from the design tokens of the component.
@available(iOS 15, *)
nonisolated public enum ButtonGroupTokens {
    // MARK: - Types

    public typealias Size = ElevateSize

    /// What `direction` can be in the web component.
    @available(iOS 15, *)
    public enum Direction: String, CaseIterable, Sendable {
        case horizontal = "row"
        case vertical = "column"
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
        border: ButtonGroupComponentTokens.borderDefault,
        borderSelected: ButtonGroupComponentTokens.borderDefault,
        borderDisabled: ButtonGroupComponentTokens.borderDefault,
        borderFocused: ButtonGroupComponentTokens.borderDefault,
        borderInvalid: ComponentColors.neutral.borderInvalid,
        tint: ComponentColors.neutral.tint,
        parts: parts
    )
    /// The default sizes.
    static let metrics = mediumMetrics
    /// What tokens say of the parts.
    static let parts: ComponentParts = [
        "frame": ComponentPartStyle(
            border: [.normal: ButtonGroupComponentTokens.borderDefault],
            borderWidth: [.normal: ButtonGroupComponentTokens.borderWidth]
        )
    ]
    static let largeMetrics = ComponentMetrics(
        minimumHeight: ComponentMetrics.large.minimumHeight,
        padding: ComponentMetrics.large.padding,
        spacing: ButtonGroupComponentTokens.gapL,
        cornerRadius: ComponentMetrics.large.cornerRadius,
        borderWidth: ButtonGroupComponentTokens.borderWidth,
        iconSize: ComponentMetrics.large.iconSize,
        textStyle: ComponentMetrics.large.textStyle,
        controlSize: ComponentMetrics.large.controlSize
    )
    static let mediumMetrics = ComponentMetrics(
        minimumHeight: ComponentMetrics.medium.minimumHeight,
        padding: ComponentMetrics.medium.padding,
        spacing: ButtonGroupComponentTokens.gapM,
        cornerRadius: ComponentMetrics.medium.cornerRadius,
        borderWidth: ButtonGroupComponentTokens.borderWidth,
        iconSize: ComponentMetrics.medium.iconSize,
        textStyle: ComponentMetrics.medium.textStyle,
        controlSize: ComponentMetrics.medium.controlSize
    )
    static let smallMetrics = ComponentMetrics(
        minimumHeight: ComponentMetrics.small.minimumHeight,
        padding: ComponentMetrics.small.padding,
        spacing: ButtonGroupComponentTokens.gapS,
        cornerRadius: ComponentMetrics.small.cornerRadius,
        borderWidth: ButtonGroupComponentTokens.borderWidth,
        iconSize: ComponentMetrics.small.iconSize,
        textStyle: ComponentMetrics.small.textStyle,
        controlSize: ComponentMetrics.small.controlSize
    )
    /// The default shape.
    static let shape = ComponentShapeKind.rounded

    static func metrics(for value: Size) -> ComponentMetrics {
        switch value {
        case .large: largeMetrics
        case .medium: mediumMetrics
        case .small: smallMetrics
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
