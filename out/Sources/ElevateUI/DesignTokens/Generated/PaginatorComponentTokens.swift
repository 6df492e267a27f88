#if os(iOS)
import SwiftUI

/// The design tokens of `paginator`. They refer to those of the whole design system.
///
/// Generated from design tokens: change those, and generate again.
@available(iOS 15, *)
nonisolated public enum PaginatorComponentTokens {
    /// `elvt-component-paginator-border-default`
    public static let borderDefault: Color = ElevateAliases.Border.default
    /// `elvt-component-paginator-border-radius`
    public static let borderRadius: CGFloat = ElevateAliases.Radius.s
    /// `elvt-component-paginator-border-width`
    public static let borderWidth: CGFloat = ElevateAliases.Stroke.default
    /// `elvt-component-paginator-fill-default`
    public static let fillDefault: Color = ElevateAliases.Layer.ground
    /// `elvt-component-paginator-fill-hover`
    public static let fillHover: Color = ElevateAliases.Layer.raised
    /// `elvt-component-paginator-fill-selected-default`
    public static let fillSelectedDefault: Color = ElevateAliases.Action.primaryFillDefault
    /// `elvt-component-paginator-font-size`
    public static let fontSize: CGFloat = ElevateAliases.GroupFont.sizeS
    /// `elvt-component-paginator-gap`
    public static let gap: CGFloat = ElevateAliases.Space.xs
    /// `elvt-component-paginator-height`
    public static let height: CGFloat = ElevateAliases.Control.heightM
    /// `elvt-component-paginator-padding-inline`
    public static let paddingInline: CGFloat = ElevateAliases.Space.m
    /// `elvt-component-paginator-text-default`
    public static let textDefault: Color = ElevateAliases.Content.textDefault
    /// `elvt-component-paginator-text-disabled`
    public static let textDisabled: Color = ElevateAliases.Content.textDisabled
    /// `elvt-component-paginator-text-selected-default`
    public static let textSelectedDefault: Color = ElevateAliases.Action.primaryTextDefault
}
#endif
