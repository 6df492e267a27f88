#if os(iOS)
import SwiftUI

/// The design tokens of `date-picker`. They refer to those of the whole design system.
///
/// Generated from design tokens: change those, and generate again.
@available(iOS 15, *)
nonisolated public enum DatePickerComponentTokens {
    /// `elvt-component-date-picker-border-default`
    public static let borderDefault: Color = ElevateAliases.Border.strong
    /// `elvt-component-date-picker-border-disabled`
    public static let borderDisabled: Color = ElevateAliases.Border.disabled
    /// `elvt-component-date-picker-border-focus`
    public static let borderFocus: Color = ElevateAliases.Border.focus
    /// `elvt-component-date-picker-border-hover`
    public static let borderHover: Color = ElevateAliases.Content.textMuted
    /// `elvt-component-date-picker-border-invalid`
    public static let borderInvalid: Color = ElevateAliases.Border.invalid
    /// `elvt-component-date-picker-border-radius`
    public static let borderRadius: CGFloat = ElevateAliases.Radius.s
    /// `elvt-component-date-picker-border-width`
    public static let borderWidth: CGFloat = ElevateAliases.Stroke.default
    /// `elvt-component-date-picker-calendar-fill-selected-default`
    public static let calendarFillSelectedDefault: Color = ElevateAliases.Action.primaryFillDefault
    /// `elvt-component-date-picker-calendar-text-selected-default`
    public static let calendarTextSelectedDefault: Color = ElevateAliases.Action.primaryTextDefault
    /// `elvt-component-date-picker-fill-default`
    public static let fillDefault: Color = ElevateAliases.Layer.ground
    /// `elvt-component-date-picker-fill-disabled`
    public static let fillDisabled: Color = ElevateAliases.Layer.sunken
    /// `elvt-component-date-picker-fill-hover`
    public static let fillHover: Color = ElevateAliases.Layer.raised
    /// `elvt-component-date-picker-font-family`
    public static let fontFamily: [String] = ElevateAliases.GroupFont.familyText
    /// `elvt-component-date-picker-font-size-l`
    public static let fontSizeL: CGFloat = ElevateAliases.GroupFont.sizeL
    /// `elvt-component-date-picker-font-size-m`
    public static let fontSizeM: CGFloat = ElevateAliases.GroupFont.sizeM
    /// `elvt-component-date-picker-font-size-s`
    public static let fontSizeS: CGFloat = ElevateAliases.GroupFont.sizeS
    /// `elvt-component-date-picker-font-weight`
    public static let fontWeight: Font.Weight = ElevateAliases.GroupFont.weightText
    /// `elvt-component-date-picker-gap-l`
    public static let gapL: CGFloat = ElevateAliases.Space.s
    /// `elvt-component-date-picker-gap-m`
    public static let gapM: CGFloat = ElevateAliases.Space.s
    /// `elvt-component-date-picker-gap-s`
    public static let gapS: CGFloat = ElevateAliases.Space.xs
    /// `elvt-component-date-picker-height-l`
    public static let heightL: CGFloat = ElevateAliases.Control.heightL
    /// `elvt-component-date-picker-height-m`
    public static let heightM: CGFloat = ElevateAliases.Control.heightM
    /// `elvt-component-date-picker-height-s`
    public static let heightS: CGFloat = ElevateAliases.Control.heightS
    /// `elvt-component-date-picker-icon-default`
    public static let iconDefault: Color = ElevateAliases.Content.iconMuted
    /// `elvt-component-date-picker-icon-disabled`
    public static let iconDisabled: Color = ElevateAliases.Content.iconDisabled
    /// `elvt-component-date-picker-icon-size-l`
    public static let iconSizeL: CGFloat = ElevateAliases.Control.iconL
    /// `elvt-component-date-picker-icon-size-m`
    public static let iconSizeM: CGFloat = ElevateAliases.Control.iconM
    /// `elvt-component-date-picker-icon-size-s`
    public static let iconSizeS: CGFloat = ElevateAliases.Control.iconS
    /// `elvt-component-date-picker-padding-block-l`
    public static let paddingBlockL: CGFloat = ElevateAliases.Space.m
    /// `elvt-component-date-picker-padding-block-m`
    public static let paddingBlockM: CGFloat = ElevateAliases.Space.s
    /// `elvt-component-date-picker-padding-block-s`
    public static let paddingBlockS: CGFloat = ElevateAliases.Space.xs
    /// `elvt-component-date-picker-padding-inline-l`
    public static let paddingInlineL: CGFloat = ElevateAliases.Space.l
    /// `elvt-component-date-picker-padding-inline-m`
    public static let paddingInlineM: CGFloat = ElevateAliases.Space.controlInline
    /// `elvt-component-date-picker-padding-inline-s`
    public static let paddingInlineS: CGFloat = ElevateAliases.Space.s
    /// `elvt-component-date-picker-placeholder-default`
    public static let placeholderDefault: Color = ElevateAliases.Content.textMuted
    /// `elvt-component-date-picker-text-default`
    public static let textDefault: Color = ElevateAliases.Content.textDefault
    /// `elvt-component-date-picker-text-disabled`
    public static let textDisabled: Color = ElevateAliases.Content.textDisabled
}
#endif
