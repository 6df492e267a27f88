#if os(iOS)
import SwiftUI

/// The design tokens of `radio`. They refer to those of the whole design system.
///
/// Generated from design tokens: change those, and generate again.
@available(iOS 15, *)
nonisolated public enum RadioComponentTokens {
    /// `elvt-component-radio-border-default`
    public static let borderDefault: Color = ElevateAliases.Border.strong
    /// `elvt-component-radio-border-disabled`
    public static let borderDisabled: Color = ElevateAliases.Border.disabled
    /// `elvt-component-radio-border-focus`
    public static let borderFocus: Color = ElevateAliases.Border.focus
    /// `elvt-component-radio-border-invalid`
    public static let borderInvalid: Color = ElevateAliases.Border.invalid
    /// `elvt-component-radio-border-radius`
    public static let borderRadius: CGFloat = ElevateAliases.Radius.full
    /// `elvt-component-radio-border-width`
    public static let borderWidth: CGFloat = ElevateAliases.Stroke.strong
    /// `elvt-component-radio-fill-active`
    public static let fillActive: Color = ElevateAliases.Layer.sunken
    /// `elvt-component-radio-fill-default`
    public static let fillDefault: Color = ElevateAliases.Layer.ground
    /// `elvt-component-radio-fill-disabled`
    public static let fillDisabled: Color = ElevateAliases.Layer.sunken
    /// `elvt-component-radio-fill-hover`
    public static let fillHover: Color = ElevateAliases.Layer.raised
    /// `elvt-component-radio-fill-selected-active`
    public static let fillSelectedActive: Color = ElevateAliases.Action.primaryFillActive
    /// `elvt-component-radio-fill-selected-default`
    public static let fillSelectedDefault: Color = ElevateAliases.Action.primaryFillDefault
    /// `elvt-component-radio-fill-selected-disabled`
    public static let fillSelectedDisabled: Color = ElevateAliases.Action.primaryFillDisabled
    /// `elvt-component-radio-fill-selected-hover`
    public static let fillSelectedHover: Color = ElevateAliases.Action.primaryFillHover
    /// `elvt-component-radio-font-size-m`
    public static let fontSizeM: CGFloat = ElevateAliases.GroupFont.sizeM
    /// `elvt-component-radio-font-size-s`
    public static let fontSizeS: CGFloat = ElevateAliases.GroupFont.sizeS
    /// `elvt-component-radio-gap-m`
    public static let gapM: CGFloat = ElevateAliases.Space.s
    /// `elvt-component-radio-gap-s`
    public static let gapS: CGFloat = ElevateAliases.Space.s
    /// `elvt-component-radio-mark-default`
    public static let markDefault: Color = ElevateAliases.Action.primaryTextDefault
    /// `elvt-component-radio-mark-disabled`
    public static let markDisabled: Color = ElevateAliases.Action.primaryTextDisabled
    /// `elvt-component-radio-size-m`
    public static let sizeM: CGFloat = ElevateAliases.Control.iconM
    /// `elvt-component-radio-size-s`
    public static let sizeS: CGFloat = ElevateAliases.Control.iconS
    /// `elvt-component-radio-text-default`
    public static let textDefault: Color = ElevateAliases.Content.textDefault
    /// `elvt-component-radio-text-disabled`
    public static let textDisabled: Color = ElevateAliases.Content.textDisabled
}
#endif
