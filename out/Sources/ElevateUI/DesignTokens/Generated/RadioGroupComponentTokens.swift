#if os(iOS)
import SwiftUI

/// The design tokens of `radio-group`. They refer to those of the whole design system.
///
/// Generated from design tokens: change those, and generate again.
@available(iOS 15, *)
nonisolated public enum RadioGroupComponentTokens {
    /// `elvt-component-radio-group-border-invalid`
    public static let borderInvalid: Color = ElevateAliases.Border.invalid
    /// `elvt-component-radio-group-font-size-l`
    public static let fontSizeL: CGFloat = ElevateAliases.GroupFont.sizeL
    /// `elvt-component-radio-group-font-size-m`
    public static let fontSizeM: CGFloat = ElevateAliases.GroupFont.sizeM
    /// `elvt-component-radio-group-font-size-s`
    public static let fontSizeS: CGFloat = ElevateAliases.GroupFont.sizeS
    /// `elvt-component-radio-group-gap-l`
    public static let gapL: CGFloat = ElevateAliases.Space.m
    /// `elvt-component-radio-group-gap-m`
    public static let gapM: CGFloat = ElevateAliases.Space.s
    /// `elvt-component-radio-group-gap-s`
    public static let gapS: CGFloat = ElevateAliases.Space.xs
    /// `elvt-component-radio-group-text-default`
    public static let textDefault: Color = ElevateAliases.Content.textDefault
    /// `elvt-component-radio-group-text-disabled`
    public static let textDisabled: Color = ElevateAliases.Content.textDisabled
}
#endif
