#if os(iOS)
import SwiftUI

/// The design tokens of `badge`. They refer to those of the whole design system.
///
/// Generated from design tokens: change those, and generate again.
@available(iOS 15, *)
nonisolated public enum BadgeComponentTokens {
    /// `elvt-component-badge-border-radius-box`
    public static let borderRadiusBox: CGFloat = ElevateAliases.Radius.s
    /// `elvt-component-badge-border-radius-pill`
    public static let borderRadiusPill: CGFloat = ElevateAliases.Radius.full
    /// `elvt-component-badge-border-width`
    public static let borderWidth: CGFloat = ElevateAliases.Stroke.default
    /// `elvt-component-badge-fill-brand`
    public static let fillBrand: Color = ElevateAliases.Action.brandFillDefault
    /// `elvt-component-badge-fill-danger`
    public static let fillDanger: Color = ElevateAliases.Action.dangerFillDefault
    /// `elvt-component-badge-fill-emphasized`
    public static let fillEmphasized: Color = ElevateAliases.Action.emphasizedFillDefault
    /// `elvt-component-badge-fill-neutral`
    public static let fillNeutral: Color = ElevateAliases.Action.neutralFillDefault
    /// `elvt-component-badge-fill-primary`
    public static let fillPrimary: Color = ElevateAliases.Action.primaryFillDefault
    /// `elvt-component-badge-fill-success`
    public static let fillSuccess: Color = ElevateAliases.Action.successFillDefault
    /// `elvt-component-badge-fill-warning`
    public static let fillWarning: Color = ElevateAliases.Action.warningFillDefault
    /// `elvt-component-badge-font-family`
    public static let fontFamily: [String] = ElevateAliases.GroupFont.familyText
    /// `elvt-component-badge-font-size`
    public static let fontSize: CGFloat = ElevateAliases.GroupFont.sizeCaption
    /// `elvt-component-badge-font-weight`
    public static let fontWeight: Font.Weight = ElevateAliases.GroupFont.weightLabel
    /// `elvt-component-badge-gap`
    public static let gap: CGFloat = ElevateAliases.Space.xs
    /// `elvt-component-badge-height`
    public static let height: CGFloat = ElevateAliases.Control.iconM
    /// `elvt-component-badge-padding-block`
    public static let paddingBlock: CGFloat = ElevateAliases.Space.tight
    /// `elvt-component-badge-padding-inline`
    public static let paddingInline: CGFloat = ElevateAliases.Space.xs
    /// `elvt-component-badge-text-brand`
    public static let textBrand: Color = ElevateAliases.Action.brandTextDefault
    /// `elvt-component-badge-text-danger`
    public static let textDanger: Color = ElevateAliases.Action.dangerTextDefault
    /// `elvt-component-badge-text-emphasized`
    public static let textEmphasized: Color = ElevateAliases.Action.emphasizedTextDefault
    /// `elvt-component-badge-text-neutral`
    public static let textNeutral: Color = ElevateAliases.Action.neutralTextDefault
    /// `elvt-component-badge-text-primary`
    public static let textPrimary: Color = ElevateAliases.Action.primaryTextDefault
    /// `elvt-component-badge-text-success`
    public static let textSuccess: Color = ElevateAliases.Action.successTextDefault
    /// `elvt-component-badge-text-warning`
    public static let textWarning: Color = ElevateAliases.Feedback.warningBorder
}
#endif
