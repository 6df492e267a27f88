#if os(iOS)
import SwiftUI

/// The design tokens of `slider`. They refer to those of the whole design system.
///
/// Generated from design tokens: change those, and generate again.
@available(iOS 15, *)
nonisolated public enum SliderComponentTokens {
    /// `elvt-component-slider-border-focus`
    public static let borderFocus: Color = ElevateAliases.Border.focus
    /// `elvt-component-slider-border-invalid`
    public static let borderInvalid: Color = ElevateAliases.Border.invalid
    /// `elvt-component-slider-border-width`
    public static let borderWidth: CGFloat = ElevateAliases.Stroke.strong
    /// `elvt-component-slider-font-size`
    public static let fontSize: CGFloat = ElevateAliases.GroupFont.sizeS
    /// `elvt-component-slider-gap`
    public static let gap: CGFloat = ElevateAliases.Space.s
    /// `elvt-component-slider-height`
    public static let height: CGFloat = ElevateAliases.Control.heightM
    /// `elvt-component-slider-text-default`
    public static let textDefault: Color = ElevateAliases.Content.textDefault
    /// `elvt-component-slider-text-disabled`
    public static let textDisabled: Color = ElevateAliases.Content.textDisabled
    /// `elvt-component-slider-thumb-default`
    public static let thumbDefault: Color = ElevateAliases.Action.primaryFillDefault
    /// `elvt-component-slider-thumb-disabled`
    public static let thumbDisabled: Color = ElevateAliases.Action.primaryFillDisabled
    /// `elvt-component-slider-track-default`
    public static let trackDefault: Color = ElevateAliases.Border.default
    /// `elvt-component-slider-track-selected-default`
    public static let trackSelectedDefault: Color = ElevateAliases.Action.primaryFillDefault
}
#endif
