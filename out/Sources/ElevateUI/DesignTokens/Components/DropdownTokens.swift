#if os(iOS)
import SwiftUI

/// The types of `ElevateDropdown`, and how it looks.
///
/// The styles come from the design tokens of the component.
@available(iOS 15, *)
nonisolated public enum DropdownTokens {
    // MARK: - Colors and Sizes

    /// The default colors.
    static let colors = ComponentColors(
        background: DropdownComponentTokens.fill,
        backgroundPressed: DropdownComponentTokens.fill,
        backgroundSelected: DropdownComponentTokens.fill,
        backgroundSelectedPressed: DropdownComponentTokens.fill,
        backgroundDisabled: DropdownComponentTokens.fill,
        text: DropdownComponentTokens.text,
        textSelected: DropdownComponentTokens.text,
        textDisabled: ComponentColors.neutral.textDisabled,
        border: DropdownComponentTokens.border,
        borderSelected: DropdownComponentTokens.border,
        borderDisabled: DropdownComponentTokens.border,
        borderFocused: DropdownComponentTokens.border,
        borderInvalid: ComponentColors.neutral.borderInvalid,
        tint: DropdownComponentTokens.text,
        parts: parts
    )
    /// The default sizes.
    static let metrics = ComponentMetrics(
        minimumHeight: ComponentMetrics.medium.minimumHeight,
        padding: EdgeInsets(
            top: DropdownComponentTokens.padding,
            leading: DropdownComponentTokens.padding,
            bottom: DropdownComponentTokens.padding,
            trailing: DropdownComponentTokens.padding
        ),
        spacing: DropdownComponentTokens.gap,
        cornerRadius: DropdownComponentTokens.borderRadius,
        borderWidth: DropdownComponentTokens.borderWidth,
        iconSize: ComponentMetrics.medium.iconSize,
        textStyle: ComponentMetrics.medium.textStyle,
        controlSize: ComponentMetrics.medium.controlSize,
        shadow: DropdownComponentTokens.shadow
    )
    /// What tokens say of the parts.
    static let parts: ComponentParts = [
        "frame": ComponentPartStyle(
            background: [.normal: DropdownComponentTokens.fill],
            text: [.normal: DropdownComponentTokens.text],
            border: [.normal: DropdownComponentTokens.border],
            borderWidth: [.normal: DropdownComponentTokens.borderWidth],
            cornerRadius: [.normal: DropdownComponentTokens.borderRadius],
            shadow: [.normal: DropdownComponentTokens.shadow],
            padding: [
                .normal: EdgeInsets(
                    top: DropdownComponentTokens.padding,
                    leading: DropdownComponentTokens.padding,
                    bottom: DropdownComponentTokens.padding,
                    trailing: DropdownComponentTokens.padding
                )
            ]
        )
    ]
    /// The default shape.
    static let shape = ComponentShapeKind.rounded
}
#endif
