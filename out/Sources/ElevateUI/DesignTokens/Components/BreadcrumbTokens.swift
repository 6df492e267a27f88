#if os(iOS)
import SwiftUI

/// The types of `ElevateBreadcrumb`, and how it looks.
///
/// The styles come from the design tokens of the component.
@available(iOS 15, *)
nonisolated public enum BreadcrumbTokens {
    // MARK: - Colors and Sizes

    /// The default colors.
    static let colors = ComponentColors(
        background: ComponentColors.neutral.background,
        backgroundPressed: ComponentColors.neutral.backgroundPressed,
        backgroundSelected: ComponentColors.neutral.backgroundSelected,
        backgroundSelectedPressed: ComponentColors.neutral.backgroundSelectedPressed,
        backgroundDisabled: ComponentColors.neutral.backgroundDisabled,
        text: BreadcrumbComponentTokens.textDefault,
        textSelected: BreadcrumbComponentTokens.textDefault,
        textDisabled: ComponentColors.neutral.textDisabled,
        border: ComponentColors.neutral.border,
        borderSelected: ComponentColors.neutral.borderSelected,
        borderDisabled: ComponentColors.neutral.borderDisabled,
        borderFocused: ComponentColors.neutral.borderFocused,
        borderInvalid: ComponentColors.neutral.borderInvalid,
        tint: BreadcrumbComponentTokens.textDefault,
        parts: parts
    )
    /// The default sizes.
    static let metrics = ComponentMetrics(
        minimumHeight: ComponentMetrics.medium.minimumHeight,
        padding: ComponentMetrics.medium.padding,
        spacing: BreadcrumbComponentTokens.gap,
        cornerRadius: ComponentMetrics.medium.cornerRadius,
        borderWidth: ComponentMetrics.medium.borderWidth,
        iconSize: BreadcrumbComponentTokens.iconSize,
        textStyle: .subheadline,
        controlSize: ComponentMetrics.medium.controlSize,
        fontSize: BreadcrumbComponentTokens.fontSize
    )
    /// What tokens say of the parts.
    static let parts: ComponentParts = [
        "frame": ComponentPartStyle(
            text: [.normal: BreadcrumbComponentTokens.textDefault],
            fontSize: [.normal: BreadcrumbComponentTokens.fontSize]
        ),
        "icon": ComponentPartStyle(text: [.normal: BreadcrumbComponentTokens.iconDefault]),
        "item": ComponentPartStyle(
            text: [
                .normal: BreadcrumbItemComponentTokens.textDefault,
                .hovered: BreadcrumbItemComponentTokens.textHover,
                .selected: BreadcrumbItemComponentTokens.textCurrentDefault,
                .disabled: BreadcrumbItemComponentTokens.textDisabled,
            ],
            padding: [
                .normal: EdgeInsets(
                    top: 0,
                    leading: BreadcrumbItemComponentTokens.paddingInline,
                    bottom: 0,
                    trailing: BreadcrumbItemComponentTokens.paddingInline
                )
            ],
            fontSize: [.normal: BreadcrumbComponentTokens.fontSize]
        ),
    ]
    /// The default shape.
    static let shape = ComponentShapeKind.rounded
}
#endif
