#if os(iOS)
import SwiftUI

/// The types of `ElevateCheckbox`, and how it looks.
///
/// The styles come from the design tokens of the component.
@available(iOS 15, *)
public enum CheckboxTokens {
    public typealias Size = ElevateSize

    /// The default colors.
    static let colors = ComponentColors(
        background: CheckboxComponentTokens.fillDefault,
        backgroundPressed: CheckboxComponentTokens.fillActive,
        backgroundSelected: CheckboxComponentTokens.fillSelectedDefault,
        backgroundSelectedPressed: CheckboxComponentTokens.fillSelectedActive,
        backgroundDisabled: CheckboxComponentTokens.fillDisabled,
        text: CheckboxComponentTokens.textDefault,
        textSelected: CheckboxComponentTokens.textDefault,
        textDisabled: CheckboxComponentTokens.textDisabled,
        border: CheckboxComponentTokens.borderDefault,
        borderSelected: CheckboxComponentTokens.fillSelectedDefault,
        borderDisabled: CheckboxComponentTokens.borderDisabled,
        borderFocused: CheckboxComponentTokens.borderFocus,
        borderInvalid: CheckboxComponentTokens.borderInvalid,
        tint: CheckboxComponentTokens.fillSelectedDefault,
        backgroundSelectedDisabled: CheckboxComponentTokens.fillSelectedDisabled,
        parts: ComponentParts(
            box: ComponentPartColors(
                fill: ComponentStateColors(
                    normal: CheckboxComponentTokens.fillDefault,
                    pressed: CheckboxComponentTokens.fillActive,
                    selected: CheckboxComponentTokens.fillSelectedDefault,
                    selectedPressed: CheckboxComponentTokens.fillSelectedActive,
                    disabled: CheckboxComponentTokens.fillDisabled,
                    selectedDisabled: CheckboxComponentTokens.fillSelectedDisabled
                ),
                border: ComponentStateColors(
                    normal: CheckboxComponentTokens.borderDefault,
                    disabled: CheckboxComponentTokens.borderDisabled,
                    invalid: CheckboxComponentTokens.borderInvalid
                )
            ),
            mark: ComponentPartColors(
                text: ComponentStateColors(
                    normal: CheckboxComponentTokens.markDefault,
                    disabled: CheckboxComponentTokens.markDisabled
                )
            )
        )
    )
    /// The default sizes.
    static let metrics = mediumMetrics
    /// 24 points high, with a touch target of 44.
    static let largeMetrics = ComponentMetrics(
        minimumHeight: CheckboxComponentTokens.sizeL,
        padding: ComponentMetrics.large.padding,
        spacing: CheckboxComponentTokens.gapL,
        cornerRadius: CheckboxComponentTokens.borderRadius,
        borderWidth: CheckboxComponentTokens.borderWidth,
        iconSize: CheckboxComponentTokens.sizeL,
        textStyle: .body,
        controlSize: ComponentMetrics.large.controlSize,
        fontSize: CheckboxComponentTokens.fontSizeL
    )
    /// 20 points high, with a touch target of 44.
    static let mediumMetrics = ComponentMetrics(
        minimumHeight: CheckboxComponentTokens.sizeM,
        padding: ComponentMetrics.medium.padding,
        spacing: CheckboxComponentTokens.gapM,
        cornerRadius: CheckboxComponentTokens.borderRadius,
        borderWidth: CheckboxComponentTokens.borderWidth,
        iconSize: CheckboxComponentTokens.sizeM,
        textStyle: .body,
        controlSize: ComponentMetrics.medium.controlSize,
        fontSize: CheckboxComponentTokens.fontSizeM
    )
    /// 16 points high, with a touch target of 44.
    static let smallMetrics = ComponentMetrics(
        minimumHeight: CheckboxComponentTokens.sizeS,
        padding: ComponentMetrics.small.padding,
        spacing: CheckboxComponentTokens.gapS,
        cornerRadius: CheckboxComponentTokens.borderRadius,
        borderWidth: CheckboxComponentTokens.borderWidth,
        iconSize: CheckboxComponentTokens.sizeS,
        textStyle: .subheadline,
        controlSize: ComponentMetrics.small.controlSize,
        fontSize: CheckboxComponentTokens.fontSizeS
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
