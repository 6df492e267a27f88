#if os(iOS)
import SwiftUI

/// The types of `ElevateAvatar`, and how it looks.
///
/// The styles come from the design tokens of the component.
@available(iOS 15, *)
nonisolated public enum AvatarTokens {
    // MARK: - Types

    public typealias Size = ElevateSize

    /// `AvatarShape` of the web library: `shape`.
    @available(iOS 15, *)
    public enum Shape: String, CaseIterable, Sendable {
        case circle
        case square
        case rounded
    }

    // MARK: - Colors and Sizes

    /// The default colors.
    static let colors = ComponentColors(
        background: AvatarComponentTokens.fillDefault,
        backgroundPressed: AvatarComponentTokens.fillDefault,
        backgroundSelected: AvatarComponentTokens.fillDefault,
        backgroundSelectedPressed: AvatarComponentTokens.fillDefault,
        backgroundDisabled: AvatarComponentTokens.fillDefault,
        text: AvatarComponentTokens.textDefault,
        textSelected: AvatarComponentTokens.textDefault,
        textDisabled: ComponentColors.neutral.textDisabled,
        border: AvatarComponentTokens.borderDefault,
        borderSelected: AvatarComponentTokens.borderDefault,
        borderDisabled: AvatarComponentTokens.borderDefault,
        borderFocused: AvatarComponentTokens.borderDefault,
        borderInvalid: ComponentColors.neutral.borderInvalid,
        tint: AvatarComponentTokens.textDefault,
        parts: parts
    )
    /// The default sizes.
    static let metrics = mediumMetrics
    /// What tokens say of the parts.
    static let parts: ComponentParts = [
        "frame": ComponentPartStyle(
            border: [.normal: AvatarComponentTokens.borderDefault],
            borderWidth: [.normal: AvatarComponentTokens.borderWidth]
        )
    ]
    static let largeMetrics = ComponentMetrics(
        minimumHeight: AvatarComponentTokens.sizeL,
        padding: ComponentMetrics.large.padding,
        spacing: ComponentMetrics.large.spacing,
        cornerRadius: AvatarComponentTokens.borderRadiusRounded,
        borderWidth: AvatarComponentTokens.borderWidth,
        iconSize: AvatarComponentTokens.sizeL,
        textStyle: .body,
        controlSize: ComponentMetrics.large.controlSize,
        fontSize: AvatarComponentTokens.fontSizeL,
        fontWeight: AvatarComponentTokens.fontWeight
    )
    static let mediumMetrics = ComponentMetrics(
        minimumHeight: AvatarComponentTokens.sizeM,
        padding: ComponentMetrics.medium.padding,
        spacing: ComponentMetrics.medium.spacing,
        cornerRadius: AvatarComponentTokens.borderRadiusRounded,
        borderWidth: AvatarComponentTokens.borderWidth,
        iconSize: AvatarComponentTokens.sizeM,
        textStyle: .body,
        controlSize: ComponentMetrics.medium.controlSize,
        fontSize: AvatarComponentTokens.fontSizeM,
        fontWeight: AvatarComponentTokens.fontWeight
    )
    static let smallMetrics = ComponentMetrics(
        minimumHeight: AvatarComponentTokens.sizeS,
        padding: ComponentMetrics.small.padding,
        spacing: ComponentMetrics.small.spacing,
        cornerRadius: AvatarComponentTokens.borderRadiusRounded,
        borderWidth: AvatarComponentTokens.borderWidth,
        iconSize: AvatarComponentTokens.sizeS,
        textStyle: .subheadline,
        controlSize: ComponentMetrics.small.controlSize,
        fontSize: AvatarComponentTokens.fontSizeS,
        fontWeight: AvatarComponentTokens.fontWeight
    )
    static let circleStyles: ComponentParts = [
        "frame": ComponentPartStyle(cornerRadius: [.normal: AvatarComponentTokens.borderRadiusCircle])
    ]
    static let roundedStyles: ComponentParts = [
        "frame": ComponentPartStyle(cornerRadius: [.normal: AvatarComponentTokens.borderRadiusRounded])
    ]
    static let squareStyles: ComponentParts = [
        "frame": ComponentPartStyle(cornerRadius: [.normal: AvatarComponentTokens.borderRadiusSquare])
    ]
    /// The default shape.
    static let shape = ComponentShapeKind.rounded

    /// What the tokens say for some values alone.
    static func styles(shape: Shape) -> ComponentParts {
        var styles: ComponentParts = [:]
        if shape == .circle { styles = styles.adding(circleStyles) }
        if shape == .rounded { styles = styles.adding(roundedStyles) }
        if shape == .square { styles = styles.adding(squareStyles) }
        return styles
    }

    static func metrics(for value: Size) -> ComponentMetrics {
        switch value {
        case .large: largeMetrics
        case .medium: mediumMetrics
        case .small: smallMetrics
        }
    }

    static func shape(for value: Shape) -> ComponentShapeKind {
        switch value {
        case .circle: .circle
        case .square: .rectangle
        case .rounded: .rounded
        }
    }
}
#endif
