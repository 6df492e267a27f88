#if os(iOS)
import SwiftUI

/// The design tokens of `breadcrumb`. They refer to those of the whole design system.
///
/// Generated from design tokens: change those, and generate again.
@available(iOS 15, *)
nonisolated public enum BreadcrumbComponentTokens {
    /// `elvt-component-breadcrumb-font-size`
    public static let fontSize: CGFloat = ElevateAliases.GroupFont.sizeS
    /// `elvt-component-breadcrumb-gap`
    public static let gap: CGFloat = ElevateAliases.Space.xs
    /// `elvt-component-breadcrumb-icon-default`
    public static let iconDefault: Color = ElevateAliases.Content.iconMuted
    /// `elvt-component-breadcrumb-icon-size`
    public static let iconSize: CGFloat = ElevateAliases.Control.iconS
    /// `elvt-component-breadcrumb-text-default`
    public static let textDefault: Color = ElevateAliases.Content.textMuted
}
#endif
