#if os(iOS)
import SwiftUI

/// The types of `ElevateChip`, and how it looks.
///
/// The styles come from the design tokens of the component.
@available(iOS 15, *)
nonisolated public enum ChipTokens {
    // MARK: - Types

    public typealias Size = ElevateSize

    /// `ChipShape` of the web library: `shape`.
    @available(iOS 15, *)
    public enum Shape: String, CaseIterable, Sendable {
        case box
        case pill
    }

    /// `ChipTone` of the web library: `tone`.
    @available(iOS 15, *)
    public enum Tone: String, CaseIterable, Sendable {
        case primary
        case success
        case warning
        case danger
        case emphasized
        case neutral
        case highlight
    }

    // MARK: - Colors and Sizes

    /// The default colors.
    static let colors = neutralColors
    /// The default sizes.
    static let metrics = mediumMetrics
    static let dangerColors = ComponentColors(
        background: ChipComponentTokens.fillDangerDefault,
        backgroundPressed: ChipComponentTokens.fillDangerActive,
        backgroundSelected: ChipComponentTokens.fillDangerSelectedDefault,
        backgroundSelectedPressed: ChipComponentTokens.fillDangerSelectedActive,
        backgroundDisabled: ChipComponentTokens.fillDangerDisabled,
        text: ChipComponentTokens.textDangerDefault,
        textSelected: ChipComponentTokens.textDangerSelectedDefault,
        textDisabled: ChipComponentTokens.textDangerDisabled,
        border: ChipComponentTokens.borderDangerDefault,
        borderSelected: ChipComponentTokens.borderDangerSelectedDefault,
        borderDisabled: ChipComponentTokens.borderDangerDisabled,
        borderFocused: ChipComponentTokens.borderDangerDefault,
        borderInvalid: ComponentColors.danger.borderInvalid,
        tint: ChipComponentTokens.fillDangerDefault,
        backgroundHovered: ChipComponentTokens.fillDangerHover,
        backgroundSelectedHovered: ChipComponentTokens.fillDangerSelectedHover
    )
    static let neutralColors = ComponentColors(
        background: ChipComponentTokens.fillNeutralDefault,
        backgroundPressed: ChipComponentTokens.fillNeutralActive,
        backgroundSelected: ChipComponentTokens.fillNeutralSelectedDefault,
        backgroundSelectedPressed: ChipComponentTokens.fillNeutralSelectedActive,
        backgroundDisabled: ChipComponentTokens.fillNeutralDisabled,
        text: ChipComponentTokens.textNeutralDefault,
        textSelected: ChipComponentTokens.textNeutralSelectedDefault,
        textDisabled: ChipComponentTokens.textNeutralDisabled,
        border: ChipComponentTokens.borderNeutralDefault,
        borderSelected: ChipComponentTokens.borderNeutralSelectedDefault,
        borderDisabled: ChipComponentTokens.borderNeutralDisabled,
        borderFocused: ChipComponentTokens.borderNeutralDefault,
        borderInvalid: ComponentColors.neutral.borderInvalid,
        tint: ChipComponentTokens.fillNeutralDefault,
        backgroundHovered: ChipComponentTokens.fillNeutralHover,
        backgroundSelectedHovered: ChipComponentTokens.fillNeutralSelectedHover
    )
    static let primaryColors = ComponentColors(
        background: ChipComponentTokens.fillPrimaryDefault,
        backgroundPressed: ChipComponentTokens.fillPrimaryActive,
        backgroundSelected: ChipComponentTokens.fillPrimarySelectedDefault,
        backgroundSelectedPressed: ChipComponentTokens.fillPrimarySelectedActive,
        backgroundDisabled: ChipComponentTokens.fillPrimaryDisabled,
        text: ChipComponentTokens.textPrimaryDefault,
        textSelected: ChipComponentTokens.textPrimarySelectedDefault,
        textDisabled: ChipComponentTokens.textPrimaryDisabled,
        border: ChipComponentTokens.borderPrimaryDefault,
        borderSelected: ChipComponentTokens.borderPrimarySelectedDefault,
        borderDisabled: ChipComponentTokens.borderPrimaryDisabled,
        borderFocused: ChipComponentTokens.borderPrimaryDefault,
        borderInvalid: ComponentColors.primary.borderInvalid,
        tint: ChipComponentTokens.fillPrimaryDefault,
        backgroundHovered: ChipComponentTokens.fillPrimaryHover,
        backgroundSelectedHovered: ChipComponentTokens.fillPrimarySelectedHover
    )
    static let emphasizedColors = ComponentColors(
        background: ChipComponentTokens.fillEmphasizedDefault,
        backgroundPressed: ChipComponentTokens.fillEmphasizedActive,
        backgroundSelected: ChipComponentTokens.fillEmphasizedSelectedDefault,
        backgroundSelectedPressed: ChipComponentTokens.fillEmphasizedSelectedActive,
        backgroundDisabled: ChipComponentTokens.fillEmphasizedDisabled,
        text: ChipComponentTokens.textEmphasizedDefault,
        textSelected: ChipComponentTokens.textEmphasizedSelectedDefault,
        textDisabled: ChipComponentTokens.textEmphasizedDisabled,
        border: ChipComponentTokens.borderEmphasizedDefault,
        borderSelected: ChipComponentTokens.borderEmphasizedSelectedDefault,
        borderDisabled: ChipComponentTokens.borderEmphasizedDisabled,
        borderFocused: ChipComponentTokens.borderEmphasizedDefault,
        borderInvalid: ComponentColors.primary.borderInvalid,
        tint: ChipComponentTokens.fillEmphasizedDefault,
        backgroundHovered: ChipComponentTokens.fillEmphasizedHover,
        backgroundSelectedHovered: ChipComponentTokens.fillEmphasizedSelectedHover
    )
    static let highlightColors = ComponentColors(
        background: ChipComponentTokens.fillHighlightDefault,
        backgroundPressed: ChipComponentTokens.fillHighlightActive,
        backgroundSelected: ChipComponentTokens.fillHighlightSelectedDefault,
        backgroundSelectedPressed: ChipComponentTokens.fillHighlightSelectedActive,
        backgroundDisabled: ChipComponentTokens.fillHighlightDisabled,
        text: ChipComponentTokens.textHighlightDefault,
        textSelected: ChipComponentTokens.textHighlightSelectedDefault,
        textDisabled: ChipComponentTokens.textHighlightDisabled,
        border: ChipComponentTokens.borderHighlightDefault,
        borderSelected: ChipComponentTokens.borderHighlightSelectedDefault,
        borderDisabled: ChipComponentTokens.borderHighlightDisabled,
        borderFocused: ChipComponentTokens.borderHighlightDefault,
        borderInvalid: ComponentColors.primary.borderInvalid,
        tint: ChipComponentTokens.fillHighlightDefault,
        backgroundHovered: ChipComponentTokens.fillHighlightHover,
        backgroundSelectedHovered: ChipComponentTokens.fillHighlightSelectedHover
    )
    static let successColors = ComponentColors(
        background: ChipComponentTokens.fillSuccessDefault,
        backgroundPressed: ChipComponentTokens.fillSuccessActive,
        backgroundSelected: ChipComponentTokens.fillSuccessSelectedDefault,
        backgroundSelectedPressed: ChipComponentTokens.fillSuccessSelectedActive,
        backgroundDisabled: ChipComponentTokens.fillSuccessDisabled,
        text: ChipComponentTokens.textSuccessDefault,
        textSelected: ChipComponentTokens.textSuccessSelectedDefault,
        textDisabled: ChipComponentTokens.textSuccessDisabled,
        border: ChipComponentTokens.borderSuccessDefault,
        borderSelected: ChipComponentTokens.borderSuccessSelectedDefault,
        borderDisabled: ChipComponentTokens.borderSuccessDisabled,
        borderFocused: ChipComponentTokens.borderSuccessDefault,
        borderInvalid: ComponentColors.success.borderInvalid,
        tint: ChipComponentTokens.fillSuccessDefault,
        backgroundHovered: ChipComponentTokens.fillSuccessHover,
        backgroundSelectedHovered: ChipComponentTokens.fillSuccessSelectedHover
    )
    static let warningColors = ComponentColors(
        background: ChipComponentTokens.fillWarningDefault,
        backgroundPressed: ChipComponentTokens.fillWarningActive,
        backgroundSelected: ChipComponentTokens.fillWarningSelectedDefault,
        backgroundSelectedPressed: ChipComponentTokens.fillWarningSelectedActive,
        backgroundDisabled: ChipComponentTokens.fillWarningDisabled,
        text: ChipComponentTokens.textWarningDefault,
        textSelected: ChipComponentTokens.textWarningSelectedDefault,
        textDisabled: ChipComponentTokens.textWarningDisabled,
        border: ChipComponentTokens.borderWarningDefault,
        borderSelected: ChipComponentTokens.borderWarningSelectedDefault,
        borderDisabled: ChipComponentTokens.borderWarningDisabled,
        borderFocused: ChipComponentTokens.borderWarningDefault,
        borderInvalid: ComponentColors.warning.borderInvalid,
        tint: ChipComponentTokens.fillWarningDefault,
        backgroundHovered: ChipComponentTokens.fillWarningHover,
        backgroundSelectedHovered: ChipComponentTokens.fillWarningSelectedHover
    )
    static let largeMetrics = ComponentMetrics(
        minimumHeight: ChipComponentTokens.heightL,
        padding: EdgeInsets(
            top: ChipComponentTokens.paddingBlockL,
            leading: ChipComponentTokens.paddingInlineL,
            bottom: ChipComponentTokens.paddingBlockL,
            trailing: ChipComponentTokens.paddingInlineL
        ),
        spacing: ChipComponentTokens.gapL,
        cornerRadius: ChipComponentTokens.borderRadiusBox,
        borderWidth: ChipComponentTokens.borderWidth,
        iconSize: ChipComponentTokens.iconSizeL,
        textStyle: .body,
        controlSize: ComponentMetrics.large.controlSize,
        typeface: ChipComponentTokens.fontFamily[0],
        fontSize: ChipComponentTokens.fontSizeL,
        fontWeight: ChipComponentTokens.fontWeight
    )
    /// 40 points high, with a touch target of 44.
    static let mediumMetrics = ComponentMetrics(
        minimumHeight: ChipComponentTokens.heightM,
        padding: EdgeInsets(
            top: ChipComponentTokens.paddingBlockM,
            leading: ChipComponentTokens.paddingInlineM,
            bottom: ChipComponentTokens.paddingBlockM,
            trailing: ChipComponentTokens.paddingInlineM
        ),
        spacing: ChipComponentTokens.gapM,
        cornerRadius: ChipComponentTokens.borderRadiusBox,
        borderWidth: ChipComponentTokens.borderWidth,
        iconSize: ChipComponentTokens.iconSizeM,
        textStyle: .body,
        controlSize: ComponentMetrics.medium.controlSize,
        typeface: ChipComponentTokens.fontFamily[0],
        fontSize: ChipComponentTokens.fontSizeM,
        fontWeight: ChipComponentTokens.fontWeight
    )
    /// 32 points high, with a touch target of 44.
    static let smallMetrics = ComponentMetrics(
        minimumHeight: ChipComponentTokens.heightS,
        padding: EdgeInsets(
            top: ChipComponentTokens.paddingBlockS,
            leading: ChipComponentTokens.paddingInlineS,
            bottom: ChipComponentTokens.paddingBlockS,
            trailing: ChipComponentTokens.paddingInlineS
        ),
        spacing: ChipComponentTokens.gapS,
        cornerRadius: ChipComponentTokens.borderRadiusBox,
        borderWidth: ChipComponentTokens.borderWidth,
        iconSize: ChipComponentTokens.iconSizeS,
        textStyle: .subheadline,
        controlSize: ComponentMetrics.small.controlSize,
        typeface: ChipComponentTokens.fontFamily[0],
        fontSize: ChipComponentTokens.fontSizeS,
        fontWeight: ChipComponentTokens.fontWeight
    )
    static let pillStyles: ComponentParts = [
        "whole": ComponentPartStyle(cornerRadius: [.normal: ChipComponentTokens.borderRadiusPill])
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
        case .highlight: highlightColors
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
