#if os(iOS)
import SwiftUI

/// The design tokens of `icon-button`. They refer to those of the whole design system.
///
/// Generated from design tokens: change those, and generate again.
@available(iOS 15, *)
nonisolated public enum IconButtonComponentTokens {
    /// `elvt-component-icon-button-border-danger-default`
    public static let borderDangerDefault: Color = ElevateAliases.Action.dangerBorderDefault
    /// `elvt-component-icon-button-border-danger-disabled`
    public static let borderDangerDisabled: Color = ElevateAliases.Action.dangerBorderDisabled
    /// `elvt-component-icon-button-border-danger-selected-default`
    public static let borderDangerSelectedDefault: Color = ElevateAliases.Action.dangerBorderSelectedDefault
    /// `elvt-component-icon-button-border-emphasized-default`
    public static let borderEmphasizedDefault: Color = ElevateAliases.Action.emphasizedBorderDefault
    /// `elvt-component-icon-button-border-emphasized-disabled`
    public static let borderEmphasizedDisabled: Color = ElevateAliases.Action.emphasizedBorderDisabled
    /// `elvt-component-icon-button-border-emphasized-selected-default`
    public static let borderEmphasizedSelectedDefault: Color = ElevateAliases.Action.emphasizedBorderSelectedDefault
    /// `elvt-component-icon-button-border-neutral-default`
    public static let borderNeutralDefault: Color = ElevateAliases.Action.neutralBorderDefault
    /// `elvt-component-icon-button-border-neutral-disabled`
    public static let borderNeutralDisabled: Color = ElevateAliases.Action.neutralBorderDisabled
    /// `elvt-component-icon-button-border-neutral-selected-default`
    public static let borderNeutralSelectedDefault: Color = ElevateAliases.Action.neutralBorderSelectedDefault
    /// `elvt-component-icon-button-border-primary-default`
    public static let borderPrimaryDefault: Color = ElevateAliases.Action.primaryBorderDefault
    /// `elvt-component-icon-button-border-primary-disabled`
    public static let borderPrimaryDisabled: Color = ElevateAliases.Action.primaryBorderDisabled
    /// `elvt-component-icon-button-border-primary-selected-default`
    public static let borderPrimarySelectedDefault: Color = ElevateAliases.Action.primaryBorderSelectedDefault
    /// `elvt-component-icon-button-border-radius-box`
    public static let borderRadiusBox: CGFloat = ElevateAliases.Radius.s
    /// `elvt-component-icon-button-border-radius-pill`
    public static let borderRadiusPill: CGFloat = ElevateAliases.Radius.full
    /// `elvt-component-icon-button-border-success-default`
    public static let borderSuccessDefault: Color = ElevateAliases.Action.successBorderDefault
    /// `elvt-component-icon-button-border-success-disabled`
    public static let borderSuccessDisabled: Color = ElevateAliases.Action.successBorderDisabled
    /// `elvt-component-icon-button-border-success-selected-default`
    public static let borderSuccessSelectedDefault: Color = ElevateAliases.Action.successBorderSelectedDefault
    /// `elvt-component-icon-button-border-warning-default`
    public static let borderWarningDefault: Color = ElevateAliases.Action.warningBorderDefault
    /// `elvt-component-icon-button-border-warning-disabled`
    public static let borderWarningDisabled: Color = ElevateAliases.Action.warningBorderDisabled
    /// `elvt-component-icon-button-border-warning-selected-default`
    public static let borderWarningSelectedDefault: Color = ElevateAliases.Action.warningBorderSelectedDefault
    /// `elvt-component-icon-button-border-width`
    public static let borderWidth: CGFloat = ElevateAliases.Stroke.default
    /// `elvt-component-icon-button-fill-danger-active`
    public static let fillDangerActive: Color = ElevateAliases.Action.dangerFillActive
    /// `elvt-component-icon-button-fill-danger-default`
    public static let fillDangerDefault: Color = ElevateAliases.Action.dangerFillDefault
    /// `elvt-component-icon-button-fill-danger-disabled`
    public static let fillDangerDisabled: Color = ElevateAliases.Action.dangerFillDisabled
    /// `elvt-component-icon-button-fill-danger-hover`
    public static let fillDangerHover: Color = ElevateAliases.Action.dangerFillHover
    /// `elvt-component-icon-button-fill-danger-selected-active`
    public static let fillDangerSelectedActive: Color = ElevateAliases.Action.dangerFillSelectedActive
    /// `elvt-component-icon-button-fill-danger-selected-default`
    public static let fillDangerSelectedDefault: Color = ElevateAliases.Action.dangerFillSelectedDefault
    /// `elvt-component-icon-button-fill-danger-selected-hover`
    public static let fillDangerSelectedHover: Color = ElevateAliases.Action.dangerFillSelectedHover
    /// `elvt-component-icon-button-fill-emphasized-active`
    public static let fillEmphasizedActive: Color = ElevateAliases.Action.emphasizedFillActive
    /// `elvt-component-icon-button-fill-emphasized-default`
    public static let fillEmphasizedDefault: Color = ElevateAliases.Action.emphasizedFillDefault
    /// `elvt-component-icon-button-fill-emphasized-disabled`
    public static let fillEmphasizedDisabled: Color = ElevateAliases.Action.emphasizedFillDisabled
    /// `elvt-component-icon-button-fill-emphasized-hover`
    public static let fillEmphasizedHover: Color = ElevateAliases.Action.emphasizedFillHover
    /// `elvt-component-icon-button-fill-emphasized-selected-active`
    public static let fillEmphasizedSelectedActive: Color = ElevateAliases.Action.emphasizedFillSelectedActive
    /// `elvt-component-icon-button-fill-emphasized-selected-default`
    public static let fillEmphasizedSelectedDefault: Color = ElevateAliases.Action.emphasizedFillSelectedDefault
    /// `elvt-component-icon-button-fill-emphasized-selected-hover`
    public static let fillEmphasizedSelectedHover: Color = ElevateAliases.Action.emphasizedFillSelectedHover
    /// `elvt-component-icon-button-fill-neutral-active`
    public static let fillNeutralActive: Color = ElevateAliases.Action.neutralFillActive
    /// `elvt-component-icon-button-fill-neutral-default`
    public static let fillNeutralDefault: Color = ElevateAliases.Action.neutralFillDefault
    /// `elvt-component-icon-button-fill-neutral-disabled`
    public static let fillNeutralDisabled: Color = ElevateAliases.Action.neutralFillDisabled
    /// `elvt-component-icon-button-fill-neutral-hover`
    public static let fillNeutralHover: Color = ElevateAliases.Action.neutralFillHover
    /// `elvt-component-icon-button-fill-neutral-selected-active`
    public static let fillNeutralSelectedActive: Color = ElevateAliases.Action.neutralFillSelectedActive
    /// `elvt-component-icon-button-fill-neutral-selected-default`
    public static let fillNeutralSelectedDefault: Color = ElevateAliases.Action.neutralFillSelectedDefault
    /// `elvt-component-icon-button-fill-neutral-selected-hover`
    public static let fillNeutralSelectedHover: Color = ElevateAliases.Action.neutralFillSelectedHover
    /// `elvt-component-icon-button-fill-primary-active`
    public static let fillPrimaryActive: Color = ElevateAliases.Action.primaryFillActive
    /// `elvt-component-icon-button-fill-primary-default`
    public static let fillPrimaryDefault: Color = ElevateAliases.Action.primaryFillDefault
    /// `elvt-component-icon-button-fill-primary-disabled`
    public static let fillPrimaryDisabled: Color = ElevateAliases.Action.primaryFillDisabled
    /// `elvt-component-icon-button-fill-primary-hover`
    public static let fillPrimaryHover: Color = ElevateAliases.Action.primaryFillHover
    /// `elvt-component-icon-button-fill-primary-selected-active`
    public static let fillPrimarySelectedActive: Color = ElevateAliases.Action.primaryFillSelectedActive
    /// `elvt-component-icon-button-fill-primary-selected-default`
    public static let fillPrimarySelectedDefault: Color = ElevateAliases.Action.primaryFillSelectedDefault
    /// `elvt-component-icon-button-fill-primary-selected-hover`
    public static let fillPrimarySelectedHover: Color = ElevateAliases.Action.primaryFillSelectedHover
    /// `elvt-component-icon-button-fill-success-active`
    public static let fillSuccessActive: Color = ElevateAliases.Action.successFillActive
    /// `elvt-component-icon-button-fill-success-default`
    public static let fillSuccessDefault: Color = ElevateAliases.Action.successFillDefault
    /// `elvt-component-icon-button-fill-success-disabled`
    public static let fillSuccessDisabled: Color = ElevateAliases.Action.successFillDisabled
    /// `elvt-component-icon-button-fill-success-hover`
    public static let fillSuccessHover: Color = ElevateAliases.Action.successFillHover
    /// `elvt-component-icon-button-fill-success-selected-active`
    public static let fillSuccessSelectedActive: Color = ElevateAliases.Action.successFillSelectedActive
    /// `elvt-component-icon-button-fill-success-selected-default`
    public static let fillSuccessSelectedDefault: Color = ElevateAliases.Action.successFillSelectedDefault
    /// `elvt-component-icon-button-fill-success-selected-hover`
    public static let fillSuccessSelectedHover: Color = ElevateAliases.Action.successFillSelectedHover
    /// `elvt-component-icon-button-fill-warning-active`
    public static let fillWarningActive: Color = ElevateAliases.Action.warningFillActive
    /// `elvt-component-icon-button-fill-warning-default`
    public static let fillWarningDefault: Color = ElevateAliases.Action.warningFillDefault
    /// `elvt-component-icon-button-fill-warning-disabled`
    public static let fillWarningDisabled: Color = ElevateAliases.Action.warningFillDisabled
    /// `elvt-component-icon-button-fill-warning-hover`
    public static let fillWarningHover: Color = ElevateAliases.Action.warningFillHover
    /// `elvt-component-icon-button-fill-warning-selected-active`
    public static let fillWarningSelectedActive: Color = ElevateAliases.Action.warningFillSelectedActive
    /// `elvt-component-icon-button-fill-warning-selected-default`
    public static let fillWarningSelectedDefault: Color = ElevateAliases.Action.warningFillSelectedDefault
    /// `elvt-component-icon-button-fill-warning-selected-hover`
    public static let fillWarningSelectedHover: Color = ElevateAliases.Action.warningFillSelectedHover
    /// `elvt-component-icon-button-gap-l`
    public static let gapL: CGFloat = ElevateAliases.Space.xs
    /// `elvt-component-icon-button-gap-m`
    public static let gapM: CGFloat = ElevateAliases.Space.xs
    /// `elvt-component-icon-button-gap-s`
    public static let gapS: CGFloat = ElevateAliases.Space.xs
    /// `elvt-component-icon-button-height-l`
    public static let heightL: CGFloat = ElevateAliases.Control.heightL
    /// `elvt-component-icon-button-height-m`
    public static let heightM: CGFloat = ElevateAliases.Control.heightM
    /// `elvt-component-icon-button-height-s`
    public static let heightS: CGFloat = ElevateAliases.Control.heightS
    /// `elvt-component-icon-button-icon-size-l`
    public static let iconSizeL: CGFloat = ElevateAliases.Control.iconL
    /// `elvt-component-icon-button-icon-size-m`
    public static let iconSizeM: CGFloat = ElevateAliases.Control.iconM
    /// `elvt-component-icon-button-icon-size-s`
    public static let iconSizeS: CGFloat = ElevateAliases.Control.iconS
    /// `elvt-component-icon-button-padding-l`
    public static let paddingL: CGFloat = ElevateAliases.Space.s
    /// `elvt-component-icon-button-padding-m`
    public static let paddingM: CGFloat = ElevateAliases.Space.s
    /// `elvt-component-icon-button-padding-s`
    public static let paddingS: CGFloat = ElevateAliases.Space.xs
    /// `elvt-component-icon-button-text-danger-default`
    public static let textDangerDefault: Color = ElevateAliases.Action.dangerTextDefault
    /// `elvt-component-icon-button-text-danger-disabled`
    public static let textDangerDisabled: Color = ElevateAliases.Action.dangerTextDisabled
    /// `elvt-component-icon-button-text-danger-selected-default`
    public static let textDangerSelectedDefault: Color = ElevateAliases.Action.dangerTextSelectedDefault
    /// `elvt-component-icon-button-text-emphasized-default`
    public static let textEmphasizedDefault: Color = ElevateAliases.Action.emphasizedTextDefault
    /// `elvt-component-icon-button-text-emphasized-disabled`
    public static let textEmphasizedDisabled: Color = ElevateAliases.Action.emphasizedTextDisabled
    /// `elvt-component-icon-button-text-emphasized-selected-default`
    public static let textEmphasizedSelectedDefault: Color = ElevateAliases.Action.emphasizedTextSelectedDefault
    /// `elvt-component-icon-button-text-neutral-default`
    public static let textNeutralDefault: Color = ElevateAliases.Action.neutralTextDefault
    /// `elvt-component-icon-button-text-neutral-disabled`
    public static let textNeutralDisabled: Color = ElevateAliases.Action.neutralTextDisabled
    /// `elvt-component-icon-button-text-neutral-selected-default`
    public static let textNeutralSelectedDefault: Color = ElevateAliases.Action.neutralTextSelectedDefault
    /// `elvt-component-icon-button-text-primary-default`
    public static let textPrimaryDefault: Color = ElevateAliases.Action.primaryTextDefault
    /// `elvt-component-icon-button-text-primary-disabled`
    public static let textPrimaryDisabled: Color = ElevateAliases.Action.primaryTextDisabled
    /// `elvt-component-icon-button-text-primary-selected-default`
    public static let textPrimarySelectedDefault: Color = ElevateAliases.Action.primaryTextSelectedDefault
    /// `elvt-component-icon-button-text-success-default`
    public static let textSuccessDefault: Color = ElevateAliases.Action.successTextDefault
    /// `elvt-component-icon-button-text-success-disabled`
    public static let textSuccessDisabled: Color = ElevateAliases.Action.successTextDisabled
    /// `elvt-component-icon-button-text-success-selected-default`
    public static let textSuccessSelectedDefault: Color = ElevateAliases.Action.successTextSelectedDefault
    /// `elvt-component-icon-button-text-warning-default`
    public static let textWarningDefault: Color = ElevateAliases.Action.warningTextDefault
    /// `elvt-component-icon-button-text-warning-disabled`
    public static let textWarningDisabled: Color = ElevateAliases.Action.warningTextDisabled
    /// `elvt-component-icon-button-text-warning-selected-default`
    public static let textWarningSelectedDefault: Color = ElevateAliases.Action.warningTextSelectedDefault
}
#endif
