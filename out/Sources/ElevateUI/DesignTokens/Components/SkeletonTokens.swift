#if os(iOS)
/// The types of `ElevateSkeleton`, and how it looks.
///
/// The styles come from the design tokens of the component.
@available(iOS 15, *)
nonisolated public enum SkeletonTokens {
    // MARK: - Types

    /// `SkeletonShape` of the web library: `shape`.
    @available(iOS 15, *)
    public enum Shape: String, CaseIterable, Sendable {
        case text
        case box
        case circle
    }

    // MARK: - Colors and Sizes

    /// The default colors.
    static let colors = ComponentColors(
        background: SkeletonComponentTokens.fillDefault,
        backgroundPressed: SkeletonComponentTokens.fillDefault,
        backgroundSelected: SkeletonComponentTokens.fillDefault,
        backgroundSelectedPressed: SkeletonComponentTokens.fillDefault,
        backgroundDisabled: SkeletonComponentTokens.fillDefault,
        text: ComponentColors.neutral.text,
        textSelected: ComponentColors.neutral.textSelected,
        textDisabled: ComponentColors.neutral.textDisabled,
        border: SkeletonComponentTokens.fillDefault,
        borderSelected: SkeletonComponentTokens.fillDefault,
        borderDisabled: SkeletonComponentTokens.fillDefault,
        borderFocused: ComponentColors.neutral.borderFocused,
        borderInvalid: ComponentColors.neutral.borderInvalid,
        tint: ComponentColors.neutral.tint
    )
    /// The default sizes.
    static let metrics = ComponentMetrics(
        minimumHeight: SkeletonComponentTokens.height,
        padding: ComponentMetrics.medium.padding,
        spacing: SkeletonComponentTokens.gap,
        cornerRadius: SkeletonComponentTokens.borderRadiusText,
        borderWidth: ComponentMetrics.medium.borderWidth,
        iconSize: ComponentMetrics.medium.iconSize,
        textStyle: ComponentMetrics.medium.textStyle,
        controlSize: ComponentMetrics.medium.controlSize
    )
    /// The default shape.
    static let shape = ComponentShapeKind.rounded

    static func shape(for value: Shape) -> ComponentShapeKind {
        switch value {
        case .circle: .circle
        case .text, .box: .rounded
        }
    }
}
#endif
