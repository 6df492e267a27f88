#if os(iOS)
import SwiftUI

/// The design tokens of `input`. They refer to those of the whole design system.
///
/// Generated from design tokens: change those, and generate again.
@available(iOS 15, *)
nonisolated public enum InputComponentTokens {
    /// `elvt-component-input-border-default`
    public static let borderDefault: Color = ElevateAliases.Border.strong
    /// `elvt-component-input-border-disabled`
    public static let borderDisabled: Color = ElevateAliases.Border.disabled
    /// `elvt-component-input-border-focus`
    public static let borderFocus: Color = ElevateAliases.Border.focus
    /// `elvt-component-input-border-hover`
    public static let borderHover: Color = ElevateAliases.Content.textMuted
    /// `elvt-component-input-border-invalid`
    public static let borderInvalid: Color = ElevateAliases.Border.invalid
    /// `elvt-component-input-border-radius`
    public static let borderRadius: CGFloat = ElevateAliases.Radius.s
    /// `elvt-component-input-border-width`
    public static let borderWidth: CGFloat = ElevateAliases.Stroke.default
    /// `elvt-component-input-fill-default`
    public static let fillDefault: Color = ElevateAliases.Layer.ground
    /// `elvt-component-input-fill-disabled`
    public static let fillDisabled: Color = ElevateAliases.Layer.sunken
    /// `elvt-component-input-fill-hover`
    public static let fillHover: Color = ElevateAliases.Layer.raised
    /// `elvt-component-input-font-family`
    public static let fontFamily: [String] = ElevateAliases.GroupFont.familyText
    /// `elvt-component-input-font-size-l`
    public static let fontSizeL: CGFloat = ElevateAliases.GroupFont.sizeL
    /// `elvt-component-input-font-size-m`
    public static let fontSizeM: CGFloat = ElevateAliases.GroupFont.sizeM
    /// `elvt-component-input-font-size-s`
    public static let fontSizeS: CGFloat = ElevateAliases.GroupFont.sizeS
    /// `elvt-component-input-font-weight`
    public static let fontWeight: Font.Weight = ElevateAliases.GroupFont.weightText
    /// `elvt-component-input-gap-l`
    public static let gapL: CGFloat = ElevateAliases.Space.s
    /// `elvt-component-input-gap-m`
    public static let gapM: CGFloat = ElevateAliases.Space.s
    /// `elvt-component-input-gap-s`
    public static let gapS: CGFloat = ElevateAliases.Space.xs
    /// `elvt-component-input-height-l`
    public static let heightL: CGFloat = ElevateAliases.Control.heightL
    /// `elvt-component-input-height-m`
    public static let heightM: CGFloat = ElevateAliases.Control.heightM
    /// `elvt-component-input-height-s`
    public static let heightS: CGFloat = ElevateAliases.Control.heightS
    /// `elvt-component-input-icon-default`
    public static let iconDefault: Color = ElevateAliases.Content.iconMuted
    /// `elvt-component-input-icon-disabled`
    public static let iconDisabled: Color = ElevateAliases.Content.iconDisabled
    /// `elvt-component-input-icon-size-l`
    public static let iconSizeL: CGFloat = ElevateAliases.Control.iconL
    /// `elvt-component-input-icon-size-m`
    public static let iconSizeM: CGFloat = ElevateAliases.Control.iconM
    /// `elvt-component-input-icon-size-s`
    public static let iconSizeS: CGFloat = ElevateAliases.Control.iconS
    /// `elvt-component-input-padding-block-l`
    public static let paddingBlockL: CGFloat = ElevateAliases.Space.m
    /// `elvt-component-input-padding-block-m`
    public static let paddingBlockM: CGFloat = ElevateAliases.Space.s
    /// `elvt-component-input-padding-block-s`
    public static let paddingBlockS: CGFloat = ElevateAliases.Space.xs
    /// `elvt-component-input-padding-inline-l`
    public static let paddingInlineL: CGFloat = ElevateAliases.Space.l
    /// `elvt-component-input-padding-inline-m`
    public static let paddingInlineM: CGFloat = ElevateAliases.Space.controlInline
    /// `elvt-component-input-padding-inline-s`
    public static let paddingInlineS: CGFloat = ElevateAliases.Space.s
    /// `elvt-component-input-placeholder-default`
    public static let placeholderDefault: Color = ElevateAliases.Content.textMuted
    /// `elvt-component-input-text-default`
    public static let textDefault: Color = ElevateAliases.Content.textDefault
    /// `elvt-component-input-text-disabled`
    public static let textDisabled: Color = ElevateAliases.Content.textDisabled
}
#endif
