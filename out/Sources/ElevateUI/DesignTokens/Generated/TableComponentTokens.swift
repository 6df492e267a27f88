#if os(iOS)
import SwiftUI

/// The design tokens of `table`. They refer to those of the whole design system.
///
/// Generated from design tokens: change those, and generate again.
@available(iOS 15, *)
nonisolated public enum TableComponentTokens {
    /// `elvt-component-table-border-default`
    public static let borderDefault: Color = ElevateAliases.Border.default
    /// `elvt-component-table-border-width`
    public static let borderWidth: CGFloat = ElevateAliases.Stroke.default
    /// `elvt-component-table-fill-default`
    public static let fillDefault: Color = ElevateAliases.Layer.ground
    /// `elvt-component-table-fill-hover`
    public static let fillHover: Color = ElevateAliases.Layer.raised
    /// `elvt-component-table-fill-selected-default`
    public static let fillSelectedDefault: Color = ElevateAliases.Layer.sunken
    /// `elvt-component-table-font-size`
    public static let fontSize: CGFloat = ElevateAliases.GroupFont.sizeS
    /// `elvt-component-table-header-fill`
    public static let headerFill: Color = ElevateAliases.Layer.raised
    /// `elvt-component-table-header-text`
    public static let headerText: Color = ElevateAliases.Content.textMuted
    /// `elvt-component-table-height-compact`
    public static let heightCompact: CGFloat = ElevateAliases.Control.heightS
    /// `elvt-component-table-height-regular`
    public static let heightRegular: CGFloat = ElevateAliases.Control.heightM
    /// `elvt-component-table-height-relaxed`
    public static let heightRelaxed: CGFloat = ElevateAliases.Control.heightL
    /// `elvt-component-table-padding-block-compact`
    public static let paddingBlockCompact: CGFloat = ElevateAliases.Space.xs
    /// `elvt-component-table-padding-block-regular`
    public static let paddingBlockRegular: CGFloat = ElevateAliases.Space.s
    /// `elvt-component-table-padding-block-relaxed`
    public static let paddingBlockRelaxed: CGFloat = ElevateAliases.Space.m
    /// `elvt-component-table-padding-inline`
    public static let paddingInline: CGFloat = ElevateAliases.Space.m
    /// `elvt-component-table-text-default`
    public static let textDefault: Color = ElevateAliases.Content.textDefault
}
#endif
