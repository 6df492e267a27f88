#if os(iOS)
import SwiftUI

/// The design tokens of `chip`. They refer to those of the whole design system.
///
/// Generated from design tokens: change those, and generate again.
@available(iOS 15, *)
nonisolated public enum ChipComponentTokens {
    /// `elvt-component-chip-border-danger-default`
    public static let borderDangerDefault: Color = ElevateAliases.Action.dangerBorderDefault
    /// `elvt-component-chip-border-danger-disabled`
    public static let borderDangerDisabled: Color = ElevateAliases.Action.dangerBorderDisabled
    /// `elvt-component-chip-border-danger-selected-default`
    public static let borderDangerSelectedDefault: Color = ElevateAliases.Action.dangerBorderSelectedDefault
    /// `elvt-component-chip-border-emphasized-default`
    public static let borderEmphasizedDefault: Color = ElevateAliases.Action.emphasizedBorderDefault
    /// `elvt-component-chip-border-emphasized-disabled`
    public static let borderEmphasizedDisabled: Color = ElevateAliases.Action.emphasizedBorderDisabled
    /// `elvt-component-chip-border-emphasized-selected-default`
    public static let borderEmphasizedSelectedDefault: Color = ElevateAliases.Action.emphasizedBorderSelectedDefault
    /// `elvt-component-chip-border-highlight-default`
    public static let borderHighlightDefault: Color = ElevateAliases.Action.highlightBorderDefault
    /// `elvt-component-chip-border-highlight-disabled`
    public static let borderHighlightDisabled: Color = ElevateAliases.Action.highlightBorderDisabled
    /// `elvt-component-chip-border-highlight-selected-default`
    public static let borderHighlightSelectedDefault: Color = ElevateAliases.Action.highlightBorderSelectedDefault
    /// `elvt-component-chip-border-higlight-hover`
    public static let borderHiglightHover: Color = ElevateAliases.Action.highlightBorderDefault
    /// `elvt-component-chip-border-neutral-default`
    public static let borderNeutralDefault: Color = ElevateAliases.Action.neutralBorderDefault
    /// `elvt-component-chip-border-neutral-disabled`
    public static let borderNeutralDisabled: Color = ElevateAliases.Action.neutralBorderDisabled
    /// `elvt-component-chip-border-neutral-selected-default`
    public static let borderNeutralSelectedDefault: Color = ElevateAliases.Action.neutralBorderSelectedDefault
    /// `elvt-component-chip-border-primary-default`
    public static let borderPrimaryDefault: Color = ElevateAliases.Action.primaryBorderDefault
    /// `elvt-component-chip-border-primary-disabled`
    public static let borderPrimaryDisabled: Color = ElevateAliases.Action.primaryBorderDisabled
    /// `elvt-component-chip-border-primary-selected-default`
    public static let borderPrimarySelectedDefault: Color = ElevateAliases.Action.primaryBorderSelectedDefault
    /// `elvt-component-chip-border-radius-box`
    public static let borderRadiusBox: CGFloat = ElevateAliases.Radius.s
    /// `elvt-component-chip-border-radius-pill`
    public static let borderRadiusPill: CGFloat = ElevateAliases.Radius.full
    /// `elvt-component-chip-border-success-default`
    public static let borderSuccessDefault: Color = ElevateAliases.Action.successBorderDefault
    /// `elvt-component-chip-border-success-disabled`
    public static let borderSuccessDisabled: Color = ElevateAliases.Action.successBorderDisabled
    /// `elvt-component-chip-border-success-selected-default`
    public static let borderSuccessSelectedDefault: Color = ElevateAliases.Action.successBorderSelectedDefault
    /// `elvt-component-chip-border-warning-default`
    public static let borderWarningDefault: Color = ElevateAliases.Action.warningBorderDefault
    /// `elvt-component-chip-border-warning-disabled`
    public static let borderWarningDisabled: Color = ElevateAliases.Action.warningBorderDisabled
    /// `elvt-component-chip-border-warning-selected-default`
    public static let borderWarningSelectedDefault: Color = ElevateAliases.Action.warningBorderSelectedDefault
    /// `elvt-component-chip-border-width`
    public static let borderWidth: CGFloat = ElevateAliases.Stroke.default
    /// `elvt-component-chip-fill-danger-active`
    public static let fillDangerActive: Color = ElevateAliases.Action.dangerFillActive
    /// `elvt-component-chip-fill-danger-default`
    public static let fillDangerDefault: Color = ElevateAliases.Action.dangerFillDefault
    /// `elvt-component-chip-fill-danger-disabled`
    public static let fillDangerDisabled: Color = ElevateAliases.Action.dangerFillDisabled
    /// `elvt-component-chip-fill-danger-hover`
    public static let fillDangerHover: Color = ElevateAliases.Action.dangerFillHover
    /// `elvt-component-chip-fill-danger-selected-active`
    public static let fillDangerSelectedActive: Color = ElevateAliases.Action.dangerFillSelectedActive
    /// `elvt-component-chip-fill-danger-selected-default`
    public static let fillDangerSelectedDefault: Color = ElevateAliases.Action.dangerFillSelectedDefault
    /// `elvt-component-chip-fill-danger-selected-hover`
    public static let fillDangerSelectedHover: Color = ElevateAliases.Action.dangerFillSelectedHover
    /// `elvt-component-chip-fill-emphasized-active`
    public static let fillEmphasizedActive: Color = ElevateAliases.Action.emphasizedFillActive
    /// `elvt-component-chip-fill-emphasized-default`
    public static let fillEmphasizedDefault: Color = ElevateAliases.Action.emphasizedFillDefault
    /// `elvt-component-chip-fill-emphasized-disabled`
    public static let fillEmphasizedDisabled: Color = ElevateAliases.Action.emphasizedFillDisabled
    /// `elvt-component-chip-fill-emphasized-hover`
    public static let fillEmphasizedHover: Color = ElevateAliases.Action.emphasizedFillHover
    /// `elvt-component-chip-fill-emphasized-selected-active`
    public static let fillEmphasizedSelectedActive: Color = ElevateAliases.Action.emphasizedFillSelectedActive
    /// `elvt-component-chip-fill-emphasized-selected-default`
    public static let fillEmphasizedSelectedDefault: Color = ElevateAliases.Action.emphasizedFillSelectedDefault
    /// `elvt-component-chip-fill-emphasized-selected-hover`
    public static let fillEmphasizedSelectedHover: Color = ElevateAliases.Action.emphasizedFillSelectedHover
    /// `elvt-component-chip-fill-highlight-active`
    public static let fillHighlightActive: Color = ElevateAliases.Action.highlightFillActive
    /// `elvt-component-chip-fill-highlight-default`
    public static let fillHighlightDefault: Color = ElevateAliases.Action.highlightFillDefault
    /// `elvt-component-chip-fill-highlight-disabled`
    public static let fillHighlightDisabled: Color = ElevateAliases.Action.highlightFillDisabled
    /// `elvt-component-chip-fill-highlight-hover`
    public static let fillHighlightHover: Color = ElevateAliases.Action.highlightFillHover
    /// `elvt-component-chip-fill-highlight-selected-active`
    public static let fillHighlightSelectedActive: Color = ElevateAliases.Action.highlightFillSelectedActive
    /// `elvt-component-chip-fill-highlight-selected-default`
    public static let fillHighlightSelectedDefault: Color = ElevateAliases.Action.highlightFillSelectedDefault
    /// `elvt-component-chip-fill-highlight-selected-hover`
    public static let fillHighlightSelectedHover: Color = ElevateAliases.Action.highlightFillSelectedHover
    /// `elvt-component-chip-fill-neutral-active`
    public static let fillNeutralActive: Color = ElevateAliases.Action.neutralFillActive
    /// `elvt-component-chip-fill-neutral-default`
    public static let fillNeutralDefault: Color = ElevateAliases.Action.neutralFillDefault
    /// `elvt-component-chip-fill-neutral-disabled`
    public static let fillNeutralDisabled: Color = ElevateAliases.Action.neutralFillDisabled
    /// `elvt-component-chip-fill-neutral-hover`
    public static let fillNeutralHover: Color = ElevateAliases.Action.neutralFillHover
    /// `elvt-component-chip-fill-neutral-selected-active`
    public static let fillNeutralSelectedActive: Color = ElevateAliases.Action.neutralFillSelectedActive
    /// `elvt-component-chip-fill-neutral-selected-default`
    public static let fillNeutralSelectedDefault: Color = ElevateAliases.Action.neutralFillSelectedDefault
    /// `elvt-component-chip-fill-neutral-selected-hover`
    public static let fillNeutralSelectedHover: Color = ElevateAliases.Action.neutralFillSelectedHover
    /// `elvt-component-chip-fill-primary-active`
    public static let fillPrimaryActive: Color = ElevateAliases.Action.primaryFillActive
    /// `elvt-component-chip-fill-primary-default`
    public static let fillPrimaryDefault: Color = ElevateAliases.Action.primaryFillDefault
    /// `elvt-component-chip-fill-primary-disabled`
    public static let fillPrimaryDisabled: Color = ElevateAliases.Action.primaryFillDisabled
    /// `elvt-component-chip-fill-primary-hover`
    public static let fillPrimaryHover: Color = ElevateAliases.Action.primaryFillHover
    /// `elvt-component-chip-fill-primary-selected-active`
    public static let fillPrimarySelectedActive: Color = ElevateAliases.Action.primaryFillSelectedActive
    /// `elvt-component-chip-fill-primary-selected-default`
    public static let fillPrimarySelectedDefault: Color = ElevateAliases.Action.primaryFillSelectedDefault
    /// `elvt-component-chip-fill-primary-selected-hover`
    public static let fillPrimarySelectedHover: Color = ElevateAliases.Action.primaryFillSelectedHover
    /// `elvt-component-chip-fill-success-active`
    public static let fillSuccessActive: Color = ElevateAliases.Action.successFillActive
    /// `elvt-component-chip-fill-success-default`
    public static let fillSuccessDefault: Color = ElevateAliases.Action.successFillDefault
    /// `elvt-component-chip-fill-success-disabled`
    public static let fillSuccessDisabled: Color = ElevateAliases.Action.successFillDisabled
    /// `elvt-component-chip-fill-success-hover`
    public static let fillSuccessHover: Color = ElevateAliases.Action.successFillHover
    /// `elvt-component-chip-fill-success-selected-active`
    public static let fillSuccessSelectedActive: Color = ElevateAliases.Action.successFillSelectedActive
    /// `elvt-component-chip-fill-success-selected-default`
    public static let fillSuccessSelectedDefault: Color = ElevateAliases.Action.successFillSelectedDefault
    /// `elvt-component-chip-fill-success-selected-hover`
    public static let fillSuccessSelectedHover: Color = ElevateAliases.Action.successFillSelectedHover
    /// `elvt-component-chip-fill-warning-active`
    public static let fillWarningActive: Color = ElevateAliases.Action.warningFillActive
    /// `elvt-component-chip-fill-warning-default`
    public static let fillWarningDefault: Color = ElevateAliases.Action.warningFillDefault
    /// `elvt-component-chip-fill-warning-disabled`
    public static let fillWarningDisabled: Color = ElevateAliases.Action.warningFillDisabled
    /// `elvt-component-chip-fill-warning-hover`
    public static let fillWarningHover: Color = ElevateAliases.Action.warningFillHover
    /// `elvt-component-chip-fill-warning-selected-active`
    public static let fillWarningSelectedActive: Color = ElevateAliases.Action.warningFillSelectedActive
    /// `elvt-component-chip-fill-warning-selected-default`
    public static let fillWarningSelectedDefault: Color = ElevateAliases.Action.warningFillSelectedDefault
    /// `elvt-component-chip-fill-warning-selected-hover`
    public static let fillWarningSelectedHover: Color = ElevateAliases.Action.warningFillSelectedHover
    /// `elvt-component-chip-font-family`
    public static let fontFamily: [String] = ElevateAliases.GroupFont.familyText
    /// `elvt-component-chip-font-size-l`
    public static let fontSizeL: CGFloat = ElevateAliases.GroupFont.sizeL
    /// `elvt-component-chip-font-size-m`
    public static let fontSizeM: CGFloat = ElevateAliases.GroupFont.sizeM
    /// `elvt-component-chip-font-size-s`
    public static let fontSizeS: CGFloat = ElevateAliases.GroupFont.sizeS
    /// `elvt-component-chip-font-weight`
    public static let fontWeight: Font.Weight = ElevateAliases.GroupFont.weightLabel
    /// `elvt-component-chip-gap-l`
    public static let gapL: CGFloat = ElevateAliases.Space.s
    /// `elvt-component-chip-gap-m`
    public static let gapM: CGFloat = ElevateAliases.Space.s
    /// `elvt-component-chip-gap-s`
    public static let gapS: CGFloat = ElevateAliases.Space.xs
    /// `elvt-component-chip-height-l`
    public static let heightL: CGFloat = ElevateAliases.Control.heightL
    /// `elvt-component-chip-height-m`
    public static let heightM: CGFloat = ElevateAliases.Control.heightM
    /// `elvt-component-chip-height-s`
    public static let heightS: CGFloat = ElevateAliases.Control.heightS
    /// `elvt-component-chip-icon-size-l`
    public static let iconSizeL: CGFloat = ElevateAliases.Control.iconL
    /// `elvt-component-chip-icon-size-m`
    public static let iconSizeM: CGFloat = ElevateAliases.Control.iconM
    /// `elvt-component-chip-icon-size-s`
    public static let iconSizeS: CGFloat = ElevateAliases.Control.iconS
    /// `elvt-component-chip-padding-block-l`
    public static let paddingBlockL: CGFloat = ElevateAliases.Space.m
    /// `elvt-component-chip-padding-block-m`
    public static let paddingBlockM: CGFloat = ElevateAliases.Space.s
    /// `elvt-component-chip-padding-block-s`
    public static let paddingBlockS: CGFloat = ElevateAliases.Space.xs
    /// `elvt-component-chip-padding-inline-l`
    public static let paddingInlineL: CGFloat = ElevateAliases.Space.l
    /// `elvt-component-chip-padding-inline-m`
    public static let paddingInlineM: CGFloat = ElevateAliases.Space.controlInline
    /// `elvt-component-chip-padding-inline-s`
    public static let paddingInlineS: CGFloat = ElevateAliases.Space.s
    /// `elvt-component-chip-text-danger-default`
    public static let textDangerDefault: Color = ElevateAliases.Action.dangerTextDefault
    /// `elvt-component-chip-text-danger-disabled`
    public static let textDangerDisabled: Color = ElevateAliases.Action.dangerTextDisabled
    /// `elvt-component-chip-text-danger-selected-default`
    public static let textDangerSelectedDefault: Color = ElevateAliases.Action.dangerTextSelectedDefault
    /// `elvt-component-chip-text-emphasized-default`
    public static let textEmphasizedDefault: Color = ElevateAliases.Action.emphasizedTextDefault
    /// `elvt-component-chip-text-emphasized-disabled`
    public static let textEmphasizedDisabled: Color = ElevateAliases.Action.emphasizedTextDisabled
    /// `elvt-component-chip-text-emphasized-selected-default`
    public static let textEmphasizedSelectedDefault: Color = ElevateAliases.Action.emphasizedTextSelectedDefault
    /// `elvt-component-chip-text-highlight-default`
    public static let textHighlightDefault: Color = ElevateAliases.Action.highlightTextDefault
    /// `elvt-component-chip-text-highlight-disabled`
    public static let textHighlightDisabled: Color = ElevateAliases.Action.highlightTextDisabled
    /// `elvt-component-chip-text-highlight-selected-default`
    public static let textHighlightSelectedDefault: Color = ElevateAliases.Action.highlightTextSelectedDefault
    /// `elvt-component-chip-text-neutral-default`
    public static let textNeutralDefault: Color = ElevateAliases.Action.neutralTextDefault
    /// `elvt-component-chip-text-neutral-disabled`
    public static let textNeutralDisabled: Color = ElevateAliases.Action.neutralTextDisabled
    /// `elvt-component-chip-text-neutral-selected-default`
    public static let textNeutralSelectedDefault: Color = ElevateAliases.Action.neutralTextSelectedDefault
    /// `elvt-component-chip-text-primary-default`
    public static let textPrimaryDefault: Color = ElevateAliases.Action.primaryTextDefault
    /// `elvt-component-chip-text-primary-disabled`
    public static let textPrimaryDisabled: Color = ElevateAliases.Action.primaryTextDisabled
    /// `elvt-component-chip-text-primary-selected-default`
    public static let textPrimarySelectedDefault: Color = ElevateAliases.Action.primaryTextSelectedDefault
    /// `elvt-component-chip-text-success-default`
    public static let textSuccessDefault: Color = ElevateAliases.Action.successTextDefault
    /// `elvt-component-chip-text-success-disabled`
    public static let textSuccessDisabled: Color = ElevateAliases.Action.successTextDisabled
    /// `elvt-component-chip-text-success-selected-default`
    public static let textSuccessSelectedDefault: Color = ElevateAliases.Action.successTextSelectedDefault
    /// `elvt-component-chip-text-warning-default`
    public static let textWarningDefault: Color = ElevateAliases.Action.warningTextDefault
    /// `elvt-component-chip-text-warning-disabled`
    public static let textWarningDisabled: Color = ElevateAliases.Action.warningTextDisabled
    /// `elvt-component-chip-text-warning-selected-default`
    public static let textWarningSelectedDefault: Color = ElevateAliases.Action.warningTextSelectedDefault
}
#endif
