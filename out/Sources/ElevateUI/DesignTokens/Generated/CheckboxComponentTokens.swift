#if os(iOS)
import SwiftUI

/// The design tokens of `checkbox`. They refer to those of the whole design system.
///
/// Generated from design tokens: change those, and generate again.
@available(iOS 15, *)
nonisolated public enum CheckboxComponentTokens {
    /// `elvt-component-checkbox-border-default`
    public static let borderDefault: Color = ElevateAliases.Border.strong
    /// `elvt-component-checkbox-border-disabled`
    public static let borderDisabled: Color = ElevateAliases.Border.disabled
    /// `elvt-component-checkbox-border-focus`
    public static let borderFocus: Color = ElevateAliases.Border.focus
    /// `elvt-component-checkbox-border-invalid`
    public static let borderInvalid: Color = ElevateAliases.Border.invalid
    /// `elvt-component-checkbox-border-radius`
    public static let borderRadius: CGFloat = ElevateAliases.Radius.s
    /// `elvt-component-checkbox-border-width`
    public static let borderWidth: CGFloat = ElevateAliases.Stroke.strong
    /// `elvt-component-checkbox-fill-active`
    public static let fillActive: Color = ElevateAliases.Layer.sunken
    /// `elvt-component-checkbox-fill-default`
    public static let fillDefault: Color = ElevateAliases.Layer.ground
    /// `elvt-component-checkbox-fill-disabled`
    public static let fillDisabled: Color = ElevateAliases.Layer.sunken
    /// `elvt-component-checkbox-fill-hover`
    public static let fillHover: Color = ElevateAliases.Layer.raised
    /// `elvt-component-checkbox-fill-selected-active`
    public static let fillSelectedActive: Color = ElevateAliases.Action.primaryFillActive
    /// `elvt-component-checkbox-fill-selected-default`
    public static let fillSelectedDefault: Color = ElevateAliases.Action.primaryFillDefault
    /// `elvt-component-checkbox-fill-selected-disabled`
    public static let fillSelectedDisabled: Color = ElevateAliases.Action.primaryFillDisabled
    /// `elvt-component-checkbox-fill-selected-hover`
    public static let fillSelectedHover: Color = ElevateAliases.Action.primaryFillHover
    /// `elvt-component-checkbox-font-size-l`
    public static let fontSizeL: CGFloat = ElevateAliases.GroupFont.sizeL
    /// `elvt-component-checkbox-font-size-m`
    public static let fontSizeM: CGFloat = ElevateAliases.GroupFont.sizeM
    /// `elvt-component-checkbox-font-size-s`
    public static let fontSizeS: CGFloat = ElevateAliases.GroupFont.sizeS
    /// `elvt-component-checkbox-gap-l`
    public static let gapL: CGFloat = ElevateAliases.Space.s
    /// `elvt-component-checkbox-gap-m`
    public static let gapM: CGFloat = ElevateAliases.Space.s
    /// `elvt-component-checkbox-gap-s`
    public static let gapS: CGFloat = ElevateAliases.Space.xs
    /// `elvt-component-checkbox-mark-default`
    public static let markDefault: Color = ElevateAliases.Action.primaryTextDefault
    /// `elvt-component-checkbox-mark-disabled`
    public static let markDisabled: Color = ElevateAliases.Action.primaryTextDisabled
    /// `elvt-component-checkbox-size-l`
    public static let sizeL: CGFloat = ElevateAliases.Control.iconL
    /// `elvt-component-checkbox-size-m`
    public static let sizeM: CGFloat = ElevateAliases.Control.iconM
    /// `elvt-component-checkbox-size-s`
    public static let sizeS: CGFloat = ElevateAliases.Control.iconS
    /// `elvt-component-checkbox-text-default`
    public static let textDefault: Color = ElevateAliases.Content.textDefault
    /// `elvt-component-checkbox-text-disabled`
    public static let textDisabled: Color = ElevateAliases.Content.textDisabled
}
#endif
