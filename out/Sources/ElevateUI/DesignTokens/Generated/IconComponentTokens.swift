#if os(iOS)
import SwiftUI

/// The design tokens of `icon`. They refer to those of the whole design system.
///
/// Generated from design tokens: change those, and generate again.
@available(iOS 15, *)
nonisolated public enum IconComponentTokens {
    /// `elvt-component-icon-icon-default`
    public static let iconDefault: Color = ElevateAliases.Content.iconDefault
    /// `elvt-component-icon-icon-disabled`
    public static let iconDisabled: Color = ElevateAliases.Content.iconDisabled
    /// `elvt-component-icon-size-l`
    public static let sizeL: CGFloat = ElevateAliases.Control.iconL
    /// `elvt-component-icon-size-m`
    public static let sizeM: CGFloat = ElevateAliases.Control.iconM
    /// `elvt-component-icon-size-s`
    public static let sizeS: CGFloat = ElevateAliases.Control.iconS
}
#endif
