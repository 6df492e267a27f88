#if os(iOS)
import SwiftUI

/// The types of `ElevatePaginator`, and how it looks.
///
/// The styles come from the design tokens of the component.
@available(iOS 15, *)
nonisolated public enum PaginatorTokens {
    // MARK: - Types

    /// What `siblings` can be in the web component.
    @available(iOS 15, *)
    public enum Siblings: Int, CaseIterable, Sendable {
        case one = 1
        case two = 2
        case three = 3
    }

    // MARK: - Colors and Sizes

    /// The default colors.
    static let colors = ComponentColors(
        background: PaginatorComponentTokens.fillDefault,
        backgroundPressed: PaginatorComponentTokens.fillHover,
        backgroundSelected: PaginatorComponentTokens.fillSelectedDefault,
        backgroundSelectedPressed: PaginatorComponentTokens.fillSelectedDefault,
        backgroundDisabled: PaginatorComponentTokens.fillDefault,
        text: PaginatorComponentTokens.textDefault,
        textSelected: PaginatorComponentTokens.textSelectedDefault,
        textDisabled: PaginatorComponentTokens.textDisabled,
        border: PaginatorComponentTokens.borderDefault,
        borderSelected: PaginatorComponentTokens.fillSelectedDefault,
        borderDisabled: PaginatorComponentTokens.borderDefault,
        borderFocused: PaginatorComponentTokens.borderDefault,
        borderInvalid: ComponentColors.neutral.borderInvalid,
        tint: PaginatorComponentTokens.fillSelectedDefault
    )
    /// The default sizes. 40 points high, with a touch target of 44.
    static let metrics = ComponentMetrics(
        minimumHeight: PaginatorComponentTokens.height,
        padding: EdgeInsets(
            top: ComponentMetrics.medium.padding.top,
            leading: PaginatorComponentTokens.paddingInline,
            bottom: ComponentMetrics.medium.padding.bottom,
            trailing: PaginatorComponentTokens.paddingInline
        ),
        spacing: PaginatorComponentTokens.gap,
        cornerRadius: PaginatorComponentTokens.borderRadius,
        borderWidth: PaginatorComponentTokens.borderWidth,
        iconSize: ComponentMetrics.medium.iconSize,
        textStyle: .subheadline,
        controlSize: ComponentMetrics.medium.controlSize,
        fontSize: PaginatorComponentTokens.fontSize
    )
    /// The default shape.
    static let shape = ComponentShapeKind.rounded

    // MARK: - Texts

    /// The texts of the component, which can be translated.
    public struct Strings {
        public var firstPage: String
        public var lastPage: String
        public var itemsPerPage: String
        public var rangeLabel: (Double, Double, Double) -> String

        public init(
            firstPage: String = "First page",
            lastPage: String = "Last page",
            itemsPerPage: String = "Items per page",
            rangeLabel: @escaping (Double, Double, Double) -> String
        ) {
            self.firstPage = firstPage
            self.lastPage = lastPage
            self.itemsPerPage = itemsPerPage
            self.rangeLabel = rangeLabel
        }
    }
}
#endif
