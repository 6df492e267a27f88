#if os(iOS)
import SwiftUI

/// The design tokens of `expansion-panel`. They refer to those of the whole design system.
///
/// Generated from design tokens: change those, and generate again.
@available(iOS 15, *)
nonisolated public enum ExpansionPanelComponentTokens {
    /// `elvt-component-expansion-panel-border-default`
    public static let borderDefault: Color = ElevateAliases.Border.default
    /// `elvt-component-expansion-panel-border-radius`
    public static let borderRadius: CGFloat = ElevateAliases.Radius.m
    /// `elvt-component-expansion-panel-border-width`
    public static let borderWidth: CGFloat = ElevateAliases.Stroke.default
    /// `elvt-component-expansion-panel-fill-active`
    public static let fillActive: Color = ElevateAliases.Layer.sunken
    /// `elvt-component-expansion-panel-fill-default`
    public static let fillDefault: Color = ElevateAliases.Layer.ground
    /// `elvt-component-expansion-panel-fill-hover`
    public static let fillHover: Color = ElevateAliases.Layer.raised
    /// `elvt-component-expansion-panel-font-size`
    public static let fontSize: CGFloat = ElevateAliases.GroupFont.sizeM
    /// `elvt-component-expansion-panel-font-weight`
    public static let fontWeight: Font.Weight = ElevateAliases.GroupFont.weightLabel
    /// `elvt-component-expansion-panel-gap`
    public static let gap: CGFloat = ElevateAliases.Space.s
    /// `elvt-component-expansion-panel-height`
    public static let height: CGFloat = ElevateAliases.Control.heightL
    /// `elvt-component-expansion-panel-icon-default`
    public static let iconDefault: Color = ElevateAliases.Content.iconDefault
    /// `elvt-component-expansion-panel-padding`
    public static let padding: CGFloat = ElevateAliases.Space.l
    /// `elvt-component-expansion-panel-text-default`
    public static let textDefault: Color = ElevateAliases.Content.textDefault
    /// `elvt-component-expansion-panel-text-disabled`
    public static let textDisabled: Color = ElevateAliases.Content.textDisabled
}
#endif
