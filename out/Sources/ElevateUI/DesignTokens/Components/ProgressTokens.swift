#if os(iOS)
/// The types of `ElevateProgress`, and how it looks.
///
/// The styles come from the design tokens of the component.
@available(iOS 15, *)
nonisolated public enum ProgressTokens {
    // MARK: - Types

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

    // MARK: - Colors and Sizes

    /// The default colors.
    static let colors = neutralColors
    /// The default sizes.
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
    /// What tokens say of the parts.
    static let parts: ComponentParts = [
        "track": ComponentPartStyle(background: [.normal: ProgressComponentTokens.track])
    ]
    static let dangerColors = ComponentColors(
        background: ProgressComponentTokens.track,
        backgroundPressed: ProgressComponentTokens.track,
        backgroundSelected: ProgressComponentTokens.track,
        backgroundSelectedPressed: ProgressComponentTokens.track,
        backgroundDisabled: ProgressComponentTokens.track,
        text: ComponentColors.danger.text,
        textSelected: ComponentColors.danger.textSelected,
        textDisabled: ComponentColors.danger.textDisabled,
        border: ProgressComponentTokens.track,
        borderSelected: ProgressComponentTokens.track,
        borderDisabled: ProgressComponentTokens.track,
        borderFocused: ComponentColors.danger.borderFocused,
        borderInvalid: ComponentColors.danger.borderInvalid,
        tint: ProgressComponentTokens.indicatorDanger,
        parts: parts.adding(
            ["progress": ComponentPartStyle(background: [.normal: ProgressComponentTokens.indicatorDanger])]
        )
    )
    static let neutralColors = ComponentColors(
        background: ProgressComponentTokens.track,
        backgroundPressed: ProgressComponentTokens.track,
        backgroundSelected: ProgressComponentTokens.track,
        backgroundSelectedPressed: ProgressComponentTokens.track,
        backgroundDisabled: ProgressComponentTokens.track,
        text: ComponentColors.neutral.text,
        textSelected: ComponentColors.neutral.textSelected,
        textDisabled: ComponentColors.neutral.textDisabled,
        border: ProgressComponentTokens.track,
        borderSelected: ProgressComponentTokens.track,
        borderDisabled: ProgressComponentTokens.track,
        borderFocused: ComponentColors.neutral.borderFocused,
        borderInvalid: ComponentColors.neutral.borderInvalid,
        tint: ProgressComponentTokens.indicatorNeutral,
        parts: parts.adding(
            ["progress": ComponentPartStyle(background: [.normal: ProgressComponentTokens.indicatorNeutral])]
        )
    )
    static let primaryColors = ComponentColors(
        background: ProgressComponentTokens.track,
        backgroundPressed: ProgressComponentTokens.track,
        backgroundSelected: ProgressComponentTokens.track,
        backgroundSelectedPressed: ProgressComponentTokens.track,
        backgroundDisabled: ProgressComponentTokens.track,
        text: ComponentColors.primary.text,
        textSelected: ComponentColors.primary.textSelected,
        textDisabled: ComponentColors.primary.textDisabled,
        border: ProgressComponentTokens.track,
        borderSelected: ProgressComponentTokens.track,
        borderDisabled: ProgressComponentTokens.track,
        borderFocused: ComponentColors.primary.borderFocused,
        borderInvalid: ComponentColors.primary.borderInvalid,
        tint: ProgressComponentTokens.indicatorPrimary,
        parts: parts.adding(
            ["progress": ComponentPartStyle(background: [.normal: ProgressComponentTokens.indicatorPrimary])]
        )
    )
    static let emphasizedColors = ComponentColors(
        background: ProgressComponentTokens.track,
        backgroundPressed: ProgressComponentTokens.track,
        backgroundSelected: ProgressComponentTokens.track,
        backgroundSelectedPressed: ProgressComponentTokens.track,
        backgroundDisabled: ProgressComponentTokens.track,
        text: ComponentColors.primary.text,
        textSelected: ComponentColors.primary.textSelected,
        textDisabled: ComponentColors.primary.textDisabled,
        border: ProgressComponentTokens.track,
        borderSelected: ProgressComponentTokens.track,
        borderDisabled: ProgressComponentTokens.track,
        borderFocused: ComponentColors.primary.borderFocused,
        borderInvalid: ComponentColors.primary.borderInvalid,
        tint: ProgressComponentTokens.indicatorEmphasized,
        parts: parts.adding(
            ["progress": ComponentPartStyle(background: [.normal: ProgressComponentTokens.indicatorEmphasized])]
        )
    )
    static let successColors = ComponentColors(
        background: ProgressComponentTokens.track,
        backgroundPressed: ProgressComponentTokens.track,
        backgroundSelected: ProgressComponentTokens.track,
        backgroundSelectedPressed: ProgressComponentTokens.track,
        backgroundDisabled: ProgressComponentTokens.track,
        text: ComponentColors.success.text,
        textSelected: ComponentColors.success.textSelected,
        textDisabled: ComponentColors.success.textDisabled,
        border: ProgressComponentTokens.track,
        borderSelected: ProgressComponentTokens.track,
        borderDisabled: ProgressComponentTokens.track,
        borderFocused: ComponentColors.success.borderFocused,
        borderInvalid: ComponentColors.success.borderInvalid,
        tint: ProgressComponentTokens.indicatorSuccess,
        parts: parts.adding(
            ["progress": ComponentPartStyle(background: [.normal: ProgressComponentTokens.indicatorSuccess])]
        )
    )
    static let warningColors = ComponentColors(
        background: ProgressComponentTokens.track,
        backgroundPressed: ProgressComponentTokens.track,
        backgroundSelected: ProgressComponentTokens.track,
        backgroundSelectedPressed: ProgressComponentTokens.track,
        backgroundDisabled: ProgressComponentTokens.track,
        text: ComponentColors.warning.text,
        textSelected: ComponentColors.warning.textSelected,
        textDisabled: ComponentColors.warning.textDisabled,
        border: ProgressComponentTokens.track,
        borderSelected: ProgressComponentTokens.track,
        borderDisabled: ProgressComponentTokens.track,
        borderFocused: ComponentColors.warning.borderFocused,
        borderInvalid: ComponentColors.warning.borderInvalid,
        tint: ProgressComponentTokens.indicatorWarning,
        parts: parts.adding(
            ["progress": ComponentPartStyle(background: [.normal: ProgressComponentTokens.indicatorWarning])]
        )
    )
    /// The default shape.
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
