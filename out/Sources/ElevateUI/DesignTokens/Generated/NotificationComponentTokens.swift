#if os(iOS)
import SwiftUI

/// The design tokens of `notification`. They refer to those of the whole design system.
///
/// Generated from design tokens: change those, and generate again.
@available(iOS 15, *)
nonisolated public enum NotificationComponentTokens {
    /// `elvt-component-notification-border-danger`
    public static let borderDanger: Color = ElevateAliases.Feedback.dangerBorder
    /// `elvt-component-notification-border-emphasized`
    public static let borderEmphasized: Color = ElevateAliases.Feedback.emphasizedBorder
    /// `elvt-component-notification-border-neutral`
    public static let borderNeutral: Color = ElevateAliases.Feedback.neutralBorder
    /// `elvt-component-notification-border-primary`
    public static let borderPrimary: Color = ElevateAliases.Feedback.primaryBorder
    /// `elvt-component-notification-border-radius`
    public static let borderRadius: CGFloat = ElevateAliases.Radius.m
    /// `elvt-component-notification-border-success`
    public static let borderSuccess: Color = ElevateAliases.Feedback.successBorder
    /// `elvt-component-notification-border-warning`
    public static let borderWarning: Color = ElevateAliases.Feedback.warningBorder
    /// `elvt-component-notification-border-width`
    public static let borderWidth: CGFloat = ElevateAliases.Stroke.default
    /// `elvt-component-notification-duration-show`
    public static let durationShow: Double = ElevateAliases.Motion.durationShow
    /// `elvt-component-notification-fill-danger`
    public static let fillDanger: Color = ElevateAliases.Feedback.dangerFill
    /// `elvt-component-notification-fill-emphasized`
    public static let fillEmphasized: Color = ElevateAliases.Feedback.emphasizedFill
    /// `elvt-component-notification-fill-neutral`
    public static let fillNeutral: Color = ElevateAliases.Feedback.neutralFill
    /// `elvt-component-notification-fill-primary`
    public static let fillPrimary: Color = ElevateAliases.Feedback.primaryFill
    /// `elvt-component-notification-fill-success`
    public static let fillSuccess: Color = ElevateAliases.Feedback.successFill
    /// `elvt-component-notification-fill-warning`
    public static let fillWarning: Color = ElevateAliases.Feedback.warningFill
    /// `elvt-component-notification-font-size`
    public static let fontSize: CGFloat = ElevateAliases.GroupFont.sizeM
    /// `elvt-component-notification-gap`
    public static let gap: CGFloat = ElevateAliases.Space.s
    /// `elvt-component-notification-icon-danger`
    public static let iconDanger: Color = ElevateAliases.Feedback.dangerIcon
    /// `elvt-component-notification-icon-emphasized`
    public static let iconEmphasized: Color = ElevateAliases.Feedback.emphasizedIcon
    /// `elvt-component-notification-icon-neutral`
    public static let iconNeutral: Color = ElevateAliases.Feedback.neutralIcon
    /// `elvt-component-notification-icon-primary`
    public static let iconPrimary: Color = ElevateAliases.Feedback.primaryIcon
    /// `elvt-component-notification-icon-size`
    public static let iconSize: CGFloat = ElevateAliases.Control.iconM
    /// `elvt-component-notification-icon-success`
    public static let iconSuccess: Color = ElevateAliases.Feedback.successIcon
    /// `elvt-component-notification-icon-warning`
    public static let iconWarning: Color = ElevateAliases.Feedback.warningIcon
    /// `elvt-component-notification-padding`
    public static let padding: CGFloat = ElevateAliases.Space.l
    /// `elvt-component-notification-shadow`
    public static let shadow: [ComponentShadow] = ElevateAliases.Elevation.overlay
    /// `elvt-component-notification-text-danger`
    public static let textDanger: Color = ElevateAliases.Feedback.dangerText
    /// `elvt-component-notification-text-emphasized`
    public static let textEmphasized: Color = ElevateAliases.Feedback.emphasizedText
    /// `elvt-component-notification-text-neutral`
    public static let textNeutral: Color = ElevateAliases.Feedback.neutralText
    /// `elvt-component-notification-text-primary`
    public static let textPrimary: Color = ElevateAliases.Feedback.primaryText
    /// `elvt-component-notification-text-success`
    public static let textSuccess: Color = ElevateAliases.Feedback.successText
    /// `elvt-component-notification-text-warning`
    public static let textWarning: Color = ElevateAliases.Feedback.warningText
}
#endif
