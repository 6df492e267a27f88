#if os(iOS)
import SwiftUI

/// The types of `ElevateExpansionPanel`, and how it looks.
///
/// The styles come from the design tokens of the component.
@available(iOS 15, *)
nonisolated public enum ExpansionPanelTokens {
    // MARK: - Types

    /// What `headingLevel` can be in the web component.
    @available(iOS 15, *)
    public enum HeadingLevel: Int, CaseIterable, Sendable {
        case h1 = 1
        case h2 = 2
        case h3 = 3
        case h4 = 4
        case h5 = 5
        case h6 = 6
    }

    /// `IndicatorPlacement` of the web library: `indicatorPlacement`.
    @available(iOS 15, *)
    public enum IndicatorPlacement: String, CaseIterable, Sendable {
        case leading = "start"
        case trailing = "end"
    }

    // MARK: - Colors and Sizes

    /// The default colors.
    static let colors = ComponentColors(
        background: ExpansionPanelComponentTokens.fillDefault,
        backgroundPressed: ExpansionPanelComponentTokens.fillActive,
        backgroundSelected: ExpansionPanelComponentTokens.fillDefault,
        backgroundSelectedPressed: ExpansionPanelComponentTokens.fillActive,
        backgroundDisabled: ExpansionPanelComponentTokens.fillDefault,
        text: ExpansionPanelComponentTokens.textDefault,
        textSelected: ExpansionPanelComponentTokens.textDefault,
        textDisabled: ExpansionPanelComponentTokens.textDisabled,
        border: ExpansionPanelComponentTokens.borderDefault,
        borderSelected: ExpansionPanelComponentTokens.borderDefault,
        borderDisabled: ExpansionPanelComponentTokens.borderDefault,
        borderFocused: ExpansionPanelComponentTokens.borderDefault,
        borderInvalid: ComponentColors.neutral.borderInvalid,
        tint: ExpansionPanelComponentTokens.textDefault,
        parts: parts
    )
    /// The default sizes.
    static let metrics = ComponentMetrics(
        minimumHeight: ExpansionPanelComponentTokens.height,
        padding: EdgeInsets(
            top: ExpansionPanelComponentTokens.padding,
            leading: ExpansionPanelComponentTokens.padding,
            bottom: ExpansionPanelComponentTokens.padding,
            trailing: ExpansionPanelComponentTokens.padding
        ),
        spacing: ExpansionPanelComponentTokens.gap,
        cornerRadius: ExpansionPanelComponentTokens.borderRadius,
        borderWidth: ExpansionPanelComponentTokens.borderWidth,
        iconSize: ComponentMetrics.medium.iconSize,
        textStyle: .body,
        controlSize: ComponentMetrics.medium.controlSize,
        fontSize: ExpansionPanelComponentTokens.fontSize,
        fontWeight: ExpansionPanelComponentTokens.fontWeight
    )
    /// What tokens say of the parts.
    static let parts: ComponentParts = [
        "frame": ComponentPartStyle(
            background: [
                .normal: ExpansionPanelComponentTokens.fillDefault,
                .hovered: ExpansionPanelComponentTokens.fillHover,
            ],
            text: [
                .normal: ExpansionPanelComponentTokens.textDefault,
                .disabled: ExpansionPanelComponentTokens.textDisabled,
            ],
            border: [.normal: ExpansionPanelComponentTokens.borderDefault],
            borderWidth: [.normal: ExpansionPanelComponentTokens.borderWidth],
            cornerRadius: [.normal: ExpansionPanelComponentTokens.borderRadius],
            height: [.normal: ExpansionPanelComponentTokens.height],
            padding: [
                .normal: EdgeInsets(
                    top: ExpansionPanelComponentTokens.padding,
                    leading: ExpansionPanelComponentTokens.padding,
                    bottom: ExpansionPanelComponentTokens.padding,
                    trailing: ExpansionPanelComponentTokens.padding
                )
            ],
            fontSize: [.normal: ExpansionPanelComponentTokens.fontSize],
            fontWeight: [.normal: ExpansionPanelComponentTokens.fontWeight]
        ),
        "icon": ComponentPartStyle(text: [.normal: ExpansionPanelComponentTokens.iconDefault]),
    ]
    /// The default shape.
    static let shape = ComponentShapeKind.rounded

    static func edge(for value: IndicatorPlacement) -> Edge {
        switch value {
        case .leading: .leading
        case .trailing: .trailing
        }
    }
}
#endif
