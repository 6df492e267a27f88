#if os(iOS)
import SwiftUI

/// The types of `ElevateSlider`, and how it looks.
///
/// The styles come from the design tokens of the component.
@available(iOS 15, *)
nonisolated public enum SliderTokens {
    // MARK: - Colors and Sizes

    /// The default colors.
    static let colors = ComponentColors(
        background: SliderComponentTokens.trackDefault,
        backgroundPressed: SliderComponentTokens.trackDefault,
        backgroundSelected: SliderComponentTokens.trackDefault,
        backgroundSelectedPressed: SliderComponentTokens.trackDefault,
        backgroundDisabled: SliderComponentTokens.trackDefault,
        text: SliderComponentTokens.textDefault,
        textSelected: SliderComponentTokens.textDefault,
        textDisabled: SliderComponentTokens.textDisabled,
        border: SliderComponentTokens.trackDefault,
        borderSelected: SliderComponentTokens.trackDefault,
        borderDisabled: SliderComponentTokens.trackDefault,
        borderFocused: SliderComponentTokens.borderFocus,
        borderInvalid: SliderComponentTokens.borderInvalid,
        tint: SliderComponentTokens.thumbDefault,
        parts: parts
    )
    /// The default sizes. 40 points high, with a touch target of 44.
    static let metrics = ComponentMetrics(
        minimumHeight: SliderComponentTokens.height,
        padding: ComponentMetrics.medium.padding,
        spacing: SliderComponentTokens.gap,
        cornerRadius: ComponentMetrics.medium.cornerRadius,
        borderWidth: SliderComponentTokens.borderWidth,
        iconSize: ComponentMetrics.medium.iconSize,
        textStyle: .subheadline,
        controlSize: ComponentMetrics.medium.controlSize,
        fontSize: SliderComponentTokens.fontSize
    )
    /// What tokens say of the parts.
    static let parts: ComponentParts = [
        "frame": ComponentPartStyle(
            text: [.normal: SliderComponentTokens.textDefault, .disabled: SliderComponentTokens.textDisabled],
            border: [.focused: SliderComponentTokens.borderFocus, .invalid: SliderComponentTokens.borderInvalid],
            borderWidth: [.normal: SliderComponentTokens.borderWidth],
            height: [.normal: SliderComponentTokens.height],
            fontSize: [.normal: SliderComponentTokens.fontSize]
        )
    ]
    /// The default shape.
    static let shape = ComponentShapeKind.rounded
}
#endif
