#if os(iOS)
import SwiftUI

/// The types of `ElevateSelect`, and how it looks.
///
/// The styles come from the design tokens of the component.
@available(iOS 15, *)
nonisolated public enum SelectTokens {
    // MARK: - Types

    public typealias Size = ElevateSize

    // MARK: - Colors and Sizes

    /// The default colors.
    static let colors = ComponentColors(
        background: SelectComponentTokens.fillDefault,
        backgroundPressed: SelectComponentTokens.fillHover,
        backgroundSelected: SelectComponentTokens.fillDefault,
        backgroundSelectedPressed: SelectComponentTokens.fillHover,
        backgroundDisabled: SelectComponentTokens.fillDisabled,
        text: SelectComponentTokens.textDefault,
        textSelected: SelectComponentTokens.textDefault,
        textDisabled: SelectComponentTokens.textDisabled,
        border: SelectComponentTokens.borderDefault,
        borderSelected: SelectComponentTokens.borderDefault,
        borderDisabled: SelectComponentTokens.borderDisabled,
        borderFocused: SelectComponentTokens.borderFocus,
        borderInvalid: SelectComponentTokens.borderInvalid,
        tint: SelectComponentTokens.borderFocus,
        backgroundHovered: SelectComponentTokens.fillHover,
        borderHovered: SelectComponentTokens.borderHover,
        parts: parts
    )
    /// The default sizes.
    static let metrics = mediumMetrics
    /// What tokens say of the parts.
    static let parts: ComponentParts = [
        "icon": ComponentPartStyle(
            text: [.normal: SelectComponentTokens.iconDefault, .disabled: SelectComponentTokens.iconDisabled]
        ),
        "placeholder": ComponentPartStyle(text: [.normal: SelectComponentTokens.placeholderDefault]),
    ]
    static let largeMetrics = ComponentMetrics(
        minimumHeight: SelectComponentTokens.heightL,
        padding: EdgeInsets(
            top: SelectComponentTokens.paddingBlockL,
            leading: SelectComponentTokens.paddingInlineL,
            bottom: SelectComponentTokens.paddingBlockL,
            trailing: SelectComponentTokens.paddingInlineL
        ),
        spacing: SelectComponentTokens.gapL,
        cornerRadius: SelectComponentTokens.borderRadius,
        borderWidth: SelectComponentTokens.borderWidth,
        iconSize: SelectComponentTokens.iconSizeL,
        textStyle: .body,
        controlSize: ComponentMetrics.large.controlSize,
        typeface: SelectComponentTokens.fontFamily[0],
        fontSize: SelectComponentTokens.fontSizeL,
        fontWeight: SelectComponentTokens.fontWeight
    )
    /// 40 points high, with a touch target of 44.
    static let mediumMetrics = ComponentMetrics(
        minimumHeight: SelectComponentTokens.heightM,
        padding: EdgeInsets(
            top: SelectComponentTokens.paddingBlockM,
            leading: SelectComponentTokens.paddingInlineM,
            bottom: SelectComponentTokens.paddingBlockM,
            trailing: SelectComponentTokens.paddingInlineM
        ),
        spacing: SelectComponentTokens.gapM,
        cornerRadius: SelectComponentTokens.borderRadius,
        borderWidth: SelectComponentTokens.borderWidth,
        iconSize: SelectComponentTokens.iconSizeM,
        textStyle: .body,
        controlSize: ComponentMetrics.medium.controlSize,
        typeface: SelectComponentTokens.fontFamily[0],
        fontSize: SelectComponentTokens.fontSizeM,
        fontWeight: SelectComponentTokens.fontWeight
    )
    /// 32 points high, with a touch target of 44.
    static let smallMetrics = ComponentMetrics(
        minimumHeight: SelectComponentTokens.heightS,
        padding: EdgeInsets(
            top: SelectComponentTokens.paddingBlockS,
            leading: SelectComponentTokens.paddingInlineS,
            bottom: SelectComponentTokens.paddingBlockS,
            trailing: SelectComponentTokens.paddingInlineS
        ),
        spacing: SelectComponentTokens.gapS,
        cornerRadius: SelectComponentTokens.borderRadius,
        borderWidth: SelectComponentTokens.borderWidth,
        iconSize: SelectComponentTokens.iconSizeS,
        textStyle: .subheadline,
        controlSize: ComponentMetrics.small.controlSize,
        typeface: SelectComponentTokens.fontFamily[0],
        fontSize: SelectComponentTokens.fontSizeS,
        fontWeight: SelectComponentTokens.fontWeight
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
