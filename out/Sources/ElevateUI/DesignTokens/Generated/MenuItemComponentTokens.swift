#if os(iOS)
import SwiftUI

/// The design tokens of `menu-item`. They refer to those of the whole design system.
///
/// Generated from design tokens: change those, and generate again.
@available(iOS 15, *)
nonisolated public enum MenuItemComponentTokens {
    /// `elvt-component-menu-item-fill-active`
    public static let fillActive: Color = ElevateAliases.Layer.sunken
    /// `elvt-component-menu-item-fill-default`
    public static let fillDefault: Color = ElevateAliases.Layer.overlay
    /// `elvt-component-menu-item-fill-hover`
    public static let fillHover: Color = ElevateAliases.Layer.raised
    /// `elvt-component-menu-item-fill-selected-default`
    public static let fillSelectedDefault: Color = ElevateAliases.Layer.sunken
    /// `elvt-component-menu-item-font-size`
    public static let fontSize: CGFloat = ElevateAliases.GroupFont.sizeM
    /// `elvt-component-menu-item-gap`
    public static let gap: CGFloat = ElevateAliases.Space.s
    /// `elvt-component-menu-item-height`
    public static let height: CGFloat = ElevateAliases.Control.heightM
    /// `elvt-component-menu-item-icon-default`
    public static let iconDefault: Color = ElevateAliases.Content.iconDefault
    /// `elvt-component-menu-item-icon-size`
    public static let iconSize: CGFloat = ElevateAliases.Control.iconM
    /// `elvt-component-menu-item-padding-block`
    public static let paddingBlock: CGFloat = ElevateAliases.Space.s
    /// `elvt-component-menu-item-padding-inline`
    public static let paddingInline: CGFloat = ElevateAliases.Space.m
    /// `elvt-component-menu-item-text-default`
    public static let textDefault: Color = ElevateAliases.Content.textDefault
    /// `elvt-component-menu-item-text-disabled`
    public static let textDisabled: Color = ElevateAliases.Content.textDisabled
}
#endif
