#if os(iOS)
import SwiftUI

/// The types of `ElevateSlider`, and how it looks.
///
/// What the looks depend on comes from the design tokens of the component.
@available(iOS 15, *)
public enum SliderTokens {

    /// The colours where nothing says otherwise.
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
        tint: SliderComponentTokens.thumbDefault
    )
    /// The sizes where nothing says otherwise. 40 points high, with 44 for the finger.
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
    /// The shape where nothing says otherwise.
    static let shape = ComponentShapeKind.rounded
}
#endif
