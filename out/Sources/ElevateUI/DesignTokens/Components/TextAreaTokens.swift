#if os(iOS)
import SwiftUI

/// The types of `ElevateTextArea`, and how it looks.
///
/// The styles come from the design tokens of the component.
@available(iOS 15, *)
nonisolated public enum TextAreaTokens {
    // MARK: - Types

    public typealias Size = ElevateSize

    // MARK: - Colors and Sizes

    /// The default colors.
    static let colors = ComponentColors(
        background: TextAreaComponentTokens.fillDefault,
        backgroundPressed: TextAreaComponentTokens.fillHover,
        backgroundSelected: TextAreaComponentTokens.fillDefault,
        backgroundSelectedPressed: TextAreaComponentTokens.fillHover,
        backgroundDisabled: TextAreaComponentTokens.fillDisabled,
        text: TextAreaComponentTokens.textDefault,
        textSelected: TextAreaComponentTokens.textDefault,
        textDisabled: TextAreaComponentTokens.textDisabled,
        border: TextAreaComponentTokens.borderDefault,
        borderSelected: TextAreaComponentTokens.borderDefault,
        borderDisabled: TextAreaComponentTokens.borderDisabled,
        borderFocused: TextAreaComponentTokens.borderFocus,
        borderInvalid: TextAreaComponentTokens.borderInvalid,
        tint: TextAreaComponentTokens.borderFocus,
        parts: parts
    )
    /// The default sizes.
    static let metrics = mediumMetrics
    /// What tokens say of the parts.
    static let parts: ComponentParts = [
        "icon": ComponentPartStyle(
            text: [.normal: TextAreaComponentTokens.iconDefault, .disabled: TextAreaComponentTokens.iconDisabled]
        ),
        "placeholder": ComponentPartStyle(text: [.normal: TextAreaComponentTokens.placeholderDefault]),
        "whole": ComponentPartStyle(
            border: [
                .normal: TextAreaComponentTokens.borderDefault,
                .hovered: TextAreaComponentTokens.borderHover,
                .disabled: TextAreaComponentTokens.borderDisabled,
                .focused: TextAreaComponentTokens.borderFocus,
                .invalid: TextAreaComponentTokens.borderInvalid,
            ]
        ),
    ]
    static let largeMetrics = ComponentMetrics(
        minimumHeight: TextAreaComponentTokens.heightL,
        padding: EdgeInsets(
            top: TextAreaComponentTokens.paddingBlockL,
            leading: TextAreaComponentTokens.paddingInlineL,
            bottom: TextAreaComponentTokens.paddingBlockL,
            trailing: TextAreaComponentTokens.paddingInlineL
        ),
        spacing: TextAreaComponentTokens.gapL,
        cornerRadius: TextAreaComponentTokens.borderRadius,
        borderWidth: TextAreaComponentTokens.borderWidth,
        iconSize: TextAreaComponentTokens.iconSizeL,
        textStyle: .body,
        controlSize: ComponentMetrics.large.controlSize,
        typeface: TextAreaComponentTokens.fontFamily[0],
        fontSize: TextAreaComponentTokens.fontSizeL,
        fontWeight: TextAreaComponentTokens.fontWeight
    )
    /// 40 points high, with a touch target of 44.
    static let mediumMetrics = ComponentMetrics(
        minimumHeight: TextAreaComponentTokens.heightM,
        padding: EdgeInsets(
            top: TextAreaComponentTokens.paddingBlockM,
            leading: TextAreaComponentTokens.paddingInlineM,
            bottom: TextAreaComponentTokens.paddingBlockM,
            trailing: TextAreaComponentTokens.paddingInlineM
        ),
        spacing: TextAreaComponentTokens.gapM,
        cornerRadius: TextAreaComponentTokens.borderRadius,
        borderWidth: TextAreaComponentTokens.borderWidth,
        iconSize: TextAreaComponentTokens.iconSizeM,
        textStyle: .body,
        controlSize: ComponentMetrics.medium.controlSize,
        typeface: TextAreaComponentTokens.fontFamily[0],
        fontSize: TextAreaComponentTokens.fontSizeM,
        fontWeight: TextAreaComponentTokens.fontWeight
    )
    /// 32 points high, with a touch target of 44.
    static let smallMetrics = ComponentMetrics(
        minimumHeight: TextAreaComponentTokens.heightS,
        padding: EdgeInsets(
            top: TextAreaComponentTokens.paddingBlockS,
            leading: TextAreaComponentTokens.paddingInlineS,
            bottom: TextAreaComponentTokens.paddingBlockS,
            trailing: TextAreaComponentTokens.paddingInlineS
        ),
        spacing: TextAreaComponentTokens.gapS,
        cornerRadius: TextAreaComponentTokens.borderRadius,
        borderWidth: TextAreaComponentTokens.borderWidth,
        iconSize: TextAreaComponentTokens.iconSizeS,
        textStyle: .subheadline,
        controlSize: ComponentMetrics.small.controlSize,
        typeface: TextAreaComponentTokens.fontFamily[0],
        fontSize: TextAreaComponentTokens.fontSizeS,
        fontWeight: TextAreaComponentTokens.fontWeight
    )
    /// The default shape.
    static let shape = ComponentShapeKind.rounded

    static func metrics(for value: Size) -> ComponentMetrics {
        switch value {
        case .large: largeMetrics
        case .medium: mediumMetrics
        case .small: smallMetrics
        }
    }
}
#endif
