#if os(iOS)
import SwiftUI

/// The types of `ElevateTable`, and how it looks.
///
/// The styles come from the design tokens of the component.
@available(iOS 15, *)
nonisolated public enum TableTokens {
    // MARK: - Types

    /// `TableDensity` of the web library: `density`.
    @available(iOS 15, *)
    public enum Density: String, CaseIterable, Sendable {
        case compact
        case regular
        case relaxed
    }

    // MARK: - Colors and Sizes

    /// The default colors.
    static let colors = ComponentColors(
        background: TableComponentTokens.fillDefault,
        backgroundPressed: TableComponentTokens.fillHover,
        backgroundSelected: TableComponentTokens.fillSelectedDefault,
        backgroundSelectedPressed: TableComponentTokens.fillSelectedDefault,
        backgroundDisabled: TableComponentTokens.fillDefault,
        text: TableComponentTokens.textDefault,
        textSelected: TableComponentTokens.textDefault,
        textDisabled: ComponentColors.neutral.textDisabled,
        border: TableComponentTokens.borderDefault,
        borderSelected: TableComponentTokens.fillSelectedDefault,
        borderDisabled: TableComponentTokens.borderDefault,
        borderFocused: TableComponentTokens.borderDefault,
        borderInvalid: ComponentColors.neutral.borderInvalid,
        tint: TableComponentTokens.fillSelectedDefault,
        parts: parts
    )
    /// The default sizes.
    static let metrics = regularMetrics
    /// What tokens say of the parts.
    static let parts: ComponentParts = [
        "frame": ComponentPartStyle(
            background: [.normal: TableComponentTokens.fillDefault, .hovered: TableComponentTokens.fillHover],
            text: [.normal: TableComponentTokens.textDefault],
            border: [.normal: TableComponentTokens.borderDefault],
            borderWidth: [.normal: TableComponentTokens.borderWidth],
            padding: [
                .normal: EdgeInsets(
                    top: 0,
                    leading: TableComponentTokens.paddingInline,
                    bottom: 0,
                    trailing: TableComponentTokens.paddingInline
                )
            ],
            fontSize: [.normal: TableComponentTokens.fontSize]
        ),
        "header": ComponentPartStyle(
            background: [.normal: TableComponentTokens.headerFill],
            text: [.normal: TableComponentTokens.headerText]
        ),
    ]
    static let relaxedMetrics = ComponentMetrics(
        minimumHeight: TableComponentTokens.heightRelaxed,
        padding: EdgeInsets(
            top: TableComponentTokens.paddingBlockRelaxed,
            leading: TableComponentTokens.paddingInline,
            bottom: TableComponentTokens.paddingBlockRelaxed,
            trailing: TableComponentTokens.paddingInline
        ),
        spacing: ComponentMetrics.large.spacing,
        cornerRadius: ComponentMetrics.large.cornerRadius,
        borderWidth: TableComponentTokens.borderWidth,
        iconSize: ComponentMetrics.large.iconSize,
        textStyle: .subheadline,
        controlSize: ComponentMetrics.large.controlSize,
        fontSize: TableComponentTokens.fontSize
    )
    static let regularMetrics = ComponentMetrics(
        minimumHeight: TableComponentTokens.heightRegular,
        padding: EdgeInsets(
            top: TableComponentTokens.paddingBlockRegular,
            leading: TableComponentTokens.paddingInline,
            bottom: TableComponentTokens.paddingBlockRegular,
            trailing: TableComponentTokens.paddingInline
        ),
        spacing: ComponentMetrics.medium.spacing,
        cornerRadius: ComponentMetrics.medium.cornerRadius,
        borderWidth: TableComponentTokens.borderWidth,
        iconSize: ComponentMetrics.medium.iconSize,
        textStyle: .subheadline,
        controlSize: ComponentMetrics.medium.controlSize,
        fontSize: TableComponentTokens.fontSize
    )
    static let compactMetrics = ComponentMetrics(
        minimumHeight: TableComponentTokens.heightCompact,
        padding: EdgeInsets(
            top: TableComponentTokens.paddingBlockCompact,
            leading: TableComponentTokens.paddingInline,
            bottom: TableComponentTokens.paddingBlockCompact,
            trailing: TableComponentTokens.paddingInline
        ),
        spacing: ComponentMetrics.small.spacing,
        cornerRadius: ComponentMetrics.small.cornerRadius,
        borderWidth: TableComponentTokens.borderWidth,
        iconSize: ComponentMetrics.small.iconSize,
        textStyle: .subheadline,
        controlSize: ComponentMetrics.small.controlSize,
        fontSize: TableComponentTokens.fontSize
    )
    static let compactStyles: ComponentParts = [
        "frame": ComponentPartStyle(
            height: [.normal: TableComponentTokens.heightCompact],
            padding: [
                .normal: EdgeInsets(
                    top: TableComponentTokens.paddingBlockCompact,
                    leading: 0,
                    bottom: TableComponentTokens.paddingBlockCompact,
                    trailing: 0
                )
            ]
        )
    ]
    static let regularStyles: ComponentParts = [
        "frame": ComponentPartStyle(
            height: [.normal: TableComponentTokens.heightRegular],
            padding: [
                .normal: EdgeInsets(
                    top: TableComponentTokens.paddingBlockRegular,
                    leading: 0,
                    bottom: TableComponentTokens.paddingBlockRegular,
                    trailing: 0
                )
            ]
        )
    ]
    static let relaxedStyles: ComponentParts = [
        "frame": ComponentPartStyle(
            height: [.normal: TableComponentTokens.heightRelaxed],
            padding: [
                .normal: EdgeInsets(
                    top: TableComponentTokens.paddingBlockRelaxed,
                    leading: 0,
                    bottom: TableComponentTokens.paddingBlockRelaxed,
                    trailing: 0
                )
            ]
        )
    ]
    /// The default shape.
    static let shape = ComponentShapeKind.rounded

    /// What the tokens say for some values alone.
    static func styles(density: Density) -> ComponentParts {
        var styles: ComponentParts = [:]
        if density == .compact { styles = styles.adding(compactStyles) }
        if density == .regular { styles = styles.adding(regularStyles) }
        if density == .relaxed { styles = styles.adding(relaxedStyles) }
        return styles
    }

    static func metrics(for value: Density) -> ComponentMetrics {
        switch value {
        case .relaxed: relaxedMetrics
        case .regular: regularMetrics
        case .compact: compactMetrics
        }
    }

    // MARK: - Texts

    /// The texts of the component, which can be translated.
    public struct Strings {
        public var selectAll: String
        public var sortBy: (String) -> String

        public init(
            selectAll: String = "Select all",
            sortBy: @escaping (String) -> String
        ) {
            self.selectAll = selectAll
            self.sortBy = sortBy
        }
    }
}
#endif
