#if os(iOS)
/// The types of `ElevateProgress`, and how it looks.
///
/// What the looks depend on comes from the design tokens of the component.
@available(iOS 15, *)
public enum ProgressTokens {
    public typealias Tone = ElevateTone

    /// `ProgressType` of the web library: `type`.
    @available(iOS 15, *)
    public enum Kind: String, CaseIterable, Sendable {
        case bar
        case circle
    }

    /// What `strokeWidth` can be in the web component.
    @available(iOS 15, *)
    public enum StrokeWidth: Int, CaseIterable, Sendable {
        case one = 1
        case two = 2
        case four = 4
    }

    /// The colours where nothing says otherwise.
    static let colors = neutralColors
    /// The sizes where nothing says otherwise.
    static let metrics = ComponentMetrics(
        minimumHeight: ProgressComponentTokens.height,
        padding: ComponentMetrics.medium.padding,
        spacing: ComponentMetrics.medium.spacing,
        cornerRadius: ProgressComponentTokens.borderRadius,
        borderWidth: ProgressComponentTokens.strokeWidth,
        iconSize: ComponentMetrics.medium.iconSize,
        textStyle: ComponentMetrics.medium.textStyle,
        controlSize: ComponentMetrics.medium.controlSize
    )
    static let dangerColors = ComponentColors(
        background: ComponentColors.danger.background,
        backgroundPressed: ComponentColors.danger.backgroundPressed,
        backgroundSelected: ComponentColors.danger.backgroundSelected,
        backgroundSelectedPressed: ComponentColors.danger.backgroundSelectedPressed,
        backgroundDisabled: ComponentColors.danger.backgroundDisabled,
        text: ComponentColors.danger.text,
        textSelected: ComponentColors.danger.textSelected,
        textDisabled: ComponentColors.danger.textDisabled,
        border: ComponentColors.danger.border,
        borderSelected: ComponentColors.danger.borderSelected,
        borderDisabled: ComponentColors.danger.borderDisabled,
        borderFocused: ComponentColors.danger.borderFocused,
        borderInvalid: ComponentColors.danger.borderInvalid,
        tint: ProgressComponentTokens.indicatorDanger
    )
    static let neutralColors = ComponentColors(
        background: ComponentColors.neutral.background,
        backgroundPressed: ComponentColors.neutral.backgroundPressed,
        backgroundSelected: ComponentColors.neutral.backgroundSelected,
        backgroundSelectedPressed: ComponentColors.neutral.backgroundSelectedPressed,
        backgroundDisabled: ComponentColors.neutral.backgroundDisabled,
        text: ComponentColors.neutral.text,
        textSelected: ComponentColors.neutral.textSelected,
        textDisabled: ComponentColors.neutral.textDisabled,
        border: ComponentColors.neutral.border,
        borderSelected: ComponentColors.neutral.borderSelected,
        borderDisabled: ComponentColors.neutral.borderDisabled,
        borderFocused: ComponentColors.neutral.borderFocused,
        borderInvalid: ComponentColors.neutral.borderInvalid,
        tint: ProgressComponentTokens.indicatorNeutral
    )
    static let primaryColors = ComponentColors(
        background: ComponentColors.primary.background,
        backgroundPressed: ComponentColors.primary.backgroundPressed,
        backgroundSelected: ComponentColors.primary.backgroundSelected,
        backgroundSelectedPressed: ComponentColors.primary.backgroundSelectedPressed,
        backgroundDisabled: ComponentColors.primary.backgroundDisabled,
        text: ComponentColors.primary.text,
        textSelected: ComponentColors.primary.textSelected,
        textDisabled: ComponentColors.primary.textDisabled,
        border: ComponentColors.primary.border,
        borderSelected: ComponentColors.primary.borderSelected,
        borderDisabled: ComponentColors.primary.borderDisabled,
        borderFocused: ComponentColors.primary.borderFocused,
        borderInvalid: ComponentColors.primary.borderInvalid,
        tint: ProgressComponentTokens.indicatorPrimary
    )
    static let emphasizedColors = ComponentColors(
        background: ComponentColors.primary.background,
        backgroundPressed: ComponentColors.primary.backgroundPressed,
        backgroundSelected: ComponentColors.primary.backgroundSelected,
        backgroundSelectedPressed: ComponentColors.primary.backgroundSelectedPressed,
        backgroundDisabled: ComponentColors.primary.backgroundDisabled,
        text: ComponentColors.primary.text,
        textSelected: ComponentColors.primary.textSelected,
        textDisabled: ComponentColors.primary.textDisabled,
        border: ComponentColors.primary.border,
        borderSelected: ComponentColors.primary.borderSelected,
        borderDisabled: ComponentColors.primary.borderDisabled,
        borderFocused: ComponentColors.primary.borderFocused,
        borderInvalid: ComponentColors.primary.borderInvalid,
        tint: ProgressComponentTokens.indicatorEmphasized
    )
    static let successColors = ComponentColors(
        background: ComponentColors.success.background,
        backgroundPressed: ComponentColors.success.backgroundPressed,
        backgroundSelected: ComponentColors.success.backgroundSelected,
        backgroundSelectedPressed: ComponentColors.success.backgroundSelectedPressed,
        backgroundDisabled: ComponentColors.success.backgroundDisabled,
        text: ComponentColors.success.text,
        textSelected: ComponentColors.success.textSelected,
        textDisabled: ComponentColors.success.textDisabled,
        border: ComponentColors.success.border,
        borderSelected: ComponentColors.success.borderSelected,
        borderDisabled: ComponentColors.success.borderDisabled,
        borderFocused: ComponentColors.success.borderFocused,
        borderInvalid: ComponentColors.success.borderInvalid,
        tint: ProgressComponentTokens.indicatorSuccess
    )
    static let warningColors = ComponentColors(
        background: ComponentColors.warning.background,
        backgroundPressed: ComponentColors.warning.backgroundPressed,
        backgroundSelected: ComponentColors.warning.backgroundSelected,
        backgroundSelectedPressed: ComponentColors.warning.backgroundSelectedPressed,
        backgroundDisabled: ComponentColors.warning.backgroundDisabled,
        text: ComponentColors.warning.text,
        textSelected: ComponentColors.warning.textSelected,
        textDisabled: ComponentColors.warning.textDisabled,
        border: ComponentColors.warning.border,
        borderSelected: ComponentColors.warning.borderSelected,
        borderDisabled: ComponentColors.warning.borderDisabled,
        borderFocused: ComponentColors.warning.borderFocused,
        borderInvalid: ComponentColors.warning.borderInvalid,
        tint: ProgressComponentTokens.indicatorWarning
    )
    /// The shape where nothing says otherwise.
    static let shape = ComponentShapeKind.rounded

    static func colors(for value: Tone) -> ComponentColors {
        switch value {
        case .danger: dangerColors
        case .neutral: neutralColors
        case .primary: primaryColors
        case .emphasized: emphasizedColors
        case .success: successColors
        case .warning: warningColors
        }
    }
}
#endif
