#if os(iOS)
import SwiftUI

/// The design tokens of `select`. They refer to those of the whole design system.
///
/// Generated from design tokens: change those, and generate again.
@available(iOS 15, *)
nonisolated public enum SelectComponentTokens {
    /// `elvt-component-select-border-default`
    public static let borderDefault: Color = ElevateAliases.Border.strong
    /// `elvt-component-select-border-disabled`
    public static let borderDisabled: Color = ElevateAliases.Border.disabled
    /// `elvt-component-select-border-focus`
    public static let borderFocus: Color = ElevateAliases.Border.focus
    /// `elvt-component-select-border-hover`
    public static let borderHover: Color = ElevateAliases.Content.textMuted
    /// `elvt-component-select-border-invalid`
    public static let borderInvalid: Color = ElevateAliases.Border.invalid
    /// `elvt-component-select-border-radius`
    public static let borderRadius: CGFloat = ElevateAliases.Radius.s
    /// `elvt-component-select-border-width`
    public static let borderWidth: CGFloat = ElevateAliases.Stroke.default
    /// `elvt-component-select-fill-default`
    public static let fillDefault: Color = ElevateAliases.Layer.ground
    /// `elvt-component-select-fill-disabled`
    public static let fillDisabled: Color = ElevateAliases.Layer.sunken
    /// `elvt-component-select-fill-hover`
    public static let fillHover: Color = ElevateAliases.Layer.raised
    /// `elvt-component-select-font-family`
    public static let fontFamily: [String] = ElevateAliases.GroupFont.familyText
    /// `elvt-component-select-font-size-l`
    public static let fontSizeL: CGFloat = ElevateAliases.GroupFont.sizeL
    /// `elvt-component-select-font-size-m`
    public static let fontSizeM: CGFloat = ElevateAliases.GroupFont.sizeM
    /// `elvt-component-select-font-size-s`
    public static let fontSizeS: CGFloat = ElevateAliases.GroupFont.sizeS
    /// `elvt-component-select-font-weight`
    public static let fontWeight: Font.Weight = ElevateAliases.GroupFont.weightText
    /// `elvt-component-select-gap-l`
    public static let gapL: CGFloat = ElevateAliases.Space.s
    /// `elvt-component-select-gap-m`
    public static let gapM: CGFloat = ElevateAliases.Space.s
    /// `elvt-component-select-gap-s`
    public static let gapS: CGFloat = ElevateAliases.Space.xs
    /// `elvt-component-select-height-l`
    public static let heightL: CGFloat = ElevateAliases.Control.heightL
    /// `elvt-component-select-height-m`
    public static let heightM: CGFloat = ElevateAliases.Control.heightM
    /// `elvt-component-select-height-s`
    public static let heightS: CGFloat = ElevateAliases.Control.heightS
    /// `elvt-component-select-icon-default`
    public static let iconDefault: Color = ElevateAliases.Content.iconMuted
    /// `elvt-component-select-icon-disabled`
    public static let iconDisabled: Color = ElevateAliases.Content.iconDisabled
    /// `elvt-component-select-icon-size-l`
    public static let iconSizeL: CGFloat = ElevateAliases.Control.iconL
    /// `elvt-component-select-icon-size-m`
    public static let iconSizeM: CGFloat = ElevateAliases.Control.iconM
    /// `elvt-component-select-icon-size-s`
    public static let iconSizeS: CGFloat = ElevateAliases.Control.iconS
    /// `elvt-component-select-padding-block-l`
    public static let paddingBlockL: CGFloat = ElevateAliases.Space.m
    /// `elvt-component-select-padding-block-m`
    public static let paddingBlockM: CGFloat = ElevateAliases.Space.s
    /// `elvt-component-select-padding-block-s`
    public static let paddingBlockS: CGFloat = ElevateAliases.Space.xs
    /// `elvt-component-select-padding-inline-l`
    public static let paddingInlineL: CGFloat = ElevateAliases.Space.l
    /// `elvt-component-select-padding-inline-m`
    public static let paddingInlineM: CGFloat = ElevateAliases.Space.controlInline
    /// `elvt-component-select-padding-inline-s`
    public static let paddingInlineS: CGFloat = ElevateAliases.Space.s
    /// `elvt-component-select-placeholder-default`
    public static let placeholderDefault: Color = ElevateAliases.Content.textMuted
    /// `elvt-component-select-text-default`
    public static let textDefault: Color = ElevateAliases.Content.textDefault
    /// `elvt-component-select-text-disabled`
    public static let textDisabled: Color = ElevateAliases.Content.textDisabled
}
#endif
