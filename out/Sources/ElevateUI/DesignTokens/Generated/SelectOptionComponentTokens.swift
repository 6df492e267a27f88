#if os(iOS)
import SwiftUI

/// The design tokens of `select-option`. They refer to those of the whole design system.
///
/// Generated from design tokens: change those, and generate again.
@available(iOS 15, *)
nonisolated public enum SelectOptionComponentTokens {
    /// `elvt-component-select-option-fill-active`
    public static let fillActive: Color = ElevateAliases.Layer.sunken
    /// `elvt-component-select-option-fill-default`
    public static let fillDefault: Color = ElevateAliases.Layer.overlay
    /// `elvt-component-select-option-fill-hover`
    public static let fillHover: Color = ElevateAliases.Layer.raised
    /// `elvt-component-select-option-fill-selected-default`
    public static let fillSelectedDefault: Color = ElevateAliases.Layer.sunken
    /// `elvt-component-select-option-gap`
    public static let gap: CGFloat = ElevateAliases.Space.s
    /// `elvt-component-select-option-height`
    public static let height: CGFloat = ElevateAliases.Control.heightM
    /// `elvt-component-select-option-mark-default`
    public static let markDefault: Color = ElevateAliases.Content.iconDefault
    /// `elvt-component-select-option-padding-inline`
    public static let paddingInline: CGFloat = ElevateAliases.Space.m
    /// `elvt-component-select-option-text-default`
    public static let textDefault: Color = ElevateAliases.Content.textDefault
    /// `elvt-component-select-option-text-disabled`
    public static let textDisabled: Color = ElevateAliases.Content.textDisabled
}
#endif
