#if os(iOS)
/// The types of `ElevateSlider`, and how it looks.
///
/// What the looks depend on comes from the design tokens of the component.
@available(iOS 15, *)
public enum SliderTokens {

    /// The colours where nothing says otherwise.
    static let colors = ComponentColors(
        background: ComponentColors.neutral.background,
        backgroundPressed: ComponentColors.neutral.backgroundPressed,
        backgroundSelected: ComponentColors.neutral.backgroundSelected,
        backgroundSelectedPressed: ComponentColors.neutral.backgroundSelectedPressed,
        backgroundDisabled: ComponentColors.neutral.backgroundDisabled,
        text: SliderComponentTokens.textDefault,
        textSelected: SliderComponentTokens.textDefault,
        textDisabled: SliderComponentTokens.textDisabled,
        border: ComponentColors.neutral.border,
        borderSelected: ComponentColors.neutral.borderSelected,
        borderDisabled: ComponentColors.neutral.borderDisabled,
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
