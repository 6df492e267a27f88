#if os(iOS)
import SwiftUI

/// The types of `ElevateDialog`, and how it looks.
///
/// The styles come from the design tokens of the component.
@available(iOS 15, *)
nonisolated public enum DialogTokens {
    // MARK: - Types

    /// What `@elvt-request-close` can be in the web component.
    @available(iOS 15, *)
    public enum RequestCloseSource: String, CaseIterable, Sendable {
        case closeButton = "close-button"
        case keyboard
        case overlay
    }

    /// `DialogSize` of the web library: `size`.
    @available(iOS 15, *)
    public enum Size: String, CaseIterable, Sendable {
        case small = "s"
        case medium = "m"
        case large = "l"
        case full
    }

    // MARK: - Colors and Sizes

    /// The default colors.
    static let colors = ComponentColors(
        background: DialogComponentTokens.fill,
        backgroundPressed: DialogComponentTokens.fill,
        backgroundSelected: DialogComponentTokens.fill,
        backgroundSelectedPressed: DialogComponentTokens.fill,
        backgroundDisabled: DialogComponentTokens.fill,
        text: DialogComponentTokens.text,
        textSelected: DialogComponentTokens.text,
        textDisabled: ComponentColors.neutral.textDisabled,
        border: DialogComponentTokens.border,
        borderSelected: DialogComponentTokens.border,
        borderDisabled: DialogComponentTokens.border,
        borderFocused: DialogComponentTokens.border,
        borderInvalid: ComponentColors.neutral.borderInvalid,
        tint: DialogComponentTokens.text,
        parts: parts,
        scrim: DialogComponentTokens.scrim
    )
    /// The default sizes.
    static let metrics = mediumMetrics
    /// What tokens say of the parts.
    static let parts: ComponentParts = [
        "frame": ComponentPartStyle(
            background: [.normal: DialogComponentTokens.fill],
            text: [.normal: DialogComponentTokens.text],
            border: [.normal: DialogComponentTokens.border],
            borderWidth: [.normal: DialogComponentTokens.borderWidth],
            cornerRadius: [.normal: DialogComponentTokens.borderRadius],
            shadow: [.normal: DialogComponentTokens.shadow],
            padding: [
                .normal: EdgeInsets(
                    top: DialogComponentTokens.padding,
                    leading: DialogComponentTokens.padding,
                    bottom: DialogComponentTokens.padding,
                    trailing: DialogComponentTokens.padding
                )
            ]
        ),
        "title": ComponentPartStyle(
            fontSize: [.normal: DialogComponentTokens.headingFontSize],
            fontWeight: [.normal: DialogComponentTokens.headingFontWeight]
        ),
    ]
    static let largeMetrics = ComponentMetrics(
        minimumHeight: ComponentMetrics.large.minimumHeight,
        padding: EdgeInsets(
            top: DialogComponentTokens.padding,
            leading: DialogComponentTokens.padding,
            bottom: DialogComponentTokens.padding,
            trailing: DialogComponentTokens.padding
        ),
        spacing: DialogComponentTokens.gap,
        cornerRadius: DialogComponentTokens.borderRadius,
        borderWidth: DialogComponentTokens.borderWidth,
        iconSize: ComponentMetrics.large.iconSize,
        textStyle: ComponentMetrics.large.textStyle,
        controlSize: ComponentMetrics.large.controlSize,
        shadow: DialogComponentTokens.shadow
    )
    static let mediumMetrics = ComponentMetrics(
        minimumHeight: ComponentMetrics.medium.minimumHeight,
        padding: EdgeInsets(
            top: DialogComponentTokens.padding,
            leading: DialogComponentTokens.padding,
            bottom: DialogComponentTokens.padding,
            trailing: DialogComponentTokens.padding
        ),
        spacing: DialogComponentTokens.gap,
        cornerRadius: DialogComponentTokens.borderRadius,
        borderWidth: DialogComponentTokens.borderWidth,
        iconSize: ComponentMetrics.medium.iconSize,
        textStyle: ComponentMetrics.medium.textStyle,
        controlSize: ComponentMetrics.medium.controlSize,
        shadow: DialogComponentTokens.shadow
    )
    static let smallMetrics = ComponentMetrics(
        minimumHeight: ComponentMetrics.small.minimumHeight,
        padding: EdgeInsets(
            top: DialogComponentTokens.padding,
            leading: DialogComponentTokens.padding,
            bottom: DialogComponentTokens.padding,
            trailing: DialogComponentTokens.padding
        ),
        spacing: DialogComponentTokens.gap,
        cornerRadius: DialogComponentTokens.borderRadius,
        borderWidth: DialogComponentTokens.borderWidth,
        iconSize: ComponentMetrics.small.iconSize,
        textStyle: ComponentMetrics.small.textStyle,
        controlSize: ComponentMetrics.small.controlSize,
        shadow: DialogComponentTokens.shadow
    )
    static let fullMetrics = ComponentMetrics(
        minimumHeight: ComponentMetrics.medium.minimumHeight,
        padding: EdgeInsets(
            top: DialogComponentTokens.padding,
            leading: DialogComponentTokens.padding,
            bottom: DialogComponentTokens.padding,
            trailing: DialogComponentTokens.padding
        ),
        spacing: DialogComponentTokens.gap,
        cornerRadius: DialogComponentTokens.borderRadius,
        borderWidth: DialogComponentTokens.borderWidth,
        iconSize: ComponentMetrics.medium.iconSize,
        textStyle: ComponentMetrics.medium.textStyle,
        controlSize: ComponentMetrics.medium.controlSize,
        shadow: DialogComponentTokens.shadow
    )
    static let largeStyles: ComponentParts = [
        "frame": ComponentPartStyle(width: [.normal: DialogComponentTokens.widthL])
    ]
    static let mediumStyles: ComponentParts = [
        "frame": ComponentPartStyle(width: [.normal: DialogComponentTokens.widthM])
    ]
    static let smallStyles: ComponentParts = [
        "frame": ComponentPartStyle(width: [.normal: DialogComponentTokens.widthS])
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
        case .full: fullMetrics
        }
    }
}
#endif
