#if os(iOS)
import SwiftUI

/// The design tokens of `skeleton`. They refer to those of the whole design system.
///
/// Generated from design tokens: change those, and generate again.
@available(iOS 15, *)
nonisolated public enum SkeletonComponentTokens {
    /// `elvt-component-skeleton-border-radius-box`
    public static let borderRadiusBox: CGFloat = ElevateAliases.Radius.m
    /// `elvt-component-skeleton-border-radius-circle`
    public static let borderRadiusCircle: CGFloat = ElevateAliases.Radius.full
    /// `elvt-component-skeleton-border-radius-text`
    public static let borderRadiusText: CGFloat = ElevateAliases.Radius.s
    /// `elvt-component-skeleton-fill-default`
    public static let fillDefault: Color = ElevateAliases.Layer.sunken
    /// `elvt-component-skeleton-gap`
    public static let gap: CGFloat = ElevateAliases.Space.s
    /// `elvt-component-skeleton-height`
    public static let height: CGFloat = ElevateAliases.Control.iconS
}
#endif
