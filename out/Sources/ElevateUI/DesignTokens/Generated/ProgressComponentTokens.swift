#if os(iOS)
import SwiftUI

/// The design tokens of `progress`. They refer to those of the whole design system.
///
/// Generated from design tokens: change those, and generate again.
@available(iOS 15, *)
nonisolated public enum ProgressComponentTokens {
    /// `elvt-component-progress-border-radius`
    public static let borderRadius: CGFloat = ElevateAliases.Radius.full
    /// `elvt-component-progress-height`
    public static let height: CGFloat = ElevateAliases.Space.s
    /// `elvt-component-progress-indicator-danger`
    public static let indicatorDanger: Color = ElevateAliases.Action.dangerBorderDefault
    /// `elvt-component-progress-indicator-emphasized`
    public static let indicatorEmphasized: Color = ElevateAliases.Action.emphasizedBorderDefault
    /// `elvt-component-progress-indicator-neutral`
    public static let indicatorNeutral: Color = ElevateAliases.Content.iconMuted
    /// `elvt-component-progress-indicator-primary`
    public static let indicatorPrimary: Color = ElevateAliases.Action.primaryBorderDefault
    /// `elvt-component-progress-indicator-success`
    public static let indicatorSuccess: Color = ElevateAliases.Action.successBorderDefault
    /// `elvt-component-progress-indicator-warning`
    public static let indicatorWarning: Color = ElevateAliases.Action.warningBorderDefault
    /// `elvt-component-progress-stroke-width`
    public static let strokeWidth: CGFloat = ElevateAliases.Stroke.heavy
    /// `elvt-component-progress-track`
    public static let track: Color = ElevatePrimitives.colorGray300
}
#endif
