#if os(iOS)
import SwiftUI

/// The design tokens of `button`. They refer to those of the whole design system.
///
/// Generated from design tokens: change those, and generate again.
@available(iOS 15, *)
nonisolated public enum ButtonComponentTokens {
    /// `elvt-component-button-border-danger-default`
    public static let borderDangerDefault: Color = ElevateAliases.Action.dangerBorderDefault
    /// `elvt-component-button-border-danger-disabled`
    public static let borderDangerDisabled: Color = ElevateAliases.Action.dangerBorderDisabled
    /// `elvt-component-button-border-danger-selected-default`
    public static let borderDangerSelectedDefault: Color = ElevateAliases.Action.dangerBorderSelectedDefault
    /// `elvt-component-button-border-emphasized-default`
    public static let borderEmphasizedDefault: Color = ElevateAliases.Action.emphasizedBorderDefault
    /// `elvt-component-button-border-emphasized-disabled`
    public static let borderEmphasizedDisabled: Color = ElevateAliases.Action.emphasizedBorderDisabled
    /// `elvt-component-button-border-emphasized-selected-default`
    public static let borderEmphasizedSelectedDefault: Color = ElevateAliases.Action.emphasizedBorderSelectedDefault
    /// `elvt-component-button-border-neutral-default`
    public static let borderNeutralDefault: Color = ElevateAliases.Action.neutralBorderDefault
    /// `elvt-component-button-border-neutral-disabled`
    public static let borderNeutralDisabled: Color = ElevateAliases.Action.neutralBorderDisabled
    /// `elvt-component-button-border-neutral-selected-default`
    public static let borderNeutralSelectedDefault: Color = ElevateAliases.Action.neutralBorderSelectedDefault
    /// `elvt-component-button-border-primary-default`
    public static let borderPrimaryDefault: Color = ElevateAliases.Action.primaryBorderDefault
    /// `elvt-component-button-border-primary-disabled`
    public static let borderPrimaryDisabled: Color = ElevateAliases.Action.primaryBorderDisabled
    /// `elvt-component-button-border-primary-selected-default`
    public static let borderPrimarySelectedDefault: Color = ElevateAliases.Action.primaryBorderSelectedDefault
    /// `elvt-component-button-border-radius-box`
    public static let borderRadiusBox: CGFloat = ElevateAliases.Radius.s
    /// `elvt-component-button-border-radius-pill`
    public static let borderRadiusPill: CGFloat = ElevateAliases.Radius.full
    /// `elvt-component-button-border-success-default`
    public static let borderSuccessDefault: Color = ElevateAliases.Action.successBorderDefault
    /// `elvt-component-button-border-success-disabled`
    public static let borderSuccessDisabled: Color = ElevateAliases.Action.successBorderDisabled
    /// `elvt-component-button-border-success-selected-default`
    public static let borderSuccessSelectedDefault: Color = ElevateAliases.Action.successBorderSelectedDefault
    /// `elvt-component-button-border-warning-default`
    public static let borderWarningDefault: Color = ElevateAliases.Action.warningBorderDefault
    /// `elvt-component-button-border-warning-disabled`
    public static let borderWarningDisabled: Color = ElevateAliases.Action.warningBorderDisabled
    /// `elvt-component-button-border-warning-selected-default`
    public static let borderWarningSelectedDefault: Color = ElevateAliases.Action.warningBorderSelectedDefault
    /// `elvt-component-button-border-width`
    public static let borderWidth: CGFloat = ElevateAliases.Stroke.default
    /// `elvt-component-button-fill-danger-active`
    public static let fillDangerActive: Color = ElevateAliases.Action.dangerFillActive
    /// `elvt-component-button-fill-danger-default`
    public static let fillDangerDefault: Color = ElevateAliases.Action.dangerFillDefault
    /// `elvt-component-button-fill-danger-disabled`
    public static let fillDangerDisabled: Color = ElevateAliases.Action.dangerFillDisabled
    /// `elvt-component-button-fill-danger-hover`
    public static let fillDangerHover: Color = ElevateAliases.Action.dangerFillHover
    /// `elvt-component-button-fill-danger-selected-active`
    public static let fillDangerSelectedActive: Color = ElevateAliases.Action.dangerFillSelectedActive
    /// `elvt-component-button-fill-danger-selected-default`
    public static let fillDangerSelectedDefault: Color = ElevateAliases.Action.dangerFillSelectedDefault
    /// `elvt-component-button-fill-danger-selected-hover`
    public static let fillDangerSelectedHover: Color = ElevateAliases.Action.dangerFillSelectedHover
    /// `elvt-component-button-fill-emphasized-active`
    public static let fillEmphasizedActive: Color = ElevateAliases.Action.emphasizedFillActive
    /// `elvt-component-button-fill-emphasized-default`
    public static let fillEmphasizedDefault: Color = ElevateAliases.Action.emphasizedFillDefault
    /// `elvt-component-button-fill-emphasized-disabled`
    public static let fillEmphasizedDisabled: Color = ElevateAliases.Action.emphasizedFillDisabled
    /// `elvt-component-button-fill-emphasized-hover`
    public static let fillEmphasizedHover: Color = ElevateAliases.Action.emphasizedFillHover
    /// `elvt-component-button-fill-emphasized-selected-active`
    public static let fillEmphasizedSelectedActive: Color = ElevateAliases.Action.emphasizedFillSelectedActive
    /// `elvt-component-button-fill-emphasized-selected-default`
    public static let fillEmphasizedSelectedDefault: Color = ElevateAliases.Action.emphasizedFillSelectedDefault
    /// `elvt-component-button-fill-emphasized-selected-hover`
    public static let fillEmphasizedSelectedHover: Color = ElevateAliases.Action.emphasizedFillSelectedHover
    /// `elvt-component-button-fill-neutral-active`
    public static let fillNeutralActive: Color = ElevateAliases.Action.neutralFillActive
    /// `elvt-component-button-fill-neutral-default`
    public static let fillNeutralDefault: Color = ElevateAliases.Action.neutralFillDefault
    /// `elvt-component-button-fill-neutral-disabled`
    public static let fillNeutralDisabled: Color = ElevateAliases.Action.neutralFillDisabled
    /// `elvt-component-button-fill-neutral-hover`
    public static let fillNeutralHover: Color = ElevateAliases.Action.neutralFillHover
    /// `elvt-component-button-fill-neutral-selected-active`
    public static let fillNeutralSelectedActive: Color = ElevateAliases.Action.neutralFillSelectedActive
    /// `elvt-component-button-fill-neutral-selected-default`
    public static let fillNeutralSelectedDefault: Color = ElevateAliases.Action.neutralFillSelectedDefault
    /// `elvt-component-button-fill-neutral-selected-hover`
    public static let fillNeutralSelectedHover: Color = ElevateAliases.Action.neutralFillSelectedHover
    /// `elvt-component-button-fill-primary-active`
    public static let fillPrimaryActive: Color = ElevateAliases.Action.primaryFillActive
    /// `elvt-component-button-fill-primary-default`
    public static let fillPrimaryDefault: Color = ElevateAliases.Action.primaryFillDefault
    /// `elvt-component-button-fill-primary-disabled`
    public static let fillPrimaryDisabled: Color = ElevateAliases.Action.primaryFillDisabled
    /// `elvt-component-button-fill-primary-hover`
    public static let fillPrimaryHover: Color = ElevateAliases.Action.primaryFillHover
    /// `elvt-component-button-fill-primary-selected-active`
    public static let fillPrimarySelectedActive: Color = ElevateAliases.Action.primaryFillSelectedActive
    /// `elvt-component-button-fill-primary-selected-default`
    public static let fillPrimarySelectedDefault: Color = ElevateAliases.Action.primaryFillSelectedDefault
    /// `elvt-component-button-fill-primary-selected-hover`
    public static let fillPrimarySelectedHover: Color = ElevateAliases.Action.primaryFillSelectedHover
    /// `elvt-component-button-fill-success-active`
    public static let fillSuccessActive: Color = ElevateAliases.Action.successFillActive
    /// `elvt-component-button-fill-success-default`
    public static let fillSuccessDefault: Color = ElevateAliases.Action.successFillDefault
    /// `elvt-component-button-fill-success-disabled`
    public static let fillSuccessDisabled: Color = ElevateAliases.Action.successFillDisabled
    /// `elvt-component-button-fill-success-hover`
    public static let fillSuccessHover: Color = ElevateAliases.Action.successFillHover
    /// `elvt-component-button-fill-success-selected-active`
    public static let fillSuccessSelectedActive: Color = ElevateAliases.Action.successFillSelectedActive
    /// `elvt-component-button-fill-success-selected-default`
    public static let fillSuccessSelectedDefault: Color = ElevateAliases.Action.successFillSelectedDefault
    /// `elvt-component-button-fill-success-selected-hover`
    public static let fillSuccessSelectedHover: Color = ElevateAliases.Action.successFillSelectedHover
    /// `elvt-component-button-fill-warning-active`
    public static let fillWarningActive: Color = ElevateAliases.Action.warningFillActive
    /// `elvt-component-button-fill-warning-default`
    public static let fillWarningDefault: Color = ElevateAliases.Action.warningFillDefault
    /// `elvt-component-button-fill-warning-disabled`
    public static let fillWarningDisabled: Color = ElevateAliases.Action.warningFillDisabled
    /// `elvt-component-button-fill-warning-hover`
    public static let fillWarningHover: Color = ElevateAliases.Action.warningFillHover
    /// `elvt-component-button-fill-warning-selected-active`
    public static let fillWarningSelectedActive: Color = ElevateAliases.Action.warningFillSelectedActive
    /// `elvt-component-button-fill-warning-selected-default`
    public static let fillWarningSelectedDefault: Color = ElevateAliases.Action.warningFillSelectedDefault
    /// `elvt-component-button-fill-warning-selected-hover`
    public static let fillWarningSelectedHover: Color = ElevateAliases.Action.warningFillSelectedHover
    /// `elvt-component-button-font-family`
    public static let fontFamily: [String] = ElevateAliases.GroupFont.familyText
    /// `elvt-component-button-font-size-l`
    public static let fontSizeL: CGFloat = ElevateAliases.GroupFont.sizeL
    /// `elvt-component-button-font-size-m`
    public static let fontSizeM: CGFloat = ElevateAliases.GroupFont.sizeM
    /// `elvt-component-button-font-size-s`
    public static let fontSizeS: CGFloat = ElevateAliases.GroupFont.sizeS
    /// `elvt-component-button-font-weight`
    public static let fontWeight: Font.Weight = ElevateAliases.GroupFont.weightLabel
    /// `elvt-component-button-gap-l`
    public static let gapL: CGFloat = ElevateAliases.Space.s
    /// `elvt-component-button-gap-m`
    public static let gapM: CGFloat = ElevateAliases.Space.s
    /// `elvt-component-button-gap-s`
    public static let gapS: CGFloat = ElevateAliases.Space.xs
    /// `elvt-component-button-height-l`
    public static let heightL: CGFloat = ElevateAliases.Control.heightL
    /// `elvt-component-button-height-m`
    public static let heightM: CGFloat = ElevateAliases.Control.heightM
    /// `elvt-component-button-height-s`
    public static let heightS: CGFloat = ElevateAliases.Control.heightS
    /// `elvt-component-button-icon-size-l`
    public static let iconSizeL: CGFloat = ElevateAliases.Control.iconL
    /// `elvt-component-button-icon-size-m`
    public static let iconSizeM: CGFloat = ElevateAliases.Control.iconM
    /// `elvt-component-button-icon-size-s`
    public static let iconSizeS: CGFloat = ElevateAliases.Control.iconS
    /// `elvt-component-button-padding-block-l`
    public static let paddingBlockL: CGFloat = ElevateAliases.Space.m
    /// `elvt-component-button-padding-block-m`
    public static let paddingBlockM: CGFloat = ElevateAliases.Space.s
    /// `elvt-component-button-padding-block-s`
    public static let paddingBlockS: CGFloat = ElevateAliases.Space.xs
    /// `elvt-component-button-padding-inline-l`
    public static let paddingInlineL: CGFloat = ElevateAliases.Space.l
    /// `elvt-component-button-padding-inline-m`
    public static let paddingInlineM: CGFloat = ElevateAliases.Space.controlInline
    /// `elvt-component-button-padding-inline-s`
    public static let paddingInlineS: CGFloat = ElevateAliases.Space.s
    /// `elvt-component-button-text-danger-default`
    public static let textDangerDefault: Color = ElevateAliases.Action.dangerTextDefault
    /// `elvt-component-button-text-danger-disabled`
    public static let textDangerDisabled: Color = ElevateAliases.Action.dangerTextDisabled
    /// `elvt-component-button-text-danger-selected-default`
    public static let textDangerSelectedDefault: Color = ElevateAliases.Action.dangerTextSelectedDefault
    /// `elvt-component-button-text-emphasized-default`
    public static let textEmphasizedDefault: Color = ElevateAliases.Action.emphasizedTextDefault
    /// `elvt-component-button-text-emphasized-disabled`
    public static let textEmphasizedDisabled: Color = ElevateAliases.Action.emphasizedTextDisabled
    /// `elvt-component-button-text-emphasized-selected-default`
    public static let textEmphasizedSelectedDefault: Color = ElevateAliases.Action.emphasizedTextSelectedDefault
    /// `elvt-component-button-text-neutral-default`
    public static let textNeutralDefault: Color = ElevateAliases.Action.neutralTextDefault
    /// `elvt-component-button-text-neutral-disabled`
    public static let textNeutralDisabled: Color = ElevateAliases.Action.neutralTextDisabled
    /// `elvt-component-button-text-neutral-selected-default`
    public static let textNeutralSelectedDefault: Color = ElevateAliases.Action.neutralTextSelectedDefault
    /// `elvt-component-button-text-primary-default`
    public static let textPrimaryDefault: Color = ElevateAliases.Action.primaryTextDefault
    /// `elvt-component-button-text-primary-disabled`
    public static let textPrimaryDisabled: Color = ElevateAliases.Action.primaryTextDisabled
    /// `elvt-component-button-text-primary-selected-default`
    public static let textPrimarySelectedDefault: Color = ElevateAliases.Action.primaryTextSelectedDefault
    /// `elvt-component-button-text-success-default`
    public static let textSuccessDefault: Color = ElevateAliases.Action.successTextDefault
    /// `elvt-component-button-text-success-disabled`
    public static let textSuccessDisabled: Color = ElevateAliases.Action.successTextDisabled
    /// `elvt-component-button-text-success-selected-default`
    public static let textSuccessSelectedDefault: Color = ElevateAliases.Action.successTextSelectedDefault
    /// `elvt-component-button-text-warning-default`
    public static let textWarningDefault: Color = ElevateAliases.Action.warningTextDefault
    /// `elvt-component-button-text-warning-disabled`
    public static let textWarningDisabled: Color = ElevateAliases.Action.warningTextDisabled
    /// `elvt-component-button-text-warning-selected-default`
    public static let textWarningSelectedDefault: Color = ElevateAliases.Action.warningTextSelectedDefault
    /// `elvt-component-button-transition-duration`
    public static let transitionDuration: Double = ElevateAliases.Motion.durationPress
    /// `elvt-component-button-transition-easing`
    public static let transitionEasing: ComponentCurve = ElevateAliases.Motion.easingPress
}
#endif
