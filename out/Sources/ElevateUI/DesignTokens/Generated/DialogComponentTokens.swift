#if os(iOS)
import SwiftUI

/// The design tokens of `dialog`. They refer to those of the whole design system.
///
/// Generated from design tokens: change those, and generate again.
@available(iOS 15, *)
nonisolated public enum DialogComponentTokens {
    /// `elvt-component-dialog-border`
    public static let border: Color = ElevateAliases.Border.default
    /// `elvt-component-dialog-border-radius`
    public static let borderRadius: CGFloat = ElevateAliases.Radius.l
    /// `elvt-component-dialog-border-width`
    public static let borderWidth: CGFloat = ElevateAliases.Stroke.default
    /// `elvt-component-dialog-fill`
    public static let fill: Color = ElevateAliases.Layer.overlay
    /// `elvt-component-dialog-gap`
    public static let gap: CGFloat = ElevateAliases.Space.l
    /// `elvt-component-dialog-heading-font-size`
    public static let headingFontSize: CGFloat = ElevateAliases.GroupFont.sizeHeading
    /// `elvt-component-dialog-heading-font-weight`
    public static let headingFontWeight: Font.Weight = ElevateAliases.GroupFont.weightHeading
    /// `elvt-component-dialog-padding`
    public static let padding: CGFloat = ElevateAliases.Space.xl
    /// `elvt-component-dialog-scrim`
    public static let scrim: Color = ElevateAliases.Layer.scrim
    /// `elvt-component-dialog-shadow`
    public static let shadow: [ComponentShadow] = ElevateAliases.Elevation.overlay
    /// `elvt-component-dialog-text`
    public static let text: Color = ElevateAliases.Content.textDefault
    /// `elvt-component-dialog-width-l`
    public static let widthL: CGFloat = 768
    /// `elvt-component-dialog-width-m`
    public static let widthM: CGFloat = 512
    /// `elvt-component-dialog-width-s`
    public static let widthS: CGFloat = 320
}
#endif
