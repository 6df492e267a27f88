#if os(iOS)
import SwiftUI

/// The types of `ElevateCard`, and how it looks.
///
/// The styles come from the design tokens of the component.
@available(iOS 15, *)
nonisolated public enum CardTokens {
    // MARK: - Types

    public typealias Shape = ElevateShape

    /// What `layer` can be in the web component.
    @available(iOS 15, *)
    public enum Layer: Int, CaseIterable, Sendable {
        case layer0 = 0
        case layer1 = 1
        case layer2 = 2
    }

    /// What `tone` can be in the web component.
    @available(iOS 15, *)
    public enum Tone: String, CaseIterable, Sendable {
        case neutral
        case emphasized
    }

    // MARK: - Colors and Sizes

    /// The default colors.
    static let colors = neutralColors
    /// The default sizes.
    static let metrics = ComponentMetrics(
        minimumHeight: ComponentMetrics.medium.minimumHeight,
        padding: EdgeInsets(
            top: CardComponentTokens.padding,
            leading: CardComponentTokens.padding,
            bottom: CardComponentTokens.padding,
            trailing: CardComponentTokens.padding
        ),
        spacing: CardComponentTokens.gap,
        cornerRadius: CardComponentTokens.borderRadiusBox,
        borderWidth: CardComponentTokens.borderWidth,
        iconSize: ComponentMetrics.medium.iconSize,
        textStyle: ComponentMetrics.medium.textStyle,
        controlSize: ComponentMetrics.medium.controlSize,
        shadow: CardComponentTokens.shadow
    )
    /// What tokens say of the parts.
    static let parts: ComponentParts = ["frame": ComponentPartStyle(shadow: [.normal: CardComponentTokens.shadow])]
    static let neutralColors = ComponentColors(
        background: CardComponentTokens.fillNeutral,
        backgroundPressed: CardComponentTokens.fillNeutral,
        backgroundSelected: CardComponentTokens.fillNeutral,
        backgroundSelectedPressed: CardComponentTokens.fillNeutral,
        backgroundDisabled: CardComponentTokens.fillNeutral,
        text: CardComponentTokens.textNeutral,
        textSelected: CardComponentTokens.textNeutral,
        textDisabled: ComponentColors.neutral.textDisabled,
        border: CardComponentTokens.borderNeutral,
        borderSelected: CardComponentTokens.borderNeutral,
        borderDisabled: CardComponentTokens.borderNeutral,
        borderFocused: CardComponentTokens.borderNeutral,
        borderInvalid: ComponentColors.neutral.borderInvalid,
        tint: CardComponentTokens.fillNeutral,
        parts: parts
    )
    static let emphasizedColors = ComponentColors(
        background: CardComponentTokens.fillEmphasized,
        backgroundPressed: CardComponentTokens.fillEmphasized,
        backgroundSelected: CardComponentTokens.fillEmphasized,
        backgroundSelectedPressed: CardComponentTokens.fillEmphasized,
        backgroundDisabled: CardComponentTokens.fillEmphasized,
        text: CardComponentTokens.textEmphasized,
        textSelected: CardComponentTokens.textEmphasized,
        textDisabled: ComponentColors.primary.textDisabled,
        border: CardComponentTokens.borderEmphasized,
        borderSelected: CardComponentTokens.borderEmphasized,
        borderDisabled: CardComponentTokens.borderEmphasized,
        borderFocused: CardComponentTokens.borderEmphasized,
        borderInvalid: ComponentColors.primary.borderInvalid,
        tint: CardComponentTokens.fillEmphasized,
        parts: parts
    )
    static let boxStyles: ComponentParts = [
        "whole": ComponentPartStyle(cornerRadius: [.normal: CardComponentTokens.borderRadiusBox])
    ]
    static let pillStyles: ComponentParts = [
        "whole": ComponentPartStyle(cornerRadius: [.normal: CardComponentTokens.borderRadiusPill])
    ]
    /// The default shape.
    static let shape = ComponentShapeKind.rounded

    /// What the tokens say for some values alone.
    static func styles(shape: Shape) -> ComponentParts {
        var styles: ComponentParts = [:]
        if shape == .box { styles = styles.adding(boxStyles) }
        if shape == .pill { styles = styles.adding(pillStyles) }
        return styles
    }

    static func colors(for value: Tone) -> ComponentColors {
        switch value {
        case .neutral: neutralColors
        case .emphasized: emphasizedColors
        }
    }

    static func shape(for value: Shape) -> ComponentShapeKind {
        switch value {
        case .pill: .capsule
        case .box: .rounded
        }
    }
}
#endif
