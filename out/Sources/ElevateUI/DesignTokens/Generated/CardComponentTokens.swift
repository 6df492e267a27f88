#if os(iOS)
import SwiftUI

/// The design tokens of `card`. They refer to those of the whole design system.
///
/// Generated from design tokens: change those, and generate again.
@available(iOS 15, *)
nonisolated public enum CardComponentTokens {
    /// `elvt-component-card-border-emphasized`
    public static let borderEmphasized: Color = ElevateAliases.Border.strong
    /// `elvt-component-card-border-neutral`
    public static let borderNeutral: Color = ElevateAliases.Border.default
    /// `elvt-component-card-border-radius-box`
    public static let borderRadiusBox: CGFloat = ElevateAliases.Radius.m
    /// `elvt-component-card-border-radius-pill`
    public static let borderRadiusPill: CGFloat = ElevateAliases.Radius.l
    /// `elvt-component-card-border-width`
    public static let borderWidth: CGFloat = ElevateAliases.Stroke.default
    /// `elvt-component-card-fill-emphasized`
    public static let fillEmphasized: Color = ElevateAliases.Layer.ground
    /// `elvt-component-card-fill-neutral`
    public static let fillNeutral: Color = ElevateAliases.Layer.raised
    /// `elvt-component-card-gap`
    public static let gap: CGFloat = ElevateAliases.Space.m
    /// `elvt-component-card-padding`
    public static let padding: CGFloat = ElevateAliases.Space.l
    /// `elvt-component-card-shadow`
    public static let shadow: [ComponentShadow] = ElevateAliases.Elevation.raised
    /// `elvt-component-card-text-emphasized`
    public static let textEmphasized: Color = ElevateAliases.Content.textDefault
    /// `elvt-component-card-text-neutral`
    public static let textNeutral: Color = ElevateAliases.Content.textDefault
}
#endif
