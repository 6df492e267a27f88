#if os(iOS)
import SwiftUI

/// The types of `ElevateButton`, and how it looks.
///
/// The styles come from the design tokens of the component.
@available(iOS 15, *)
nonisolated public enum ButtonTokens {
    // MARK: - Types

    public typealias Shape = ElevateShape

    public typealias Size = ElevateSize

    public typealias Tone = ElevateTone

    // MARK: - Colors and Sizes

    /// The default colors.
    static let colors = neutralColors
    /// The default sizes.
    static let metrics = mediumMetrics
    static let dangerColors = ComponentColors(
        background: ButtonComponentTokens.fillDangerDefault,
        backgroundPressed: ButtonComponentTokens.fillDangerActive,
        backgroundSelected: ButtonComponentTokens.fillDangerSelectedDefault,
        backgroundSelectedPressed: ButtonComponentTokens.fillDangerSelectedActive,
        backgroundDisabled: ButtonComponentTokens.fillDangerDisabled,
        text: ButtonComponentTokens.textDangerDefault,
        textSelected: ButtonComponentTokens.textDangerSelectedDefault,
        textDisabled: ButtonComponentTokens.textDangerDisabled,
        border: ButtonComponentTokens.borderDangerDefault,
        borderSelected: ButtonComponentTokens.borderDangerSelectedDefault,
        borderDisabled: ButtonComponentTokens.borderDangerDisabled,
        borderFocused: ButtonComponentTokens.borderDangerDefault,
        borderInvalid: ComponentColors.danger.borderInvalid,
        tint: ButtonComponentTokens.fillDangerDefault,
        backgroundHovered: ButtonComponentTokens.fillDangerHover,
        backgroundSelectedHovered: ButtonComponentTokens.fillDangerSelectedHover
    )
    static let neutralColors = ComponentColors(
        background: ButtonComponentTokens.fillNeutralDefault,
        backgroundPressed: ButtonComponentTokens.fillNeutralActive,
        backgroundSelected: ButtonComponentTokens.fillNeutralSelectedDefault,
        backgroundSelectedPressed: ButtonComponentTokens.fillNeutralSelectedActive,
        backgroundDisabled: ButtonComponentTokens.fillNeutralDisabled,
        text: ButtonComponentTokens.textNeutralDefault,
        textSelected: ButtonComponentTokens.textNeutralSelectedDefault,
        textDisabled: ButtonComponentTokens.textNeutralDisabled,
        border: ButtonComponentTokens.borderNeutralDefault,
        borderSelected: ButtonComponentTokens.borderNeutralSelectedDefault,
        borderDisabled: ButtonComponentTokens.borderNeutralDisabled,
        borderFocused: ButtonComponentTokens.borderNeutralDefault,
        borderInvalid: ComponentColors.neutral.borderInvalid,
        tint: ButtonComponentTokens.fillNeutralDefault,
        backgroundHovered: ButtonComponentTokens.fillNeutralHover,
        backgroundSelectedHovered: ButtonComponentTokens.fillNeutralSelectedHover
    )
    static let primaryColors = ComponentColors(
        background: ButtonComponentTokens.fillPrimaryDefault,
        backgroundPressed: ButtonComponentTokens.fillPrimaryActive,
        backgroundSelected: ButtonComponentTokens.fillPrimarySelectedDefault,
        backgroundSelectedPressed: ButtonComponentTokens.fillPrimarySelectedActive,
        backgroundDisabled: ButtonComponentTokens.fillPrimaryDisabled,
        text: ButtonComponentTokens.textPrimaryDefault,
        textSelected: ButtonComponentTokens.textPrimarySelectedDefault,
        textDisabled: ButtonComponentTokens.textPrimaryDisabled,
        border: ButtonComponentTokens.borderPrimaryDefault,
        borderSelected: ButtonComponentTokens.borderPrimarySelectedDefault,
        borderDisabled: ButtonComponentTokens.borderPrimaryDisabled,
        borderFocused: ButtonComponentTokens.borderPrimaryDefault,
        borderInvalid: ComponentColors.primary.borderInvalid,
        tint: ButtonComponentTokens.fillPrimaryDefault,
        backgroundHovered: ButtonComponentTokens.fillPrimaryHover,
        backgroundSelectedHovered: ButtonComponentTokens.fillPrimarySelectedHover,
        emphasis: ComponentEmphasis.filled
    )
    static let emphasizedColors = ComponentColors(
        background: ButtonComponentTokens.fillEmphasizedDefault,
        backgroundPressed: ButtonComponentTokens.fillEmphasizedActive,
        backgroundSelected: ButtonComponentTokens.fillEmphasizedSelectedDefault,
        backgroundSelectedPressed: ButtonComponentTokens.fillEmphasizedSelectedActive,
        backgroundDisabled: ButtonComponentTokens.fillEmphasizedDisabled,
        text: ButtonComponentTokens.textEmphasizedDefault,
        textSelected: ButtonComponentTokens.textEmphasizedSelectedDefault,
        textDisabled: ButtonComponentTokens.textEmphasizedDisabled,
        border: ButtonComponentTokens.borderEmphasizedDefault,
        borderSelected: ButtonComponentTokens.borderEmphasizedSelectedDefault,
        borderDisabled: ButtonComponentTokens.borderEmphasizedDisabled,
        borderFocused: ButtonComponentTokens.borderEmphasizedDefault,
        borderInvalid: ComponentColors.primary.borderInvalid,
        tint: ButtonComponentTokens.fillEmphasizedDefault,
        backgroundHovered: ButtonComponentTokens.fillEmphasizedHover,
        backgroundSelectedHovered: ButtonComponentTokens.fillEmphasizedSelectedHover
    )
    static let successColors = ComponentColors(
        background: ButtonComponentTokens.fillSuccessDefault,
        backgroundPressed: ButtonComponentTokens.fillSuccessActive,
        backgroundSelected: ButtonComponentTokens.fillSuccessSelectedDefault,
        backgroundSelectedPressed: ButtonComponentTokens.fillSuccessSelectedActive,
        backgroundDisabled: ButtonComponentTokens.fillSuccessDisabled,
        text: ButtonComponentTokens.textSuccessDefault,
        textSelected: ButtonComponentTokens.textSuccessSelectedDefault,
        textDisabled: ButtonComponentTokens.textSuccessDisabled,
        border: ButtonComponentTokens.borderSuccessDefault,
        borderSelected: ButtonComponentTokens.borderSuccessSelectedDefault,
        borderDisabled: ButtonComponentTokens.borderSuccessDisabled,
        borderFocused: ButtonComponentTokens.borderSuccessDefault,
        borderInvalid: ComponentColors.success.borderInvalid,
        tint: ButtonComponentTokens.fillSuccessDefault,
        backgroundHovered: ButtonComponentTokens.fillSuccessHover,
        backgroundSelectedHovered: ButtonComponentTokens.fillSuccessSelectedHover
    )
    static let warningColors = ComponentColors(
        background: ButtonComponentTokens.fillWarningDefault,
        backgroundPressed: ButtonComponentTokens.fillWarningActive,
        backgroundSelected: ButtonComponentTokens.fillWarningSelectedDefault,
        backgroundSelectedPressed: ButtonComponentTokens.fillWarningSelectedActive,
        backgroundDisabled: ButtonComponentTokens.fillWarningDisabled,
        text: ButtonComponentTokens.textWarningDefault,
        textSelected: ButtonComponentTokens.textWarningSelectedDefault,
        textDisabled: ButtonComponentTokens.textWarningDisabled,
        border: ButtonComponentTokens.borderWarningDefault,
        borderSelected: ButtonComponentTokens.borderWarningSelectedDefault,
        borderDisabled: ButtonComponentTokens.borderWarningDisabled,
        borderFocused: ButtonComponentTokens.borderWarningDefault,
        borderInvalid: ComponentColors.warning.borderInvalid,
        tint: ButtonComponentTokens.fillWarningDefault,
        backgroundHovered: ButtonComponentTokens.fillWarningHover,
        backgroundSelectedHovered: ButtonComponentTokens.fillWarningSelectedHover
    )
    static let largeMetrics = ComponentMetrics(
        minimumHeight: ButtonComponentTokens.heightL,
        padding: EdgeInsets(
            top: ButtonComponentTokens.paddingBlockL,
            leading: ButtonComponentTokens.paddingInlineL,
            bottom: ButtonComponentTokens.paddingBlockL,
            trailing: ButtonComponentTokens.paddingInlineL
        ),
        spacing: ButtonComponentTokens.gapL,
        cornerRadius: ButtonComponentTokens.borderRadiusBox,
        borderWidth: ButtonComponentTokens.borderWidth,
        iconSize: ButtonComponentTokens.iconSizeL,
        textStyle: .body,
        controlSize: ComponentMetrics.large.controlSize,
        typeface: ButtonComponentTokens.fontFamily[0],
        fontSize: ButtonComponentTokens.fontSizeL,
        fontWeight: ButtonComponentTokens.fontWeight
    )
    /// 40 points high, with a touch target of 44.
    static let mediumMetrics = ComponentMetrics(
        minimumHeight: ButtonComponentTokens.heightM,
        padding: EdgeInsets(
            top: ButtonComponentTokens.paddingBlockM,
            leading: ButtonComponentTokens.paddingInlineM,
            bottom: ButtonComponentTokens.paddingBlockM,
            trailing: ButtonComponentTokens.paddingInlineM
        ),
        spacing: ButtonComponentTokens.gapM,
        cornerRadius: ButtonComponentTokens.borderRadiusBox,
        borderWidth: ButtonComponentTokens.borderWidth,
        iconSize: ButtonComponentTokens.iconSizeM,
        textStyle: .body,
        controlSize: ComponentMetrics.medium.controlSize,
        typeface: ButtonComponentTokens.fontFamily[0],
        fontSize: ButtonComponentTokens.fontSizeM,
        fontWeight: ButtonComponentTokens.fontWeight
    )
    /// 32 points high, with a touch target of 44.
    static let smallMetrics = ComponentMetrics(
        minimumHeight: ButtonComponentTokens.heightS,
        padding: EdgeInsets(
            top: ButtonComponentTokens.paddingBlockS,
            leading: ButtonComponentTokens.paddingInlineS,
            bottom: ButtonComponentTokens.paddingBlockS,
            trailing: ButtonComponentTokens.paddingInlineS
        ),
        spacing: ButtonComponentTokens.gapS,
        cornerRadius: ButtonComponentTokens.borderRadiusBox,
        borderWidth: ButtonComponentTokens.borderWidth,
        iconSize: ButtonComponentTokens.iconSizeS,
        textStyle: .subheadline,
        controlSize: ComponentMetrics.small.controlSize,
        typeface: ButtonComponentTokens.fontFamily[0],
        fontSize: ButtonComponentTokens.fontSizeS,
        fontWeight: ButtonComponentTokens.fontWeight
    )
    static let pillStyles: ComponentParts = [
        "whole": ComponentPartStyle(cornerRadius: [.normal: ButtonComponentTokens.borderRadiusPill])
    ]
    /// The default shape.
    static let shape = ComponentShapeKind.rounded

    /// What the tokens say for some values alone.
    static func styles(shape: Shape) -> ComponentParts {
        var styles: ComponentParts = [:]
        if shape == .pill { styles = styles.adding(pillStyles) }
        return styles
    }

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

    static func metrics(for value: Size) -> ComponentMetrics {
        switch value {
        case .large: largeMetrics
        case .medium: mediumMetrics
        case .small: smallMetrics
        }
    }

    static func shape(for value: Shape) -> ComponentShapeKind {
        switch value {
        case .pill: .capsule
        case .box: .rounded
        }
    }
}
#endif
