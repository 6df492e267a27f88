#if os(iOS)
import SwiftUI

/// The design tokens of `breadcrumb-item`. They refer to those of the whole design system.
///
/// Generated from design tokens: change those, and generate again.
@available(iOS 15, *)
nonisolated public enum BreadcrumbItemComponentTokens {
    /// `elvt-component-breadcrumbItem-gap`
    public static let gap: CGFloat = ElevateAliases.Space.xs
    /// `elvt-component-breadcrumbItem-padding-inline`
    public static let paddingInline: CGFloat = ElevateAliases.Space.xs
    /// `elvt-component-breadcrumbItem-text-current-default`
    public static let textCurrentDefault: Color = ElevateAliases.Content.textDefault
    /// `elvt-component-breadcrumbItem-text-default`
    public static let textDefault: Color = ElevateAliases.Content.linkDefault
    /// `elvt-component-breadcrumbItem-text-disabled`
    public static let textDisabled: Color = ElevateAliases.Content.textDisabled
    /// `elvt-component-breadcrumbItem-text-hover`
    public static let textHover: Color = ElevateAliases.Content.linkHover
}
#endif
