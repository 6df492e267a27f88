#if os(iOS)
import SwiftUI

/// Shows a title and, when it is pressed, the content that belongs to it.
///
/// **Web Component:** `<elvt-expansion-panel>`
///
/// **API Reference:** `specs/elevate/2.0/docs/Structure/expansion-panel.md`
///
/// **Adapted:**
/// - `open`: `$isExpanded: Bool`.
/// - `#label`: combined with `label`.
/// - `@elvt-toggle`: combined with `open`.
/// - `show()`: combined with `open`.
/// - `hide()`: combined with `open`.
@available(iOS 15, *)
public struct ElevateExpansionPanel<Content: View, LabelContent: View, Indicator: View>: View {
    // MARK: - Properties

    @ComponentKept private var isExpanded: Bool
    private let headingLevel: ExpansionPanelTokens.HeadingLevel
    private let indicatorPlacement: ExpansionPanelTokens.IndicatorPlacement
    private let isDisabled: Bool

    // MARK: - Content

    private let content: Content
    private let label: LabelContent
    private let indicator: Indicator

    // MARK: - Initializers

    /// - Parameters:
    ///   - headingLevel: The level of the title among the headings of the page.
    ///   - indicatorPlacement: The side of the arrow: `start` or `end`.
    ///   - isDisabled: Keeps the panel as it is.
    ///   - isExpanded: Whether the content is shown. Without a Binding, the view keeps it.
    ///   - content: The content.
    ///   - label: The title.
    ///   - indicator: A sign of your own in place of the arrow.
    public init(
        headingLevel: ExpansionPanelTokens.HeadingLevel = .h3,
        indicatorPlacement: ExpansionPanelTokens.IndicatorPlacement = .trailing,
        isDisabled: Bool = false,
        isExpanded: Binding<Bool>? = nil,
        @ViewBuilder content: () -> Content = { EmptyView() },
        @ViewBuilder label: () -> LabelContent = { EmptyView() },
        @ViewBuilder indicator: () -> Indicator = { EmptyView() }
    ) {
        self.headingLevel = headingLevel
        self.indicatorPlacement = indicatorPlacement
        self.isDisabled = isDisabled
        self._isExpanded = ComponentKept(isExpanded, own: false)
        self.content = content()
        self.label = label()
        self.indicator = indicator()
    }

    // MARK: - Body

    public var body: some View {
        ComponentDisclosure(
            isExpanded: $isExpanded,
            indicatorEdge: edge,
            spacing: metrics.spacing
        ) {
            VStack(alignment: .leading, spacing: metrics.spacing) {
                content
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        } label: {
            HStack(spacing: metrics.spacing) {
                label
            }
            .font(metrics.font)
            .frame(minHeight: metrics.minimumHeight)
            .componentHeading(headingLevel.rawValue.formatted())
        } indicator: {
            indicator
        }
        .tint(colors.text)
        .disabled(isDisabled)
        .modifier(
            ComponentFrame(
                parts: colors.parts,
                shape: outline,
                states: isExpanded ? .open : []
            )
        )
    }

    // MARK: - Token Accessors

    private var colors: ComponentColors {
        ExpansionPanelTokens.colors
    }

    private var metrics: ComponentMetrics {
        ExpansionPanelTokens.metrics
    }

    private var outline: ComponentShape {
        ComponentShape(ExpansionPanelTokens.shape, radius: metrics.cornerRadius)
    }

    private var edge: Edge {
        ExpansionPanelTokens.edge(for: indicatorPlacement)
    }
}

// MARK: - Convenience Initializers

@available(iOS 15, *)
extension ElevateExpansionPanel where LabelContent == Text {
    /// - Parameters:
    ///   - label: The title.
    ///   - headingLevel: The level of the title among the headings of the page.
    ///   - indicatorPlacement: The side of the arrow: `start` or `end`.
    ///   - isDisabled: Keeps the panel as it is.
    ///   - isExpanded: Whether the content is shown. Without a Binding, the view keeps it.
    ///   - content: The content.
    ///   - indicator: A sign of your own in place of the arrow.
    public init(
        _ label: String,
        headingLevel: ExpansionPanelTokens.HeadingLevel = .h3,
        indicatorPlacement: ExpansionPanelTokens.IndicatorPlacement = .trailing,
        isDisabled: Bool = false,
        isExpanded: Binding<Bool>? = nil,
        @ViewBuilder content: () -> Content = { EmptyView() },
        @ViewBuilder indicator: () -> Indicator = { EmptyView() }
    ) {
        self.init(
            headingLevel: headingLevel,
            indicatorPlacement: indicatorPlacement,
            isDisabled: isDisabled,
            isExpanded: isExpanded,
            content: content,
            label: { Text(label) },
            indicator: indicator
        )
    }
}

// MARK: - Previews

#if DEBUG
@available(iOS 15, *)
struct ElevateExpansionPanelPreviews: PreviewProvider {
    private struct Example1: View {
        @State private var isExpanded: Bool = true

        var body: some View {
            ElevateExpansionPanel(
                "Delivery",
                isExpanded: $isExpanded,
                content: { Text("Two to three days.\nOn islands, a week.") }
            )
        }
    }

    static var previews: some View {
        Example1()
            .previewDisplayName("Examples")
    }
}
#endif
#endif
