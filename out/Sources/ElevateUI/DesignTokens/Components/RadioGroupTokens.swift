#if os(iOS)
import SwiftUI

/// The types of `ElevateRadioGroup`, and how it looks.
///
/// The styles come from the design tokens of the component.
@available(iOS 15, *)
nonisolated public enum RadioGroupTokens {
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
        text: RadioGroupComponentTokens.textDefault,
        textSelected: RadioGroupComponentTokens.textDefault,
        textDisabled: RadioGroupComponentTokens.textDisabled,
        border: ComponentColors.neutral.border,
        borderSelected: ComponentColors.neutral.borderSelected,
        borderDisabled: ComponentColors.neutral.borderDisabled,
        borderFocused: ComponentColors.neutral.borderFocused,
        borderInvalid: RadioGroupComponentTokens.borderInvalid,
        tint: RadioGroupComponentTokens.textDefault,
        parts: parts
    )
    /// The default sizes.
    static let metrics = mediumMetrics
    /// What tokens say of the parts.
    static let parts: ComponentParts = [
        "box": ComponentPartStyle(
            background: [
                .normal: RadioComponentTokens.fillDefault,
                .hovered: RadioComponentTokens.fillHover,
                .pressed: RadioComponentTokens.fillActive,
                .selected: RadioComponentTokens.fillSelectedDefault,
                [.selected, .hovered]: RadioComponentTokens.fillSelectedHover,
                [.selected, .pressed]: RadioComponentTokens.fillSelectedActive,
                .disabled: RadioComponentTokens.fillDisabled,
                [.selected, .disabled]: RadioComponentTokens.fillSelectedDisabled,
            ],
            border: [
                .normal: RadioComponentTokens.borderDefault,
                .disabled: RadioComponentTokens.borderDisabled,
                .focused: RadioComponentTokens.borderFocus,
                .invalid: RadioComponentTokens.borderInvalid,
            ],
            borderWidth: [.normal: RadioComponentTokens.borderWidth]
        ),
        "frame": ComponentPartStyle(
            text: [.normal: RadioGroupComponentTokens.textDefault, .disabled: RadioGroupComponentTokens.textDisabled]
        ),
        "item": ComponentPartStyle(
            background: [
                .normal: RadioComponentTokens.fillDefault,
                .hovered: RadioComponentTokens.fillHover,
                .disabled: RadioComponentTokens.fillDisabled,
            ],
            text: [.normal: RadioComponentTokens.textDefault, .disabled: RadioComponentTokens.textDisabled],
            border: [
                .normal: RadioComponentTokens.borderDefault,
                .disabled: RadioComponentTokens.borderDisabled,
                .focused: RadioComponentTokens.borderFocus,
                .invalid: RadioComponentTokens.borderInvalid,
            ]
        ),
        "mark": ComponentPartStyle(
            text: [.normal: RadioComponentTokens.markDefault, .disabled: RadioComponentTokens.markDisabled]
        ),
    ]
    static let largeMetrics = ComponentMetrics(
        minimumHeight: ComponentMetrics.large.minimumHeight,
        padding: ComponentMetrics.large.padding,
        spacing: RadioGroupComponentTokens.gapL,
        cornerRadius: ComponentMetrics.large.cornerRadius,
        borderWidth: ComponentMetrics.large.borderWidth,
        iconSize: ComponentMetrics.large.iconSize,
        textStyle: .body,
        controlSize: ComponentMetrics.large.controlSize,
        fontSize: RadioGroupComponentTokens.fontSizeL
    )
    static let mediumMetrics = ComponentMetrics(
        minimumHeight: ComponentMetrics.medium.minimumHeight,
        padding: ComponentMetrics.medium.padding,
        spacing: RadioGroupComponentTokens.gapM,
        cornerRadius: ComponentMetrics.medium.cornerRadius,
        borderWidth: ComponentMetrics.medium.borderWidth,
        iconSize: ComponentMetrics.medium.iconSize,
        textStyle: .body,
        controlSize: ComponentMetrics.medium.controlSize,
        fontSize: RadioGroupComponentTokens.fontSizeM
    )
    static let smallMetrics = ComponentMetrics(
        minimumHeight: ComponentMetrics.small.minimumHeight,
        padding: ComponentMetrics.small.padding,
        spacing: RadioGroupComponentTokens.gapS,
        cornerRadius: ComponentMetrics.small.cornerRadius,
        borderWidth: ComponentMetrics.small.borderWidth,
        iconSize: ComponentMetrics.small.iconSize,
        textStyle: .subheadline,
        controlSize: ComponentMetrics.small.controlSize,
        fontSize: RadioGroupComponentTokens.fontSizeS
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
