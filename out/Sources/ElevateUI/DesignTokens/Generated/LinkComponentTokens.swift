#if os(iOS)
import SwiftUI

/// The design tokens of `link`. They refer to those of the whole design system.
///
/// Generated from design tokens: change those, and generate again.
@available(iOS 15, *)
nonisolated public enum LinkComponentTokens {
    /// `elvt-component-link-font-size`
    public static let fontSize: CGFloat = ElevateAliases.GroupFont.sizeM
    /// `elvt-component-link-gap`
    public static let gap: CGFloat = ElevateAliases.Space.xs
    /// `elvt-component-link-text-danger-default`
    public static let textDangerDefault: Color = ElevateAliases.Feedback.dangerIcon
    /// `elvt-component-link-text-danger-hover`
    public static let textDangerHover: Color = ElevateAliases.Feedback.dangerText
    /// `elvt-component-link-text-disabled`
    public static let textDisabled: Color = ElevateAliases.Content.textDisabled
    /// `elvt-component-link-text-emphasized-default`
    public static let textEmphasizedDefault: Color = ElevateAliases.Feedback.emphasizedIcon
    /// `elvt-component-link-text-emphasized-hover`
    public static let textEmphasizedHover: Color = ElevateAliases.Feedback.emphasizedText
    /// `elvt-component-link-text-neutral-default`
    public static let textNeutralDefault: Color = ElevateAliases.Feedback.neutralIcon
    /// `elvt-component-link-text-neutral-hover`
    public static let textNeutralHover: Color = ElevateAliases.Feedback.neutralText
    /// `elvt-component-link-text-primary-default`
    public static let textPrimaryDefault: Color = ElevateAliases.Content.linkDefault
    /// `elvt-component-link-text-primary-hover`
    public static let textPrimaryHover: Color = ElevateAliases.Content.linkHover
    /// `elvt-component-link-text-success-default`
    public static let textSuccessDefault: Color = ElevateAliases.Feedback.successIcon
    /// `elvt-component-link-text-success-hover`
    public static let textSuccessHover: Color = ElevateAliases.Feedback.successText
    /// `elvt-component-link-text-visited`
    public static let textVisited: Color = ElevateAliases.Content.linkVisited
    /// `elvt-component-link-text-warning-default`
    public static let textWarningDefault: Color = ElevateAliases.Feedback.warningIcon
    /// `elvt-component-link-text-warning-hover`
    public static let textWarningHover: Color = ElevateAliases.Feedback.warningText
}
#endif
