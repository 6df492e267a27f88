#if os(iOS)
import SwiftUI

/// The design tokens of `tab-group`. They refer to those of the whole design system.
///
/// Generated from design tokens: change those, and generate again.
@available(iOS 15, *)
nonisolated public enum TabGroupComponentTokens {
    /// `elvt-component-tab-group-border-default`
    public static let borderDefault: Color = ElevateAliases.Border.default
    /// `elvt-component-tab-group-border-radius`
    public static let borderRadius: CGFloat = ElevateAliases.Radius.s
    /// `elvt-component-tab-group-border-width`
    public static let borderWidth: CGFloat = ElevateAliases.Stroke.default
    /// `elvt-component-tab-group-fill-active`
    public static let fillActive: Color = ElevateAliases.Layer.sunken
    /// `elvt-component-tab-group-fill-default`
    public static let fillDefault: Color = ElevateAliases.Layer.ground
    /// `elvt-component-tab-group-fill-hover`
    public static let fillHover: Color = ElevateAliases.Layer.raised
    /// `elvt-component-tab-group-fill-selected-default`
    public static let fillSelectedDefault: Color = ElevateAliases.Action.primaryFillDefault
    /// `elvt-component-tab-group-gap`
    public static let gap: CGFloat = ElevateAliases.Space.xs
    /// `elvt-component-tab-group-icon-size`
    public static let iconSize: CGFloat = ElevateAliases.Control.iconS
    /// `elvt-component-tab-group-padding`
    public static let padding: CGFloat = ElevateAliases.Space.s
    /// `elvt-component-tab-group-text-default`
    public static let textDefault: Color = ElevateAliases.Content.textMuted
    /// `elvt-component-tab-group-text-disabled`
    public static let textDisabled: Color = ElevateAliases.Content.textDisabled
    /// `elvt-component-tab-group-text-selected-default`
    public static let textSelectedDefault: Color = ElevateAliases.Action.primaryTextDefault
}
#endif
