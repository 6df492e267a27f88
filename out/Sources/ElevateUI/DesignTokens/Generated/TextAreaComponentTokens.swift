#if os(iOS)
import SwiftUI

/// The design tokens of `textarea`. They refer to those of the whole design system.
///
/// Generated from design tokens: change those, and generate again.
@available(iOS 15, *)
nonisolated public enum TextAreaComponentTokens {
    /// `elvt-component-textarea-border-default`
    public static let borderDefault: Color = ElevateAliases.Border.strong
    /// `elvt-component-textarea-border-disabled`
    public static let borderDisabled: Color = ElevateAliases.Border.disabled
    /// `elvt-component-textarea-border-focus`
    public static let borderFocus: Color = ElevateAliases.Border.focus
    /// `elvt-component-textarea-border-hover`
    public static let borderHover: Color = ElevateAliases.Content.textMuted
    /// `elvt-component-textarea-border-invalid`
    public static let borderInvalid: Color = ElevateAliases.Border.invalid
    /// `elvt-component-textarea-border-radius`
    public static let borderRadius: CGFloat = ElevateAliases.Radius.s
    /// `elvt-component-textarea-border-width`
    public static let borderWidth: CGFloat = ElevateAliases.Stroke.default
    /// `elvt-component-textarea-fill-default`
    public static let fillDefault: Color = ElevateAliases.Layer.ground
    /// `elvt-component-textarea-fill-disabled`
    public static let fillDisabled: Color = ElevateAliases.Layer.sunken
    /// `elvt-component-textarea-fill-hover`
    public static let fillHover: Color = ElevateAliases.Layer.raised
    /// `elvt-component-textarea-font-family`
    public static let fontFamily: [String] = ElevateAliases.GroupFont.familyText
    /// `elvt-component-textarea-font-size-l`
    public static let fontSizeL: CGFloat = ElevateAliases.GroupFont.sizeL
    /// `elvt-component-textarea-font-size-m`
    public static let fontSizeM: CGFloat = ElevateAliases.GroupFont.sizeM
    /// `elvt-component-textarea-font-size-s`
    public static let fontSizeS: CGFloat = ElevateAliases.GroupFont.sizeS
    /// `elvt-component-textarea-font-weight`
    public static let fontWeight: Font.Weight = ElevateAliases.GroupFont.weightText
    /// `elvt-component-textarea-gap-l`
    public static let gapL: CGFloat = ElevateAliases.Space.s
    /// `elvt-component-textarea-gap-m`
    public static let gapM: CGFloat = ElevateAliases.Space.s
    /// `elvt-component-textarea-gap-s`
    public static let gapS: CGFloat = ElevateAliases.Space.xs
    /// `elvt-component-textarea-height-l`
    public static let heightL: CGFloat = ElevateAliases.Control.heightL
    /// `elvt-component-textarea-height-m`
    public static let heightM: CGFloat = ElevateAliases.Control.heightM
    /// `elvt-component-textarea-height-s`
    public static let heightS: CGFloat = ElevateAliases.Control.heightS
    /// `elvt-component-textarea-icon-default`
    public static let iconDefault: Color = ElevateAliases.Content.iconMuted
    /// `elvt-component-textarea-icon-disabled`
    public static let iconDisabled: Color = ElevateAliases.Content.iconDisabled
    /// `elvt-component-textarea-icon-size-l`
    public static let iconSizeL: CGFloat = ElevateAliases.Control.iconL
    /// `elvt-component-textarea-icon-size-m`
    public static let iconSizeM: CGFloat = ElevateAliases.Control.iconM
    /// `elvt-component-textarea-icon-size-s`
    public static let iconSizeS: CGFloat = ElevateAliases.Control.iconS
    /// `elvt-component-textarea-padding-block-l`
    public static let paddingBlockL: CGFloat = ElevateAliases.Space.m
    /// `elvt-component-textarea-padding-block-m`
    public static let paddingBlockM: CGFloat = ElevateAliases.Space.s
    /// `elvt-component-textarea-padding-block-s`
    public static let paddingBlockS: CGFloat = ElevateAliases.Space.xs
    /// `elvt-component-textarea-padding-inline-l`
    public static let paddingInlineL: CGFloat = ElevateAliases.Space.l
    /// `elvt-component-textarea-padding-inline-m`
    public static let paddingInlineM: CGFloat = ElevateAliases.Space.controlInline
    /// `elvt-component-textarea-padding-inline-s`
    public static let paddingInlineS: CGFloat = ElevateAliases.Space.s
    /// `elvt-component-textarea-placeholder-default`
    public static let placeholderDefault: Color = ElevateAliases.Content.textMuted
    /// `elvt-component-textarea-text-default`
    public static let textDefault: Color = ElevateAliases.Content.textDefault
    /// `elvt-component-textarea-text-disabled`
    public static let textDisabled: Color = ElevateAliases.Content.textDisabled
}
#endif
