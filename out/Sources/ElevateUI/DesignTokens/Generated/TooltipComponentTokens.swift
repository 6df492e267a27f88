#if os(iOS)
import SwiftUI

/// The design tokens of `tooltip`. They refer to those of the whole design system.
///
/// Generated from design tokens: change those, and generate again.
@available(iOS 15, *)
nonisolated public enum TooltipComponentTokens {
    /// `elvt-component-tooltip-border`
    public static let border = Color(red: 0.50196, green: 0.50196, blue: 0.50196)
    /// `elvt-component-tooltip-border-radius`
    public static let borderRadius: CGFloat = ElevateAliases.Radius.s
    /// `elvt-component-tooltip-fill`
    public static let fill: Color = ElevateAliases.Layer.inverted
    /// `elvt-component-tooltip-font-size`
    public static let fontSize: CGFloat = ElevateAliases.GroupFont.sizeS
    /// `elvt-component-tooltip-padding-block`
    public static let paddingBlock: CGFloat = ElevateAliases.Space.xs
    /// `elvt-component-tooltip-padding-inline`
    public static let paddingInline: CGFloat = ElevateAliases.Space.s
    /// `elvt-component-tooltip-text`
    public static let text: Color = ElevateAliases.Content.textInverted
}
#endif
