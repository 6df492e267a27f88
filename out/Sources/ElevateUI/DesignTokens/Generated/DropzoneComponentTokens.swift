#if os(iOS)
import SwiftUI

/// The design tokens of `dropzone`. They refer to those of the whole design system.
///
/// Generated from design tokens: change those, and generate again.
@available(iOS 15, *)
nonisolated public enum DropzoneComponentTokens {
    /// `elvt-component-dropzone-border-default`
    public static let borderDefault: Color = ElevateAliases.Border.strong
    /// `elvt-component-dropzone-border-disabled`
    public static let borderDisabled: Color = ElevateAliases.Border.disabled
    /// `elvt-component-dropzone-border-focus`
    public static let borderFocus: Color = ElevateAliases.Border.focus
    /// `elvt-component-dropzone-border-invalid`
    public static let borderInvalid: Color = ElevateAliases.Border.invalid
    /// `elvt-component-dropzone-border-radius`
    public static let borderRadius: CGFloat = ElevateAliases.Radius.m
    /// `elvt-component-dropzone-border-width`
    public static let borderWidth: CGFloat = ElevateAliases.Stroke.strong
    /// `elvt-component-dropzone-fill-active`
    public static let fillActive: Color = ElevateAliases.Layer.sunken
    /// `elvt-component-dropzone-fill-default`
    public static let fillDefault: Color = ElevateAliases.Layer.raised
    /// `elvt-component-dropzone-fill-disabled`
    public static let fillDisabled: Color = ElevateAliases.Layer.sunken
    /// `elvt-component-dropzone-fill-hover`
    public static let fillHover: Color = ElevateAliases.Layer.sunken
    /// `elvt-component-dropzone-gap`
    public static let gap: CGFloat = ElevateAliases.Space.s
    /// `elvt-component-dropzone-padding`
    public static let padding: CGFloat = ElevateAliases.Space.xl
    /// `elvt-component-dropzone-text-default`
    public static let textDefault: Color = ElevateAliases.Content.textDefault
    /// `elvt-component-dropzone-text-disabled`
    public static let textDisabled: Color = ElevateAliases.Content.textDisabled
}
#endif
