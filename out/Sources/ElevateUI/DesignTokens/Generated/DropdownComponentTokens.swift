#if os(iOS)
import SwiftUI

/// The design tokens of `dropdown`. They refer to those of the whole design system.
///
/// Generated from design tokens: change those, and generate again.
@available(iOS 15, *)
nonisolated public enum DropdownComponentTokens {
    /// `elvt-component-dropdown-border`
    public static let border: Color = ElevateAliases.Border.default
    /// `elvt-component-dropdown-border-radius`
    public static let borderRadius: CGFloat = ElevateAliases.Radius.m
    /// `elvt-component-dropdown-border-width`
    public static let borderWidth: CGFloat = ElevateAliases.Stroke.default
    /// `elvt-component-dropdown-fill`
    public static let fill: Color = ElevateAliases.Layer.overlay
    /// `elvt-component-dropdown-gap`
    public static let gap: CGFloat = ElevateAliases.Space.xs
    /// `elvt-component-dropdown-padding`
    public static let padding: CGFloat = ElevateAliases.Space.s
    /// `elvt-component-dropdown-shadow`
    public static let shadow: [ComponentShadow] = ElevateAliases.Elevation.overlay
    /// `elvt-component-dropdown-text`
    public static let text: Color = ElevateAliases.Content.textDefault
}
#endif
