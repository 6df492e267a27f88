#if os(iOS)
import SwiftUI

/// The types of `ElevateDropzone`, and how it looks.
///
/// The styles come from the design tokens of the component.
@available(iOS 15, *)
nonisolated public enum DropzoneTokens {
    // MARK: - Types

    /// What `reason` of `RejectDetail` can be in the web component.
    @available(iOS 15, *)
    public enum RejectDetailReason: String, CaseIterable, Sendable {
        case type
        case size
        case count
    }

    /// What `@elvt-reject` can be in the web component.
    @available(iOS 15, *)
    public struct RejectDetail: Hashable {
        public var file: URL
        public var reason: DropzoneTokens.RejectDetailReason

        public init(
            file: URL,
            reason: DropzoneTokens.RejectDetailReason
        ) {
            self.file = file
            self.reason = reason
        }
    }

    // MARK: - Colors and Sizes

    /// The default colors.
    static let colors = ComponentColors(
        background: DropzoneComponentTokens.fillDefault,
        backgroundPressed: DropzoneComponentTokens.fillActive,
        backgroundSelected: DropzoneComponentTokens.fillDefault,
        backgroundSelectedPressed: DropzoneComponentTokens.fillActive,
        backgroundDisabled: DropzoneComponentTokens.fillDisabled,
        text: DropzoneComponentTokens.textDefault,
        textSelected: DropzoneComponentTokens.textDefault,
        textDisabled: DropzoneComponentTokens.textDisabled,
        border: DropzoneComponentTokens.borderDefault,
        borderSelected: DropzoneComponentTokens.borderDefault,
        borderDisabled: DropzoneComponentTokens.borderDisabled,
        borderFocused: DropzoneComponentTokens.borderFocus,
        borderInvalid: DropzoneComponentTokens.borderInvalid,
        tint: DropzoneComponentTokens.borderFocus
    )
    /// The default sizes.
    static let metrics = ComponentMetrics(
        minimumHeight: ComponentMetrics.medium.minimumHeight,
        padding: EdgeInsets(
            top: DropzoneComponentTokens.padding,
            leading: DropzoneComponentTokens.padding,
            bottom: DropzoneComponentTokens.padding,
            trailing: DropzoneComponentTokens.padding
        ),
        spacing: DropzoneComponentTokens.gap,
        cornerRadius: DropzoneComponentTokens.borderRadius,
        borderWidth: DropzoneComponentTokens.borderWidth,
        iconSize: ComponentMetrics.medium.iconSize,
        textStyle: ComponentMetrics.medium.textStyle,
        controlSize: ComponentMetrics.medium.controlSize
    )
    /// The default shape.
    static let shape = ComponentShapeKind.rounded

    // MARK: - Texts

    /// The texts of the component, which can be translated.
    public struct Strings {
        public var prompt: (Bool) -> String
        public var tooLarge: (URL, Double) -> String
        public var wrongType: (URL) -> String

        public init(
            prompt: @escaping (Bool) -> String,
            tooLarge: @escaping (URL, Double) -> String,
            wrongType: @escaping (URL) -> String
        ) {
            self.prompt = prompt
            self.tooLarge = tooLarge
            self.wrongType = wrongType
        }
    }
}
#endif
