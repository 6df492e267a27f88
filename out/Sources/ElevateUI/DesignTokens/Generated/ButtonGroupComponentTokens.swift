#if os(iOS)
import SwiftUI

/// The design tokens of `button-group`. They refer to those of the whole design system.
///
/// Generated from design tokens: change those, and generate again.
@available(iOS 15, *)
nonisolated public enum ButtonGroupComponentTokens {
    /// `elvt-component-button-group-border-default`
    public static let borderDefault: Color = ElevateAliases.Border.default
    /// `elvt-component-button-group-border-width`
    public static let borderWidth: CGFloat = ElevateAliases.Stroke.default
    /// `elvt-component-button-group-gap-l`
    public static let gapL: CGFloat = ElevateAliases.Space.m
    /// `elvt-component-button-group-gap-m`
    public static let gapM: CGFloat = ElevateAliases.Space.s
    /// `elvt-component-button-group-gap-s`
    public static let gapS: CGFloat = ElevateAliases.Space.xs
}
#endif
