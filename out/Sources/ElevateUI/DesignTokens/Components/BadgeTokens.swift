#if os(iOS)
import SwiftUI

/// The types of `ElevateBadge`, and how it looks.
///
/// The styles come from the design tokens of the component.
@available(iOS 15, *)
nonisolated public enum BadgeTokens {
    // MARK: - Types

    public typealias Shape = ElevateShape

    /// What `rank` can be in the web component.
    @available(iOS 15, *)
    public enum Rank: Int, CaseIterable, Sendable {
        case one = 1
        case two = 2
        case three = 3
    }

    /// `BadgeTone` of the web library: `tone`.
    @available(iOS 15, *)
    public enum Tone: String, CaseIterable, Sendable {
        case primary
        case success
        case warning
        case danger
        case emphasized
        case neutral
        case brand
    }

    // MARK: - Colors and Sizes

    /// The default colors.
    static let colors = neutralColors
    /// The default sizes.
    static let metrics = ComponentMetrics(
        minimumHeight: BadgeComponentTokens.height,
        padding: EdgeInsets(
            top: BadgeComponentTokens.paddingBlock,
            leading: BadgeComponentTokens.paddingInline,
            bottom: BadgeComponentTokens.paddingBlock,
            trailing: BadgeComponentTokens.paddingInline
        ),
        spacing: BadgeComponentTokens.gap,
        cornerRadius: BadgeComponentTokens.borderRadiusBox,
        borderWidth: BadgeComponentTokens.borderWidth,
        iconSize: ComponentMetrics.medium.iconSize,
        textStyle: .caption,
        controlSize: ComponentMetrics.medium.controlSize,
        typeface: BadgeComponentTokens.fontFamily[0],
        fontSize: BadgeComponentTokens.fontSize,
        fontWeight: BadgeComponentTokens.fontWeight
    )
    static let dangerColors = ComponentColors(
        background: BadgeComponentTokens.fillDanger,
        backgroundPressed: BadgeComponentTokens.fillDanger,
        backgroundSelected: BadgeComponentTokens.fillDanger,
        backgroundSelectedPressed: BadgeComponentTokens.fillDanger,
        backgroundDisabled: BadgeComponentTokens.fillDanger,
        text: BadgeComponentTokens.textDanger,
        textSelected: BadgeComponentTokens.textDanger,
        textDisabled: ComponentColors.danger.textDisabled,
        border: BadgeComponentTokens.fillDanger,
        borderSelected: BadgeComponentTokens.fillDanger,
        borderDisabled: BadgeComponentTokens.fillDanger,
        borderFocused: ComponentColors.danger.borderFocused,
        borderInvalid: ComponentColors.danger.borderInvalid,
        tint: BadgeComponentTokens.fillDanger
    )
    static let neutralColors = ComponentColors(
        background: BadgeComponentTokens.fillNeutral,
        backgroundPressed: BadgeComponentTokens.fillNeutral,
        backgroundSelected: BadgeComponentTokens.fillNeutral,
        backgroundSelectedPressed: BadgeComponentTokens.fillNeutral,
        backgroundDisabled: BadgeComponentTokens.fillNeutral,
        text: BadgeComponentTokens.textNeutral,
        textSelected: BadgeComponentTokens.textNeutral,
        textDisabled: ComponentColors.neutral.textDisabled,
        border: BadgeComponentTokens.fillNeutral,
        borderSelected: BadgeComponentTokens.fillNeutral,
        borderDisabled: BadgeComponentTokens.fillNeutral,
        borderFocused: ComponentColors.neutral.borderFocused,
        borderInvalid: ComponentColors.neutral.borderInvalid,
        tint: BadgeComponentTokens.fillNeutral
    )
    static let primaryColors = ComponentColors(
        background: BadgeComponentTokens.fillPrimary,
        backgroundPressed: BadgeComponentTokens.fillPrimary,
        backgroundSelected: BadgeComponentTokens.fillPrimary,
        backgroundSelectedPressed: BadgeComponentTokens.fillPrimary,
        backgroundDisabled: BadgeComponentTokens.fillPrimary,
        text: BadgeComponentTokens.textPrimary,
        textSelected: BadgeComponentTokens.textPrimary,
        textDisabled: ComponentColors.primary.textDisabled,
        border: BadgeComponentTokens.fillPrimary,
        borderSelected: BadgeComponentTokens.fillPrimary,
        borderDisabled: BadgeComponentTokens.fillPrimary,
        borderFocused: ComponentColors.primary.borderFocused,
        borderInvalid: ComponentColors.primary.borderInvalid,
        tint: BadgeComponentTokens.fillPrimary
    )
    static let emphasizedColors = ComponentColors(
        background: BadgeComponentTokens.fillEmphasized,
        backgroundPressed: BadgeComponentTokens.fillEmphasized,
        backgroundSelected: BadgeComponentTokens.fillEmphasized,
        backgroundSelectedPressed: BadgeComponentTokens.fillEmphasized,
        backgroundDisabled: BadgeComponentTokens.fillEmphasized,
        text: BadgeComponentTokens.textEmphasized,
        textSelected: BadgeComponentTokens.textEmphasized,
        textDisabled: ComponentColors.primary.textDisabled,
        border: BadgeComponentTokens.fillEmphasized,
        borderSelected: BadgeComponentTokens.fillEmphasized,
        borderDisabled: BadgeComponentTokens.fillEmphasized,
        borderFocused: ComponentColors.primary.borderFocused,
        borderInvalid: ComponentColors.primary.borderInvalid,
        tint: BadgeComponentTokens.fillEmphasized
    )
    static let brandColors = ComponentColors(
        background: BadgeComponentTokens.fillBrand,
        backgroundPressed: BadgeComponentTokens.fillBrand,
        backgroundSelected: BadgeComponentTokens.fillBrand,
        backgroundSelectedPressed: BadgeComponentTokens.fillBrand,
        backgroundDisabled: BadgeComponentTokens.fillBrand,
        text: BadgeComponentTokens.textBrand,
        textSelected: BadgeComponentTokens.textBrand,
        textDisabled: ComponentColors.primary.textDisabled,
        border: BadgeComponentTokens.fillBrand,
        borderSelected: BadgeComponentTokens.fillBrand,
        borderDisabled: BadgeComponentTokens.fillBrand,
        borderFocused: ComponentColors.primary.borderFocused,
        borderInvalid: ComponentColors.primary.borderInvalid,
        tint: BadgeComponentTokens.fillBrand
    )
    static let successColors = ComponentColors(
        background: BadgeComponentTokens.fillSuccess,
        backgroundPressed: BadgeComponentTokens.fillSuccess,
        backgroundSelected: BadgeComponentTokens.fillSuccess,
        backgroundSelectedPressed: BadgeComponentTokens.fillSuccess,
        backgroundDisabled: BadgeComponentTokens.fillSuccess,
        text: BadgeComponentTokens.textSuccess,
        textSelected: BadgeComponentTokens.textSuccess,
        textDisabled: ComponentColors.success.textDisabled,
        border: BadgeComponentTokens.fillSuccess,
        borderSelected: BadgeComponentTokens.fillSuccess,
        borderDisabled: BadgeComponentTokens.fillSuccess,
        borderFocused: ComponentColors.success.borderFocused,
        borderInvalid: ComponentColors.success.borderInvalid,
        tint: BadgeComponentTokens.fillSuccess
    )
    static let warningColors = ComponentColors(
        background: BadgeComponentTokens.fillWarning,
        backgroundPressed: BadgeComponentTokens.fillWarning,
        backgroundSelected: BadgeComponentTokens.fillWarning,
        backgroundSelectedPressed: BadgeComponentTokens.fillWarning,
        backgroundDisabled: BadgeComponentTokens.fillWarning,
        text: BadgeComponentTokens.textWarning,
        textSelected: BadgeComponentTokens.textWarning,
        textDisabled: ComponentColors.warning.textDisabled,
        border: BadgeComponentTokens.fillWarning,
        borderSelected: BadgeComponentTokens.fillWarning,
        borderDisabled: BadgeComponentTokens.fillWarning,
        borderFocused: ComponentColors.warning.borderFocused,
        borderInvalid: ComponentColors.warning.borderInvalid,
        tint: BadgeComponentTokens.fillWarning
    )
    static let boxStyles: ComponentParts = [
        "whole": ComponentPartStyle(cornerRadius: [.normal: BadgeComponentTokens.borderRadiusBox])
    ]
    static let pillStyles: ComponentParts = [
        "whole": ComponentPartStyle(cornerRadius: [.normal: BadgeComponentTokens.borderRadiusPill])
    ]
    /// The default shape.
    static let shape = ComponentShapeKind.rounded

    /// What the tokens say for some values alone.
    static func styles(shape: Shape) -> ComponentParts {
        var styles: ComponentParts = [:]
        if shape == .box { styles = styles.adding(boxStyles) }
        if shape == .pill { styles = styles.adding(pillStyles) }
        return styles
    }

    static func colors(for value: Tone) -> ComponentColors {
        switch value {
        case .danger: dangerColors
        case .neutral: neutralColors
        case .primary: primaryColors
        case .emphasized: emphasizedColors
        case .brand: brandColors
        case .success: successColors
        case .warning: warningColors
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
