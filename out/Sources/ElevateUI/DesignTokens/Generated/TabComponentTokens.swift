#if os(iOS)
import SwiftUI

/// The design tokens of `tab`. They refer to those of the whole design system.
///
/// Generated from design tokens: change those, and generate again.
@available(iOS 15, *)
nonisolated public enum TabComponentTokens {
    /// `elvt-component-tab-border-selected-default`
    public static let borderSelectedDefault: Color = ElevateAliases.Border.focus
    /// `elvt-component-tab-fill-active`
    public static let fillActive: Color = ElevateAliases.Layer.sunken
    /// `elvt-component-tab-fill-default`
    public static let fillDefault: Color = ElevateAliases.Layer.ground
    /// `elvt-component-tab-fill-hover`
    public static let fillHover: Color = ElevateAliases.Layer.raised
    /// `elvt-component-tab-fill-selected-default`
    public static let fillSelectedDefault: Color = ElevateAliases.Layer.ground
    /// `elvt-component-tab-font-size`
    public static let fontSize: CGFloat = ElevateAliases.GroupFont.sizeM
    /// `elvt-component-tab-font-weight`
    public static let fontWeight: Font.Weight = ElevateAliases.GroupFont.weightLabel
    /// `elvt-component-tab-gap`
    public static let gap: CGFloat = ElevateAliases.Space.s
    /// `elvt-component-tab-height`
    public static let height: CGFloat = ElevateAliases.Control.heightL
    /// `elvt-component-tab-padding-inline`
    public static let paddingInline: CGFloat = ElevateAliases.Space.l
    /// `elvt-component-tab-text-default`
    public static let textDefault: Color = ElevateAliases.Content.textMuted
    /// `elvt-component-tab-text-disabled`
    public static let textDisabled: Color = ElevateAliases.Content.textDisabled
    /// `elvt-component-tab-text-selected-default`
    public static let textSelectedDefault: Color = ElevateAliases.Content.linkDefault
}
#endif
