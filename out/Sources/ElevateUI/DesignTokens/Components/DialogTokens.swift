#if os(iOS)
import SwiftUI

/// The types of `ElevateDialog`, and how it looks.
///
/// The styles come from the design tokens of the component.
@available(iOS 15, *)
public enum DialogTokens {

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
        "frame": ComponentPartLook(
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
        "title": ComponentPartLook(
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
    static let largeLooks: ComponentParts = ["frame": ComponentPartLook(width: [.normal: DialogComponentTokens.widthL])]
    static let mediumLooks: ComponentParts = [
        "frame": ComponentPartLook(width: [.normal: DialogComponentTokens.widthM])
    ]
    static let smallLooks: ComponentParts = ["frame": ComponentPartLook(width: [.normal: DialogComponentTokens.widthS])]
    /// The default shape.
    static let shape = ComponentShapeKind.rounded

    /// What the tokens say for some values alone.
    static func looks(size: Size) -> ComponentParts {
        var looks: ComponentParts = [:]
        if size == .large { looks = looks.adding(largeLooks) }
        if size == .medium { looks = looks.adding(mediumLooks) }
        if size == .small { looks = looks.adding(smallLooks) }
        return looks
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
