#if os(iOS)
import SwiftUI

/// The types of `ElevateDrawer`, and how it looks.
///
/// The styles come from the design tokens of the component.
@available(iOS 15, *)
nonisolated public enum DrawerTokens {
    // MARK: - Types

    /// What `placement` can be in the web component.
    @available(iOS 15, *)
    public enum Placement: String, CaseIterable, Sendable {
        case leading = "start"
        case trailing = "end"
        case top
        case bottom
    }

    // MARK: - Colors and Sizes

    /// The default colors.
    static let colors = ComponentColors(
        background: DrawerComponentTokens.fill,
        backgroundPressed: DrawerComponentTokens.fill,
        backgroundSelected: DrawerComponentTokens.fill,
        backgroundSelectedPressed: DrawerComponentTokens.fill,
        backgroundDisabled: DrawerComponentTokens.fill,
        text: DrawerComponentTokens.text,
        textSelected: DrawerComponentTokens.text,
        textDisabled: ComponentColors.neutral.textDisabled,
        border: DrawerComponentTokens.border,
        borderSelected: DrawerComponentTokens.border,
        borderDisabled: DrawerComponentTokens.border,
        borderFocused: DrawerComponentTokens.border,
        borderInvalid: ComponentColors.neutral.borderInvalid,
        tint: DrawerComponentTokens.text,
        parts: parts,
        scrim: DrawerComponentTokens.scrim
    )
    /// The default sizes.
    static let metrics = ComponentMetrics(
        minimumHeight: ComponentMetrics.medium.minimumHeight,
        padding: EdgeInsets(
            top: DrawerComponentTokens.padding,
            leading: DrawerComponentTokens.padding,
            bottom: DrawerComponentTokens.padding,
            trailing: DrawerComponentTokens.padding
        ),
        spacing: DrawerComponentTokens.gap,
        cornerRadius: ComponentMetrics.medium.cornerRadius,
        borderWidth: DrawerComponentTokens.borderWidth,
        iconSize: ComponentMetrics.medium.iconSize,
        textStyle: ComponentMetrics.medium.textStyle,
        controlSize: ComponentMetrics.medium.controlSize,
        shadow: DrawerComponentTokens.shadow
    )
    /// What tokens say of the parts.
    static let parts: ComponentParts = [
        "frame": ComponentPartStyle(
            background: [.normal: DrawerComponentTokens.fill],
            text: [.normal: DrawerComponentTokens.text],
            border: [.normal: DrawerComponentTokens.border],
            borderWidth: [.normal: DrawerComponentTokens.borderWidth],
            shadow: [.normal: DrawerComponentTokens.shadow],
            padding: [
                .normal: EdgeInsets(
                    top: DrawerComponentTokens.padding,
                    leading: DrawerComponentTokens.padding,
                    bottom: DrawerComponentTokens.padding,
                    trailing: DrawerComponentTokens.padding
                )
            ]
        )
    ]
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
