#if os(iOS)
import SwiftUI

/// The design tokens of `divider`. They refer to those of the whole design system.
///
/// Generated from design tokens: change those, and generate again.
@available(iOS 15, *)
nonisolated public enum DividerComponentTokens {
    /// `elvt-component-divider-border-default`
    public static let borderDefault: Color = ElevateAliases.Border.default
    /// `elvt-component-divider-border-strong`
    public static let borderStrong: Color = ElevateAliases.Border.strong
    /// `elvt-component-divider-border-width`
    public static let borderWidth: CGFloat = ElevateAliases.Stroke.default
    /// `elvt-component-divider-border-width-strong`
    public static let borderWidthStrong: CGFloat = ElevateAliases.Stroke.strong
}
#endif
