#if os(iOS)
import SwiftUI

/// The types of `ElevateSwitch`, and how it looks.
///
/// The styles come from the design tokens of the component.
@available(iOS 15, *)
nonisolated public enum SwitchTokens {
    // MARK: - Types

    public typealias Size = ElevateSize

    /// What `labelPlacement` can be in the web component.
    @available(iOS 15, *)
    public enum LabelPlacement: String, CaseIterable, Sendable {
        case leading = "start"
        case trailing = "end"
    }

    // MARK: - Colors and Sizes

    /// The default colors.
    static let colors = ComponentColors(
        background: SwitchComponentTokens.fillDefault,
        backgroundPressed: SwitchComponentTokens.fillActive,
        backgroundSelected: SwitchComponentTokens.fillSelectedDefault,
        backgroundSelectedPressed: SwitchComponentTokens.fillSelectedActive,
        backgroundDisabled: SwitchComponentTokens.fillDisabled,
        text: SwitchComponentTokens.textDefault,
        textSelected: SwitchComponentTokens.textDefault,
        textDisabled: SwitchComponentTokens.textDisabled,
        border: SwitchComponentTokens.borderDefault,
        borderSelected: SwitchComponentTokens.fillSelectedDefault,
        borderDisabled: SwitchComponentTokens.borderDisabled,
        borderFocused: SwitchComponentTokens.borderFocus,
        borderInvalid: SwitchComponentTokens.borderInvalid,
        tint: SwitchComponentTokens.fillSelectedDefault,
        backgroundSelectedDisabled: SwitchComponentTokens.fillSelectedDisabled,
        parts: parts
    )
    /// The default sizes.
    static let metrics = mediumMetrics
    /// What tokens say of the parts.
    static let parts: ComponentParts = [
        "frame": ComponentPartStyle(
            text: [.normal: SwitchComponentTokens.textDefault, .disabled: SwitchComponentTokens.textDisabled]
        ),
        "handle": ComponentPartStyle(
            background: [.normal: SwitchComponentTokens.markDefault, .disabled: SwitchComponentTokens.markDisabled]
        ),
        "track": ComponentPartStyle(
            background: [
                .normal: SwitchComponentTokens.fillDefault,
                .hovered: SwitchComponentTokens.fillHover,
                .pressed: SwitchComponentTokens.fillActive,
                .selected: SwitchComponentTokens.fillSelectedDefault,
                [.selected, .hovered]: SwitchComponentTokens.fillSelectedHover,
                [.selected, .pressed]: SwitchComponentTokens.fillSelectedActive,
                .disabled: SwitchComponentTokens.fillDisabled,
                [.selected, .disabled]: SwitchComponentTokens.fillSelectedDisabled,
            ],
            border: [
                .normal: SwitchComponentTokens.borderDefault,
                .disabled: SwitchComponentTokens.borderDisabled,
                .focused: SwitchComponentTokens.borderFocus,
                .invalid: SwitchComponentTokens.borderInvalid,
            ],
            borderWidth: [.normal: SwitchComponentTokens.borderWidth]
        ),
    ]
    /// 24 points high, with a touch target of 44.
    static let largeMetrics = ComponentMetrics(
        minimumHeight: SwitchComponentTokens.heightL,
        padding: ComponentMetrics.large.padding,
        spacing: SwitchComponentTokens.gapL,
        cornerRadius: SwitchComponentTokens.borderRadius,
        borderWidth: SwitchComponentTokens.borderWidth,
        iconSize: ComponentMetrics.large.iconSize,
        textStyle: .body,
        controlSize: ComponentMetrics.large.controlSize,
        fontSize: SwitchComponentTokens.fontSizeL
    )
    /// 20 points high, with a touch target of 44.
    static let mediumMetrics = ComponentMetrics(
        minimumHeight: SwitchComponentTokens.heightM,
        padding: ComponentMetrics.medium.padding,
        spacing: SwitchComponentTokens.gapM,
        cornerRadius: SwitchComponentTokens.borderRadius,
        borderWidth: SwitchComponentTokens.borderWidth,
        iconSize: ComponentMetrics.medium.iconSize,
        textStyle: .body,
        controlSize: ComponentMetrics.medium.controlSize,
        fontSize: SwitchComponentTokens.fontSizeM
    )
    /// 16 points high, with a touch target of 44.
    static let smallMetrics = ComponentMetrics(
        minimumHeight: SwitchComponentTokens.heightS,
        padding: ComponentMetrics.small.padding,
        spacing: SwitchComponentTokens.gapS,
        cornerRadius: SwitchComponentTokens.borderRadius,
        borderWidth: SwitchComponentTokens.borderWidth,
        iconSize: ComponentMetrics.small.iconSize,
        textStyle: .subheadline,
        controlSize: ComponentMetrics.small.controlSize,
        fontSize: SwitchComponentTokens.fontSizeS
    )
    static let largeStyles: ComponentParts = [
        "track": ComponentPartStyle(height: [.normal: SwitchComponentTokens.heightL])
    ]
    static let mediumStyles: ComponentParts = [
        "track": ComponentPartStyle(height: [.normal: SwitchComponentTokens.heightM])
    ]
    static let smallStyles: ComponentParts = [
        "track": ComponentPartStyle(height: [.normal: SwitchComponentTokens.heightS])
    ]
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

    static func edge(for value: LabelPlacement) -> Edge {
        switch value {
        case .leading: .leading
        case .trailing: .trailing
        }
    }
}
#endif
