#if os(iOS)
import SwiftUI

/// The types of `ElevateTabGroup`, and how it looks.
///
/// The styles come from the design tokens of the component.
@available(iOS 15, *)
nonisolated public enum TabGroupTokens {
    // MARK: - Types

    /// What `placement` can be in the web component.
    @available(iOS 15, *)
    public enum Placement: String, CaseIterable, Sendable {
        case top
        case leading = "start"
    }

    // MARK: - Colors and Sizes

    /// The default colors.
    static let colors = ComponentColors(
        background: TabGroupComponentTokens.fillDefault,
        backgroundPressed: TabGroupComponentTokens.fillActive,
        backgroundSelected: TabGroupComponentTokens.fillSelectedDefault,
        backgroundSelectedPressed: TabGroupComponentTokens.fillSelectedDefault,
        backgroundDisabled: TabGroupComponentTokens.fillDefault,
        text: TabGroupComponentTokens.textDefault,
        textSelected: TabGroupComponentTokens.textSelectedDefault,
        textDisabled: TabGroupComponentTokens.textDisabled,
        border: TabGroupComponentTokens.borderDefault,
        borderSelected: TabGroupComponentTokens.fillSelectedDefault,
        borderDisabled: TabGroupComponentTokens.borderDefault,
        borderFocused: TabGroupComponentTokens.borderDefault,
        borderInvalid: ComponentColors.neutral.borderInvalid,
        tint: TabGroupComponentTokens.fillSelectedDefault,
        parts: parts
    )
    /// The default sizes.
    static let metrics = ComponentMetrics(
        minimumHeight: ComponentMetrics.medium.minimumHeight,
        padding: EdgeInsets(
            top: TabGroupComponentTokens.padding,
            leading: TabGroupComponentTokens.padding,
            bottom: TabGroupComponentTokens.padding,
            trailing: TabGroupComponentTokens.padding
        ),
        spacing: TabGroupComponentTokens.gap,
        cornerRadius: TabGroupComponentTokens.borderRadius,
        borderWidth: TabGroupComponentTokens.borderWidth,
        iconSize: TabGroupComponentTokens.iconSize,
        textStyle: ComponentMetrics.medium.textStyle,
        controlSize: ComponentMetrics.medium.controlSize
    )
    /// What tokens say of the parts.
    static let parts: ComponentParts = [
        "frame": ComponentPartStyle(
            background: [.normal: TabGroupComponentTokens.fillDefault, .hovered: TabGroupComponentTokens.fillHover],
            text: [.normal: TabGroupComponentTokens.textDefault, .disabled: TabGroupComponentTokens.textDisabled],
            border: [.normal: TabGroupComponentTokens.borderDefault],
            borderWidth: [.normal: TabGroupComponentTokens.borderWidth],
            cornerRadius: [.normal: TabGroupComponentTokens.borderRadius],
            padding: [
                .normal: EdgeInsets(
                    top: TabGroupComponentTokens.padding,
                    leading: TabGroupComponentTokens.padding,
                    bottom: TabGroupComponentTokens.padding,
                    trailing: TabGroupComponentTokens.padding
                )
            ]
        ),
        "item": ComponentPartStyle(
            background: [
                .normal: TabComponentTokens.fillDefault,
                .hovered: TabComponentTokens.fillHover,
                .selected: TabComponentTokens.fillActive,
            ],
            text: [
                .normal: TabComponentTokens.textDefault,
                .selected: TabComponentTokens.textSelectedDefault,
                .disabled: TabComponentTokens.textDisabled,
            ],
            border: [.selected: TabComponentTokens.borderSelectedDefault],
            height: [.normal: TabComponentTokens.height],
            padding: [
                .normal: EdgeInsets(
                    top: 0,
                    leading: TabComponentTokens.paddingInline,
                    bottom: 0,
                    trailing: TabComponentTokens.paddingInline
                )
            ],
            fontSize: [.normal: TabComponentTokens.fontSize],
            fontWeight: [.normal: TabComponentTokens.fontWeight]
        ),
    ]
    /// The default shape.
    static let shape = ComponentShapeKind.rounded

    static func edge(for value: Placement) -> Edge {
        switch value {
        case .leading: .leading
        case .top: .top
        }
    }

    static func corner(for value: Placement) -> Alignment {
        switch value {
        case .leading: .leading
        case .top: .top
        }
    }
}
#endif
