#if os(iOS)
import SwiftUI

/// The types of `ElevateTooltip`, and how it looks.
///
/// The styles come from the design tokens of the component.
@available(iOS 15, *)
nonisolated public enum TooltipTokens {
    // MARK: - Types

    /// `TooltipPlacement` of the web library: `placement`.
    @available(iOS 15, *)
    public enum Placement: String, CaseIterable, Sendable {
        case top
        case trailing = "right"
        case bottom
        case leading = "left"
    }

    // MARK: - Colors and Sizes

    /// The default colors.
    static let colors = ComponentColors(
        background: TooltipComponentTokens.fill,
        backgroundPressed: TooltipComponentTokens.fill,
        backgroundSelected: TooltipComponentTokens.fill,
        backgroundSelectedPressed: TooltipComponentTokens.fill,
        backgroundDisabled: TooltipComponentTokens.fill,
        text: TooltipComponentTokens.text,
        textSelected: TooltipComponentTokens.text,
        textDisabled: ComponentColors.neutral.textDisabled,
        border: TooltipComponentTokens.border,
        borderSelected: TooltipComponentTokens.border,
        borderDisabled: TooltipComponentTokens.border,
        borderFocused: TooltipComponentTokens.border,
        borderInvalid: ComponentColors.neutral.borderInvalid,
        tint: TooltipComponentTokens.text
    )
    /// The default sizes.
    static let metrics = ComponentMetrics(
        minimumHeight: ComponentMetrics.medium.minimumHeight,
        padding: EdgeInsets(
            top: TooltipComponentTokens.paddingBlock,
            leading: TooltipComponentTokens.paddingInline,
            bottom: TooltipComponentTokens.paddingBlock,
            trailing: TooltipComponentTokens.paddingInline
        ),
        spacing: ComponentMetrics.medium.spacing,
        cornerRadius: TooltipComponentTokens.borderRadius,
        borderWidth: ComponentMetrics.medium.borderWidth,
        iconSize: ComponentMetrics.medium.iconSize,
        textStyle: .subheadline,
        controlSize: ComponentMetrics.medium.controlSize,
        fontSize: TooltipComponentTokens.fontSize
    )
    /// The default shape.
    static let shape = ComponentShapeKind.rounded

    static func edge(for value: Placement) -> Edge {
        switch value {
        case .bottom: .bottom
        case .leading: .leading
        case .top: .top
        case .trailing: .trailing
        }
    }

    static func corner(for value: Placement) -> Alignment {
        switch value {
        case .bottom: .bottom
        case .leading: .leading
        case .top: .top
        case .trailing: .trailing
        }
    }
}
#endif
