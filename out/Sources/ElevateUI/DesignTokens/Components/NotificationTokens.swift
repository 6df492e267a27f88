#if os(iOS)
import SwiftUI

/// The types of `ElevateNotification`, and how it looks.
///
/// The styles come from the design tokens of the component.
@available(iOS 15, *)
nonisolated public enum NotificationTokens {
    // MARK: - Types

    public typealias Tone = ElevateTone

    /// `NotificationPlacement` of the web library: `placement`.
    @available(iOS 15, *)
    public enum Placement: String, CaseIterable, Sendable {
        case topLeading = "top-start"
        case topTrailing = "top-end"
        case topCenter = "top-center"
        case bottomLeading = "bottom-start"
        case bottomTrailing = "bottom-end"
    }

    /// What `priority` can be in the web component.
    @available(iOS 15, *)
    public enum Priority: Int, CaseIterable, Sendable {
        case one = 1
        case two = 2
        case three = 3
    }

    /// What `@elvt-request-close` can be in the web component.
    @available(iOS 15, *)
    public enum RequestCloseSource: String, CaseIterable, Sendable {
        case closeButton = "close-button"
        case timeout
    }

    // MARK: - Colors and Sizes

    /// The default colors.
    static let colors = neutralColors
    /// The default sizes.
    static let metrics = ComponentMetrics(
        minimumHeight: ComponentMetrics.medium.minimumHeight,
        padding: EdgeInsets(
            top: NotificationComponentTokens.padding,
            leading: NotificationComponentTokens.padding,
            bottom: NotificationComponentTokens.padding,
            trailing: NotificationComponentTokens.padding
        ),
        spacing: NotificationComponentTokens.gap,
        cornerRadius: NotificationComponentTokens.borderRadius,
        borderWidth: NotificationComponentTokens.borderWidth,
        iconSize: NotificationComponentTokens.iconSize,
        textStyle: .body,
        controlSize: ComponentMetrics.medium.controlSize,
        fontSize: NotificationComponentTokens.fontSize,
        shadow: NotificationComponentTokens.shadow
    )
    /// What tokens say of the parts.
    static let parts: ComponentParts = [
        "frame": ComponentPartStyle(shadow: [.normal: NotificationComponentTokens.shadow])
    ]
    static let dangerColors = ComponentColors(
        background: NotificationComponentTokens.fillDanger,
        backgroundPressed: NotificationComponentTokens.fillDanger,
        backgroundSelected: NotificationComponentTokens.fillDanger,
        backgroundSelectedPressed: NotificationComponentTokens.fillDanger,
        backgroundDisabled: NotificationComponentTokens.fillDanger,
        text: NotificationComponentTokens.textDanger,
        textSelected: NotificationComponentTokens.textDanger,
        textDisabled: ComponentColors.danger.textDisabled,
        border: NotificationComponentTokens.borderDanger,
        borderSelected: NotificationComponentTokens.borderDanger,
        borderDisabled: NotificationComponentTokens.borderDanger,
        borderFocused: NotificationComponentTokens.borderDanger,
        borderInvalid: ComponentColors.danger.borderInvalid,
        tint: NotificationComponentTokens.fillDanger,
        parts: parts.adding(["icon": ComponentPartStyle(text: [.normal: NotificationComponentTokens.iconDanger])])
    )
    static let neutralColors = ComponentColors(
        background: NotificationComponentTokens.fillNeutral,
        backgroundPressed: NotificationComponentTokens.fillNeutral,
        backgroundSelected: NotificationComponentTokens.fillNeutral,
        backgroundSelectedPressed: NotificationComponentTokens.fillNeutral,
        backgroundDisabled: NotificationComponentTokens.fillNeutral,
        text: NotificationComponentTokens.textNeutral,
        textSelected: NotificationComponentTokens.textNeutral,
        textDisabled: ComponentColors.neutral.textDisabled,
        border: NotificationComponentTokens.borderNeutral,
        borderSelected: NotificationComponentTokens.borderNeutral,
        borderDisabled: NotificationComponentTokens.borderNeutral,
        borderFocused: NotificationComponentTokens.borderNeutral,
        borderInvalid: ComponentColors.neutral.borderInvalid,
        tint: NotificationComponentTokens.fillNeutral,
        parts: parts.adding(["icon": ComponentPartStyle(text: [.normal: NotificationComponentTokens.iconNeutral])])
    )
    static let primaryColors = ComponentColors(
        background: NotificationComponentTokens.fillPrimary,
        backgroundPressed: NotificationComponentTokens.fillPrimary,
        backgroundSelected: NotificationComponentTokens.fillPrimary,
        backgroundSelectedPressed: NotificationComponentTokens.fillPrimary,
        backgroundDisabled: NotificationComponentTokens.fillPrimary,
        text: NotificationComponentTokens.textPrimary,
        textSelected: NotificationComponentTokens.textPrimary,
        textDisabled: ComponentColors.primary.textDisabled,
        border: NotificationComponentTokens.borderPrimary,
        borderSelected: NotificationComponentTokens.borderPrimary,
        borderDisabled: NotificationComponentTokens.borderPrimary,
        borderFocused: NotificationComponentTokens.borderPrimary,
        borderInvalid: ComponentColors.primary.borderInvalid,
        tint: NotificationComponentTokens.fillPrimary,
        parts: parts.adding(["icon": ComponentPartStyle(text: [.normal: NotificationComponentTokens.iconPrimary])])
    )
    static let emphasizedColors = ComponentColors(
        background: NotificationComponentTokens.fillEmphasized,
        backgroundPressed: NotificationComponentTokens.fillEmphasized,
        backgroundSelected: NotificationComponentTokens.fillEmphasized,
        backgroundSelectedPressed: NotificationComponentTokens.fillEmphasized,
        backgroundDisabled: NotificationComponentTokens.fillEmphasized,
        text: NotificationComponentTokens.textEmphasized,
        textSelected: NotificationComponentTokens.textEmphasized,
        textDisabled: ComponentColors.primary.textDisabled,
        border: NotificationComponentTokens.borderEmphasized,
        borderSelected: NotificationComponentTokens.borderEmphasized,
        borderDisabled: NotificationComponentTokens.borderEmphasized,
        borderFocused: NotificationComponentTokens.borderEmphasized,
        borderInvalid: ComponentColors.primary.borderInvalid,
        tint: NotificationComponentTokens.fillEmphasized,
        parts: parts.adding(["icon": ComponentPartStyle(text: [.normal: NotificationComponentTokens.iconEmphasized])])
    )
    static let successColors = ComponentColors(
        background: NotificationComponentTokens.fillSuccess,
        backgroundPressed: NotificationComponentTokens.fillSuccess,
        backgroundSelected: NotificationComponentTokens.fillSuccess,
        backgroundSelectedPressed: NotificationComponentTokens.fillSuccess,
        backgroundDisabled: NotificationComponentTokens.fillSuccess,
        text: NotificationComponentTokens.textSuccess,
        textSelected: NotificationComponentTokens.textSuccess,
        textDisabled: ComponentColors.success.textDisabled,
        border: NotificationComponentTokens.borderSuccess,
        borderSelected: NotificationComponentTokens.borderSuccess,
        borderDisabled: NotificationComponentTokens.borderSuccess,
        borderFocused: NotificationComponentTokens.borderSuccess,
        borderInvalid: ComponentColors.success.borderInvalid,
        tint: NotificationComponentTokens.fillSuccess,
        parts: parts.adding(["icon": ComponentPartStyle(text: [.normal: NotificationComponentTokens.iconSuccess])])
    )
    static let warningColors = ComponentColors(
        background: NotificationComponentTokens.fillWarning,
        backgroundPressed: NotificationComponentTokens.fillWarning,
        backgroundSelected: NotificationComponentTokens.fillWarning,
        backgroundSelectedPressed: NotificationComponentTokens.fillWarning,
        backgroundDisabled: NotificationComponentTokens.fillWarning,
        text: NotificationComponentTokens.textWarning,
        textSelected: NotificationComponentTokens.textWarning,
        textDisabled: ComponentColors.warning.textDisabled,
        border: NotificationComponentTokens.borderWarning,
        borderSelected: NotificationComponentTokens.borderWarning,
        borderDisabled: NotificationComponentTokens.borderWarning,
        borderFocused: NotificationComponentTokens.borderWarning,
        borderInvalid: ComponentColors.warning.borderInvalid,
        tint: NotificationComponentTokens.fillWarning,
        parts: parts.adding(["icon": ComponentPartStyle(text: [.normal: NotificationComponentTokens.iconWarning])])
    )
    /// The default shape.
    static let shape = ComponentShapeKind.rounded

    static func colors(for value: Tone) -> ComponentColors {
        switch value {
        case .danger: dangerColors
        case .neutral: neutralColors
        case .primary: primaryColors
        case .emphasized: emphasizedColors
        case .success: successColors
        case .warning: warningColors
        }
    }

    static func edge(for value: Placement) -> Edge {
        switch value {
        case .bottomLeading, .bottomTrailing: .bottom
        case .topLeading, .topTrailing, .topCenter: .top
        }
    }

    static func corner(for value: Placement) -> Alignment {
        switch value {
        case .bottomLeading: .bottomLeading
        case .bottomTrailing: .bottomTrailing
        case .topCenter: .top
        case .topLeading: .topLeading
        case .topTrailing: .topTrailing
        }
    }
}
#endif
