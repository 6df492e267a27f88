#if os(iOS)
import SwiftUI

/// The types of `ElevateLink`, and how it looks.
///
/// The styles come from the design tokens of the component.
@available(iOS 15, *)
nonisolated public enum LinkTokens {
    // MARK: - Types

    public typealias Tone = ElevateTone

    /// What `variant` can be in the web component.
    @available(iOS 15, *)
    public enum Variant: String, CaseIterable, Sendable {
        case inverted
        case `default`
        case subtle
    }

    // MARK: - Colors and Sizes

    /// The default colors.
    static let colors = neutralColors
    /// The default sizes.
    static let metrics = ComponentMetrics(
        minimumHeight: ComponentMetrics.medium.minimumHeight,
        padding: ComponentMetrics.medium.padding,
        spacing: LinkComponentTokens.gap,
        cornerRadius: ComponentMetrics.medium.cornerRadius,
        borderWidth: ComponentMetrics.medium.borderWidth,
        iconSize: ComponentMetrics.medium.iconSize,
        textStyle: .body,
        controlSize: ComponentMetrics.medium.controlSize,
        fontSize: LinkComponentTokens.fontSize
    )
    static let dangerColors = ComponentColors(
        background: ComponentColors.danger.background,
        backgroundPressed: ComponentColors.danger.backgroundPressed,
        backgroundSelected: ComponentColors.danger.backgroundSelected,
        backgroundSelectedPressed: ComponentColors.danger.backgroundSelectedPressed,
        backgroundDisabled: ComponentColors.danger.backgroundDisabled,
        text: LinkComponentTokens.textDangerDefault,
        textSelected: LinkComponentTokens.textDangerDefault,
        textDisabled: LinkComponentTokens.textDisabled,
        border: ComponentColors.danger.border,
        borderSelected: ComponentColors.danger.borderSelected,
        borderDisabled: ComponentColors.danger.borderDisabled,
        borderFocused: ComponentColors.danger.borderFocused,
        borderInvalid: ComponentColors.danger.borderInvalid,
        tint: LinkComponentTokens.textDangerDefault,
        textPressed: LinkComponentTokens.textDangerHover
    )
    static let neutralColors = ComponentColors(
        background: ComponentColors.neutral.background,
        backgroundPressed: ComponentColors.neutral.backgroundPressed,
        backgroundSelected: ComponentColors.neutral.backgroundSelected,
        backgroundSelectedPressed: ComponentColors.neutral.backgroundSelectedPressed,
        backgroundDisabled: ComponentColors.neutral.backgroundDisabled,
        text: LinkComponentTokens.textNeutralDefault,
        textSelected: LinkComponentTokens.textNeutralDefault,
        textDisabled: LinkComponentTokens.textDisabled,
        border: ComponentColors.neutral.border,
        borderSelected: ComponentColors.neutral.borderSelected,
        borderDisabled: ComponentColors.neutral.borderDisabled,
        borderFocused: ComponentColors.neutral.borderFocused,
        borderInvalid: ComponentColors.neutral.borderInvalid,
        tint: LinkComponentTokens.textNeutralDefault,
        textPressed: LinkComponentTokens.textNeutralHover
    )
    static let primaryColors = ComponentColors(
        background: ComponentColors.primary.background,
        backgroundPressed: ComponentColors.primary.backgroundPressed,
        backgroundSelected: ComponentColors.primary.backgroundSelected,
        backgroundSelectedPressed: ComponentColors.primary.backgroundSelectedPressed,
        backgroundDisabled: ComponentColors.primary.backgroundDisabled,
        text: LinkComponentTokens.textPrimaryDefault,
        textSelected: LinkComponentTokens.textPrimaryDefault,
        textDisabled: LinkComponentTokens.textDisabled,
        border: ComponentColors.primary.border,
        borderSelected: ComponentColors.primary.borderSelected,
        borderDisabled: ComponentColors.primary.borderDisabled,
        borderFocused: ComponentColors.primary.borderFocused,
        borderInvalid: ComponentColors.primary.borderInvalid,
        tint: LinkComponentTokens.textPrimaryDefault,
        textPressed: LinkComponentTokens.textPrimaryHover
    )
    static let emphasizedColors = ComponentColors(
        background: ComponentColors.primary.background,
        backgroundPressed: ComponentColors.primary.backgroundPressed,
        backgroundSelected: ComponentColors.primary.backgroundSelected,
        backgroundSelectedPressed: ComponentColors.primary.backgroundSelectedPressed,
        backgroundDisabled: ComponentColors.primary.backgroundDisabled,
        text: LinkComponentTokens.textEmphasizedDefault,
        textSelected: LinkComponentTokens.textEmphasizedDefault,
        textDisabled: LinkComponentTokens.textDisabled,
        border: ComponentColors.primary.border,
        borderSelected: ComponentColors.primary.borderSelected,
        borderDisabled: ComponentColors.primary.borderDisabled,
        borderFocused: ComponentColors.primary.borderFocused,
        borderInvalid: ComponentColors.primary.borderInvalid,
        tint: LinkComponentTokens.textEmphasizedDefault,
        textPressed: LinkComponentTokens.textEmphasizedHover
    )
    static let successColors = ComponentColors(
        background: ComponentColors.success.background,
        backgroundPressed: ComponentColors.success.backgroundPressed,
        backgroundSelected: ComponentColors.success.backgroundSelected,
        backgroundSelectedPressed: ComponentColors.success.backgroundSelectedPressed,
        backgroundDisabled: ComponentColors.success.backgroundDisabled,
        text: LinkComponentTokens.textSuccessDefault,
        textSelected: LinkComponentTokens.textSuccessDefault,
        textDisabled: LinkComponentTokens.textDisabled,
        border: ComponentColors.success.border,
        borderSelected: ComponentColors.success.borderSelected,
        borderDisabled: ComponentColors.success.borderDisabled,
        borderFocused: ComponentColors.success.borderFocused,
        borderInvalid: ComponentColors.success.borderInvalid,
        tint: LinkComponentTokens.textSuccessDefault,
        textPressed: LinkComponentTokens.textSuccessHover
    )
    static let warningColors = ComponentColors(
        background: ComponentColors.warning.background,
        backgroundPressed: ComponentColors.warning.backgroundPressed,
        backgroundSelected: ComponentColors.warning.backgroundSelected,
        backgroundSelectedPressed: ComponentColors.warning.backgroundSelectedPressed,
        backgroundDisabled: ComponentColors.warning.backgroundDisabled,
        text: LinkComponentTokens.textWarningDefault,
        textSelected: LinkComponentTokens.textWarningDefault,
        textDisabled: LinkComponentTokens.textDisabled,
        border: ComponentColors.warning.border,
        borderSelected: ComponentColors.warning.borderSelected,
        borderDisabled: ComponentColors.warning.borderDisabled,
        borderFocused: ComponentColors.warning.borderFocused,
        borderInvalid: ComponentColors.warning.borderInvalid,
        tint: LinkComponentTokens.textWarningDefault,
        textPressed: LinkComponentTokens.textWarningHover
    )
    /// The default shape.
    static let shape = ComponentShapeKind.rounded

    static func colors(for value: Tone) -> ComponentColors {
        switch value {
        case .danger: dangerColors
        case .neutral: neutralColors
        case .primary: primaryColors
        case .emphasized: emphasizedColors
        case .success: successColors
        case .warning: warningColors
        }
    }

    static func emphasis(for value: Variant) -> ComponentEmphasis {
        switch value {
        case .default: .filled
        case .subtle: .plain
        // TODO(weblift): Nothing says how these look.
        case .inverted: .filled
        }
    }
}
#endif
