#if os(iOS)
import SwiftUI

/// The design tokens of `avatar`. They refer to those of the whole design system.
///
/// Generated from design tokens: change those, and generate again.
@available(iOS 15, *)
nonisolated public enum AvatarComponentTokens {
    /// `elvt-component-avatar-border-default`
    public static let borderDefault: Color = ElevateAliases.Border.strong
    /// `elvt-component-avatar-border-radius-circle`
    public static let borderRadiusCircle: CGFloat = ElevateAliases.Radius.full
    /// `elvt-component-avatar-border-radius-rounded`
    public static let borderRadiusRounded: CGFloat = ElevateAliases.Radius.m
    /// `elvt-component-avatar-border-radius-square`
    public static let borderRadiusSquare: CGFloat = ElevateAliases.Radius.none
    /// `elvt-component-avatar-border-width`
    public static let borderWidth: CGFloat = ElevateAliases.Stroke.default
    /// `elvt-component-avatar-fill-default`
    public static let fillDefault: Color = ElevateAliases.Action.neutralFillDefault
    /// `elvt-component-avatar-font-size-l`
    public static let fontSizeL: CGFloat = ElevateAliases.GroupFont.sizeL
    /// `elvt-component-avatar-font-size-m`
    public static let fontSizeM: CGFloat = ElevateAliases.GroupFont.sizeM
    /// `elvt-component-avatar-font-size-s`
    public static let fontSizeS: CGFloat = ElevateAliases.GroupFont.sizeS
    /// `elvt-component-avatar-font-weight`
    public static let fontWeight: Font.Weight = ElevateAliases.GroupFont.weightLabel
    /// `elvt-component-avatar-size-l`
    public static let sizeL: CGFloat = ElevateAliases.Control.heightL
    /// `elvt-component-avatar-size-m`
    public static let sizeM: CGFloat = ElevateAliases.Control.heightM
    /// `elvt-component-avatar-size-s`
    public static let sizeS: CGFloat = ElevateAliases.Control.heightS
    /// `elvt-component-avatar-text-default`
    public static let textDefault: Color = ElevateAliases.Action.neutralTextDefault
}
#endif
