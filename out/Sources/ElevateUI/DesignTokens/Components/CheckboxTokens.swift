#if os(iOS)
import SwiftUI

/// The types of `ElevateCheckbox`, and how it looks.
///
/// The styles come from the design tokens of the component.
@available(iOS 15, *)
nonisolated public enum CheckboxTokens {
    // MARK: - Types

    public typealias Size = ElevateSize

    // MARK: - Colors and Sizes

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
        parts: parts
    )
    /// The default sizes.
    static let metrics = mediumMetrics
    /// What tokens say of the parts.
    static let parts: ComponentParts = [
        "box": ComponentPartStyle(
            background: [
                .normal: CheckboxComponentTokens.fillDefault,
                .hovered: CheckboxComponentTokens.fillHover,
                .pressed: CheckboxComponentTokens.fillActive,
                .selected: CheckboxComponentTokens.fillSelectedDefault,
                [.selected, .hovered]: CheckboxComponentTokens.fillSelectedHover,
                [.selected, .pressed]: CheckboxComponentTokens.fillSelectedActive,
                .disabled: CheckboxComponentTokens.fillDisabled,
                [.selected, .disabled]: CheckboxComponentTokens.fillSelectedDisabled,
            ],
            border: [
                .normal: CheckboxComponentTokens.borderDefault,
                .disabled: CheckboxComponentTokens.borderDisabled,
                .focused: CheckboxComponentTokens.borderFocus,
                .invalid: CheckboxComponentTokens.borderInvalid,
            ],
            borderWidth: [.normal: CheckboxComponentTokens.borderWidth],
            cornerRadius: [.normal: CheckboxComponentTokens.borderRadius]
        ),
        "frame": ComponentPartStyle(
            text: [.normal: CheckboxComponentTokens.textDefault, .disabled: CheckboxComponentTokens.textDisabled]
        ),
        "mark": ComponentPartStyle(
            text: [.normal: CheckboxComponentTokens.markDefault, .disabled: CheckboxComponentTokens.markDisabled]
        ),
    ]
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
    static let largeStyles: ComponentParts = ["box": ComponentPartStyle(size: [.normal: CheckboxComponentTokens.sizeL])]
    static let mediumStyles: ComponentParts = [
        "box": ComponentPartStyle(size: [.normal: CheckboxComponentTokens.sizeM])
    ]
    static let smallStyles: ComponentParts = ["box": ComponentPartStyle(size: [.normal: CheckboxComponentTokens.sizeS])]
    /// The default shape.
    static let shape = ComponentShapeKind.rounded

    /// What the tokens say for some values alone.
    static func styles(size: Size) -> ComponentParts {
        var styles: ComponentParts = [:]
        if size == .large { styles = styles.adding(largeStyles) }
        if size == .medium { styles = styles.adding(mediumStyles) }
        if size == .small { styles = styles.adding(smallStyles) }
        return styles
    }

    static func metrics(for value: Size) -> ComponentMetrics {
        switch value {
        case .large: largeMetrics
        case .medium: mediumMetrics
        case .small: smallMetrics
        }
    }
}
#endif
