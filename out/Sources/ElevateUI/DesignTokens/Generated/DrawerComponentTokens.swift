#if os(iOS)
import SwiftUI

/// The design tokens of `drawer`. They refer to those of the whole design system.
///
/// Generated from design tokens: change those, and generate again.
@available(iOS 15, *)
nonisolated public enum DrawerComponentTokens {
    /// `elvt-component-drawer-border`
    public static let border: Color = ElevateAliases.Border.default
    /// `elvt-component-drawer-border-width`
    public static let borderWidth: CGFloat = ElevateAliases.Stroke.default
    /// `elvt-component-drawer-fill`
    public static let fill: Color = ElevateAliases.Layer.overlay
    /// `elvt-component-drawer-gap`
    public static let gap: CGFloat = ElevateAliases.Space.m
    /// `elvt-component-drawer-padding`
    public static let padding: CGFloat = ElevateAliases.Space.l
    /// `elvt-component-drawer-scrim`
    public static let scrim: Color = ElevateAliases.Layer.scrim
    /// `elvt-component-drawer-shadow`
    public static let shadow: [ComponentShadow] = ElevateAliases.Elevation.overlay
    /// `elvt-component-drawer-text`
    public static let text: Color = ElevateAliases.Content.textDefault
}
#endif
