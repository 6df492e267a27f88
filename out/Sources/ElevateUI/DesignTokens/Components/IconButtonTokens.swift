#if os(iOS)
import SwiftUI

/// The types of `ElevateIconButton`, and how it looks.
///
/// The styles come from the design tokens of the component.
@available(iOS 15, *)
nonisolated public enum IconButtonTokens {
    // MARK: - Types

    public typealias Shape = ElevateShape

    public typealias Tone = ElevateTone

    /// `IconButtonSize` of the web library: `size`.
    @available(iOS 15, *)
    public enum Size: String, CaseIterable, Sendable {
        case small = "s"
        case medium = "m"
        case large = "l"
    }

    // MARK: - Colors and Sizes

    /// The default colors.
    static let colors = neutralColors
    /// The default sizes.
    static let metrics = mediumMetrics
    static let dangerColors = ComponentColors(
        background: IconButtonComponentTokens.fillDangerDefault,
        backgroundPressed: IconButtonComponentTokens.fillDangerActive,
        backgroundSelected: IconButtonComponentTokens.fillDangerSelectedDefault,
        backgroundSelectedPressed: IconButtonComponentTokens.fillDangerSelectedActive,
        backgroundDisabled: IconButtonComponentTokens.fillDangerDisabled,
        text: IconButtonComponentTokens.textDangerDefault,
        textSelected: IconButtonComponentTokens.textDangerSelectedDefault,
        textDisabled: IconButtonComponentTokens.textDangerDisabled,
        border: IconButtonComponentTokens.borderDangerDefault,
        borderSelected: IconButtonComponentTokens.borderDangerSelectedDefault,
        borderDisabled: IconButtonComponentTokens.borderDangerDisabled,
        borderFocused: IconButtonComponentTokens.borderDangerDefault,
        borderInvalid: ComponentColors.danger.borderInvalid,
        tint: IconButtonComponentTokens.fillDangerDefault,
        backgroundHovered: IconButtonComponentTokens.fillDangerHover,
        backgroundSelectedHovered: IconButtonComponentTokens.fillDangerSelectedHover
    )
    static let neutralColors = ComponentColors(
        background: IconButtonComponentTokens.fillNeutralDefault,
        backgroundPressed: IconButtonComponentTokens.fillNeutralActive,
        backgroundSelected: IconButtonComponentTokens.fillNeutralSelectedDefault,
        backgroundSelectedPressed: IconButtonComponentTokens.fillNeutralSelectedActive,
        backgroundDisabled: IconButtonComponentTokens.fillNeutralDisabled,
        text: IconButtonComponentTokens.textNeutralDefault,
        textSelected: IconButtonComponentTokens.textNeutralSelectedDefault,
        textDisabled: IconButtonComponentTokens.textNeutralDisabled,
        border: IconButtonComponentTokens.borderNeutralDefault,
        borderSelected: IconButtonComponentTokens.borderNeutralSelectedDefault,
        borderDisabled: IconButtonComponentTokens.borderNeutralDisabled,
        borderFocused: IconButtonComponentTokens.borderNeutralDefault,
        borderInvalid: ComponentColors.neutral.borderInvalid,
        tint: IconButtonComponentTokens.fillNeutralDefault,
        backgroundHovered: IconButtonComponentTokens.fillNeutralHover,
        backgroundSelectedHovered: IconButtonComponentTokens.fillNeutralSelectedHover
    )
    static let primaryColors = ComponentColors(
        background: IconButtonComponentTokens.fillPrimaryDefault,
        backgroundPressed: IconButtonComponentTokens.fillPrimaryActive,
        backgroundSelected: IconButtonComponentTokens.fillPrimarySelectedDefault,
        backgroundSelectedPressed: IconButtonComponentTokens.fillPrimarySelectedActive,
        backgroundDisabled: IconButtonComponentTokens.fillPrimaryDisabled,
        text: IconButtonComponentTokens.textPrimaryDefault,
        textSelected: IconButtonComponentTokens.textPrimarySelectedDefault,
        textDisabled: IconButtonComponentTokens.textPrimaryDisabled,
        border: IconButtonComponentTokens.borderPrimaryDefault,
        borderSelected: IconButtonComponentTokens.borderPrimarySelectedDefault,
        borderDisabled: IconButtonComponentTokens.borderPrimaryDisabled,
        borderFocused: IconButtonComponentTokens.borderPrimaryDefault,
        borderInvalid: ComponentColors.primary.borderInvalid,
        tint: IconButtonComponentTokens.fillPrimaryDefault,
        backgroundHovered: IconButtonComponentTokens.fillPrimaryHover,
        backgroundSelectedHovered: IconButtonComponentTokens.fillPrimarySelectedHover,
        emphasis: ComponentEmphasis.filled
    )
    static let emphasizedColors = ComponentColors(
        background: IconButtonComponentTokens.fillEmphasizedDefault,
        backgroundPressed: IconButtonComponentTokens.fillEmphasizedActive,
        backgroundSelected: IconButtonComponentTokens.fillEmphasizedSelectedDefault,
        backgroundSelectedPressed: IconButtonComponentTokens.fillEmphasizedSelectedActive,
        backgroundDisabled: IconButtonComponentTokens.fillEmphasizedDisabled,
        text: IconButtonComponentTokens.textEmphasizedDefault,
        textSelected: IconButtonComponentTokens.textEmphasizedSelectedDefault,
        textDisabled: IconButtonComponentTokens.textEmphasizedDisabled,
        border: IconButtonComponentTokens.borderEmphasizedDefault,
        borderSelected: IconButtonComponentTokens.borderEmphasizedSelectedDefault,
        borderDisabled: IconButtonComponentTokens.borderEmphasizedDisabled,
        borderFocused: IconButtonComponentTokens.borderEmphasizedDefault,
        borderInvalid: ComponentColors.primary.borderInvalid,
        tint: IconButtonComponentTokens.fillEmphasizedDefault,
        backgroundHovered: IconButtonComponentTokens.fillEmphasizedHover,
        backgroundSelectedHovered: IconButtonComponentTokens.fillEmphasizedSelectedHover
    )
    static let successColors = ComponentColors(
        background: IconButtonComponentTokens.fillSuccessDefault,
        backgroundPressed: IconButtonComponentTokens.fillSuccessActive,
        backgroundSelected: IconButtonComponentTokens.fillSuccessSelectedDefault,
        backgroundSelectedPressed: IconButtonComponentTokens.fillSuccessSelectedActive,
        backgroundDisabled: IconButtonComponentTokens.fillSuccessDisabled,
        text: IconButtonComponentTokens.textSuccessDefault,
        textSelected: IconButtonComponentTokens.textSuccessSelectedDefault,
        textDisabled: IconButtonComponentTokens.textSuccessDisabled,
        border: IconButtonComponentTokens.borderSuccessDefault,
        borderSelected: IconButtonComponentTokens.borderSuccessSelectedDefault,
        borderDisabled: IconButtonComponentTokens.borderSuccessDisabled,
        borderFocused: IconButtonComponentTokens.borderSuccessDefault,
        borderInvalid: ComponentColors.success.borderInvalid,
        tint: IconButtonComponentTokens.fillSuccessDefault,
        backgroundHovered: IconButtonComponentTokens.fillSuccessHover,
        backgroundSelectedHovered: IconButtonComponentTokens.fillSuccessSelectedHover
    )
    static let warningColors = ComponentColors(
        background: IconButtonComponentTokens.fillWarningDefault,
        backgroundPressed: IconButtonComponentTokens.fillWarningActive,
        backgroundSelected: IconButtonComponentTokens.fillWarningSelectedDefault,
        backgroundSelectedPressed: IconButtonComponentTokens.fillWarningSelectedActive,
        backgroundDisabled: IconButtonComponentTokens.fillWarningDisabled,
        text: IconButtonComponentTokens.textWarningDefault,
        textSelected: IconButtonComponentTokens.textWarningSelectedDefault,
        textDisabled: IconButtonComponentTokens.textWarningDisabled,
        border: IconButtonComponentTokens.borderWarningDefault,
        borderSelected: IconButtonComponentTokens.borderWarningSelectedDefault,
        borderDisabled: IconButtonComponentTokens.borderWarningDisabled,
        borderFocused: IconButtonComponentTokens.borderWarningDefault,
        borderInvalid: ComponentColors.warning.borderInvalid,
        tint: IconButtonComponentTokens.fillWarningDefault,
        backgroundHovered: IconButtonComponentTokens.fillWarningHover,
        backgroundSelectedHovered: IconButtonComponentTokens.fillWarningSelectedHover
    )
    static let largeMetrics = ComponentMetrics(
        minimumHeight: IconButtonComponentTokens.heightL,
        padding: EdgeInsets(
            top: IconButtonComponentTokens.paddingL,
            leading: IconButtonComponentTokens.paddingL,
            bottom: IconButtonComponentTokens.paddingL,
            trailing: IconButtonComponentTokens.paddingL
        ),
        spacing: IconButtonComponentTokens.gapL,
        cornerRadius: IconButtonComponentTokens.borderRadiusBox,
        borderWidth: IconButtonComponentTokens.borderWidth,
        iconSize: IconButtonComponentTokens.iconSizeL,
        textStyle: ComponentMetrics.large.textStyle,
        controlSize: ComponentMetrics.large.controlSize
    )
    /// 40 points high, with a touch target of 44.
    static let mediumMetrics = ComponentMetrics(
        minimumHeight: IconButtonComponentTokens.heightM,
        padding: EdgeInsets(
            top: IconButtonComponentTokens.paddingM,
            leading: IconButtonComponentTokens.paddingM,
            bottom: IconButtonComponentTokens.paddingM,
            trailing: IconButtonComponentTokens.paddingM
        ),
        spacing: IconButtonComponentTokens.gapM,
        cornerRadius: IconButtonComponentTokens.borderRadiusBox,
        borderWidth: IconButtonComponentTokens.borderWidth,
        iconSize: IconButtonComponentTokens.iconSizeM,
        textStyle: ComponentMetrics.medium.textStyle,
        controlSize: ComponentMetrics.medium.controlSize
    )
    /// 32 points high, with a touch target of 44.
    static let smallMetrics = ComponentMetrics(
        minimumHeight: IconButtonComponentTokens.heightS,
        padding: EdgeInsets(
            top: IconButtonComponentTokens.paddingS,
            leading: IconButtonComponentTokens.paddingS,
            bottom: IconButtonComponentTokens.paddingS,
            trailing: IconButtonComponentTokens.paddingS
        ),
        spacing: IconButtonComponentTokens.gapS,
        cornerRadius: IconButtonComponentTokens.borderRadiusBox,
        borderWidth: IconButtonComponentTokens.borderWidth,
        iconSize: IconButtonComponentTokens.iconSizeS,
        textStyle: ComponentMetrics.small.textStyle,
        controlSize: ComponentMetrics.small.controlSize
    )
    static let pillStyles: ComponentParts = [
        "whole": ComponentPartStyle(cornerRadius: [.normal: IconButtonComponentTokens.borderRadiusPill])
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
