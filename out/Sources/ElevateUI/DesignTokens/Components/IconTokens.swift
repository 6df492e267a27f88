#if os(iOS)
/// The types of `ElevateIcon`, and how it looks.
///
/// The styles come from the design tokens of the component.
@available(iOS 15, *)
nonisolated public enum IconTokens {
    // MARK: - Types

    public typealias Size = ElevateSize

    /// What `rotate` can be in the web component.
    @available(iOS 15, *)
    public enum Rotate: Int, CaseIterable, Sendable {
        case degrees0 = 0
        case degrees90 = 90
        case degrees180 = 180
        case degrees270 = 270
    }

    // MARK: - Colors and Sizes

    /// The default colors.
    static let colors = ComponentColors(
        background: ComponentColors.neutral.background,
        backgroundPressed: ComponentColors.neutral.backgroundPressed,
        backgroundSelected: ComponentColors.neutral.backgroundSelected,
        backgroundSelectedPressed: ComponentColors.neutral.backgroundSelectedPressed,
        backgroundDisabled: ComponentColors.neutral.backgroundDisabled,
        text: IconComponentTokens.iconDefault,
        textSelected: IconComponentTokens.iconDefault,
        textDisabled: IconComponentTokens.iconDisabled,
        border: ComponentColors.neutral.border,
        borderSelected: ComponentColors.neutral.borderSelected,
        borderDisabled: ComponentColors.neutral.borderDisabled,
        borderFocused: ComponentColors.neutral.borderFocused,
        borderInvalid: ComponentColors.neutral.borderInvalid,
        tint: IconComponentTokens.iconDefault,
        parts: parts
    )
    /// The default sizes.
    static let metrics = mediumMetrics
    /// What tokens say of the parts.
    static let parts: ComponentParts = [
        "icon": ComponentPartStyle(
            text: [.normal: IconComponentTokens.iconDefault, .disabled: IconComponentTokens.iconDisabled]
        )
    ]
    static let largeMetrics = ComponentMetrics(
        minimumHeight: IconComponentTokens.sizeL,
        padding: ComponentMetrics.large.padding,
        spacing: ComponentMetrics.large.spacing,
        cornerRadius: ComponentMetrics.large.cornerRadius,
        borderWidth: ComponentMetrics.large.borderWidth,
        iconSize: IconComponentTokens.sizeL,
        textStyle: ComponentMetrics.large.textStyle,
        controlSize: ComponentMetrics.large.controlSize
    )
    static let mediumMetrics = ComponentMetrics(
        minimumHeight: IconComponentTokens.sizeM,
        padding: ComponentMetrics.medium.padding,
        spacing: ComponentMetrics.medium.spacing,
        cornerRadius: ComponentMetrics.medium.cornerRadius,
        borderWidth: ComponentMetrics.medium.borderWidth,
        iconSize: IconComponentTokens.sizeM,
        textStyle: ComponentMetrics.medium.textStyle,
        controlSize: ComponentMetrics.medium.controlSize
    )
    static let smallMetrics = ComponentMetrics(
        minimumHeight: IconComponentTokens.sizeS,
        padding: ComponentMetrics.small.padding,
        spacing: ComponentMetrics.small.spacing,
        cornerRadius: ComponentMetrics.small.cornerRadius,
        borderWidth: ComponentMetrics.small.borderWidth,
        iconSize: IconComponentTokens.sizeS,
        textStyle: ComponentMetrics.small.textStyle,
        controlSize: ComponentMetrics.small.controlSize
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
