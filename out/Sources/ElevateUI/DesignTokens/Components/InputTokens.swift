#if os(iOS)
import SwiftUI

/// The types of `ElevateInput`, and how it looks.
///
/// The styles come from the design tokens of the component.
@available(iOS 15, *)
nonisolated public enum InputTokens {
    // MARK: - Types

    public typealias Size = ElevateSize

    /// `InputType` of the web library: `type`.
    @available(iOS 15, *)
    public enum Kind: String, CaseIterable, Sendable {
        case text
        case number
        case password
        case email
        case tel
        case url
        case search
    }

    // MARK: - Colors and Sizes

    /// The default colors.
    static let colors = ComponentColors(
        background: InputComponentTokens.fillDefault,
        backgroundPressed: InputComponentTokens.fillHover,
        backgroundSelected: InputComponentTokens.fillDefault,
        backgroundSelectedPressed: InputComponentTokens.fillHover,
        backgroundDisabled: InputComponentTokens.fillDisabled,
        text: InputComponentTokens.textDefault,
        textSelected: InputComponentTokens.textDefault,
        textDisabled: InputComponentTokens.textDisabled,
        border: InputComponentTokens.borderDefault,
        borderSelected: InputComponentTokens.borderDefault,
        borderDisabled: InputComponentTokens.borderDisabled,
        borderFocused: InputComponentTokens.borderFocus,
        borderInvalid: InputComponentTokens.borderInvalid,
        tint: InputComponentTokens.borderFocus,
        backgroundHovered: InputComponentTokens.fillHover,
        borderHovered: InputComponentTokens.borderHover,
        parts: parts
    )
    /// The default sizes.
    static let metrics = mediumMetrics
    /// What tokens say of the parts.
    static let parts: ComponentParts = [
        "icon": ComponentPartStyle(
            text: [.normal: InputComponentTokens.iconDefault, .disabled: InputComponentTokens.iconDisabled]
        ),
        "placeholder": ComponentPartStyle(text: [.normal: InputComponentTokens.placeholderDefault]),
    ]
    static let largeMetrics = ComponentMetrics(
        minimumHeight: InputComponentTokens.heightL,
        padding: EdgeInsets(
            top: InputComponentTokens.paddingBlockL,
            leading: InputComponentTokens.paddingInlineL,
            bottom: InputComponentTokens.paddingBlockL,
            trailing: InputComponentTokens.paddingInlineL
        ),
        spacing: InputComponentTokens.gapL,
        cornerRadius: InputComponentTokens.borderRadius,
        borderWidth: InputComponentTokens.borderWidth,
        iconSize: InputComponentTokens.iconSizeL,
        textStyle: .body,
        controlSize: ComponentMetrics.large.controlSize,
        typeface: InputComponentTokens.fontFamily[0],
        fontSize: InputComponentTokens.fontSizeL,
        fontWeight: InputComponentTokens.fontWeight
    )
    /// 40 points high, with a touch target of 44.
    static let mediumMetrics = ComponentMetrics(
        minimumHeight: InputComponentTokens.heightM,
        padding: EdgeInsets(
            top: InputComponentTokens.paddingBlockM,
            leading: InputComponentTokens.paddingInlineM,
            bottom: InputComponentTokens.paddingBlockM,
            trailing: InputComponentTokens.paddingInlineM
        ),
        spacing: InputComponentTokens.gapM,
        cornerRadius: InputComponentTokens.borderRadius,
        borderWidth: InputComponentTokens.borderWidth,
        iconSize: InputComponentTokens.iconSizeM,
        textStyle: .body,
        controlSize: ComponentMetrics.medium.controlSize,
        typeface: InputComponentTokens.fontFamily[0],
        fontSize: InputComponentTokens.fontSizeM,
        fontWeight: InputComponentTokens.fontWeight
    )
    /// 32 points high, with a touch target of 44.
    static let smallMetrics = ComponentMetrics(
        minimumHeight: InputComponentTokens.heightS,
        padding: EdgeInsets(
            top: InputComponentTokens.paddingBlockS,
            leading: InputComponentTokens.paddingInlineS,
            bottom: InputComponentTokens.paddingBlockS,
            trailing: InputComponentTokens.paddingInlineS
        ),
        spacing: InputComponentTokens.gapS,
        cornerRadius: InputComponentTokens.borderRadius,
        borderWidth: InputComponentTokens.borderWidth,
        iconSize: InputComponentTokens.iconSizeS,
        textStyle: .subheadline,
        controlSize: ComponentMetrics.small.controlSize,
        typeface: InputComponentTokens.fontFamily[0],
        fontSize: InputComponentTokens.fontSizeS,
        fontWeight: InputComponentTokens.fontWeight
    )
    /// The default shape.
    static let shape = ComponentShapeKind.rounded

    static func metrics(for value: Size) -> ComponentMetrics {
        switch value {
        case .large: largeMetrics
        case .medium: mediumMetrics
        case .small: smallMetrics
        }
    }

    // MARK: - Texts

    /// The texts of the component, which can be translated.
    public struct Strings {
        public var clear: String
        public var showPassword: String
        public var hidePassword: String

        public init(
            clear: String = "Clear",
            showPassword: String = "Show password",
            hidePassword: String = "Hide password"
        ) {
            self.clear = clear
            self.showPassword = showPassword
            self.hidePassword = hidePassword
        }
    }
}
#endif
