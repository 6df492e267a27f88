#if os(iOS)
import SwiftUI

/// The design tokens of `switch`. They refer to those of the whole design system.
///
/// Generated from design tokens: change those, and generate again.
@available(iOS 15, *)
nonisolated public enum SwitchComponentTokens {
    /// `elvt-component-switch-border-default`
    public static let borderDefault: Color = ElevateAliases.Border.strong
    /// `elvt-component-switch-border-disabled`
    public static let borderDisabled: Color = ElevateAliases.Border.disabled
    /// `elvt-component-switch-border-focus`
    public static let borderFocus: Color = ElevateAliases.Border.focus
    /// `elvt-component-switch-border-invalid`
    public static let borderInvalid: Color = ElevateAliases.Border.invalid
    /// `elvt-component-switch-border-radius`
    public static let borderRadius: CGFloat = ElevateAliases.Radius.full
    /// `elvt-component-switch-border-width`
    public static let borderWidth: CGFloat = ElevateAliases.Stroke.strong
    /// `elvt-component-switch-fill-active`
    public static let fillActive: Color = ElevateAliases.Layer.sunken
    /// `elvt-component-switch-fill-default`
    public static let fillDefault: Color = ElevateAliases.Layer.ground
    /// `elvt-component-switch-fill-disabled`
    public static let fillDisabled: Color = ElevateAliases.Layer.sunken
    /// `elvt-component-switch-fill-hover`
    public static let fillHover: Color = ElevateAliases.Layer.raised
    /// `elvt-component-switch-fill-selected-active`
    public static let fillSelectedActive: Color = ElevateAliases.Action.primaryFillActive
    /// `elvt-component-switch-fill-selected-default`
    public static let fillSelectedDefault: Color = ElevateAliases.Action.primaryFillDefault
    /// `elvt-component-switch-fill-selected-disabled`
    public static let fillSelectedDisabled: Color = ElevateAliases.Action.primaryFillDisabled
    /// `elvt-component-switch-fill-selected-hover`
    public static let fillSelectedHover: Color = ElevateAliases.Action.primaryFillHover
    /// `elvt-component-switch-font-size-l`
    public static let fontSizeL: CGFloat = ElevateAliases.GroupFont.sizeL
    /// `elvt-component-switch-font-size-m`
    public static let fontSizeM: CGFloat = ElevateAliases.GroupFont.sizeM
    /// `elvt-component-switch-font-size-s`
    public static let fontSizeS: CGFloat = ElevateAliases.GroupFont.sizeS
    /// `elvt-component-switch-gap-l`
    public static let gapL: CGFloat = ElevateAliases.Space.s
    /// `elvt-component-switch-gap-m`
    public static let gapM: CGFloat = ElevateAliases.Space.s
    /// `elvt-component-switch-gap-s`
    public static let gapS: CGFloat = ElevateAliases.Space.s
    /// `elvt-component-switch-height-l`
    public static let heightL: CGFloat = ElevateAliases.Control.iconL
    /// `elvt-component-switch-height-m`
    public static let heightM: CGFloat = ElevateAliases.Control.iconM
    /// `elvt-component-switch-height-s`
    public static let heightS: CGFloat = ElevateAliases.Control.iconS
    /// `elvt-component-switch-mark-default`
    public static let markDefault: Color = ElevateAliases.Action.primaryTextDefault
    /// `elvt-component-switch-mark-disabled`
    public static let markDisabled: Color = ElevateAliases.Action.primaryTextDisabled
    /// `elvt-component-switch-text-default`
    public static let textDefault: Color = ElevateAliases.Content.textDefault
    /// `elvt-component-switch-text-disabled`
    public static let textDisabled: Color = ElevateAliases.Content.textDisabled
}
#endif
