#if os(iOS)
import SwiftUI

/// A disclosure with an indicator of its own: one that turns, or one for each of its states.
@available(iOS 15, *)
struct ComponentDisclosure<Content: View, Label: View, Indicator: View, ExpandedIndicator: View>: View {
    @Environment(\.componentStrings) private var strings
    @Binding private var isExpanded: Bool
    private let isFixed: Bool
    private let indicatorEdge: Edge
    private let spacing: CGFloat
    private let content: Content
    private let label: Label
    private let indicator: Indicator
    private let expandedIndicator: ExpandedIndicator

    /// One that is fixed stays open.
    init(
        isExpanded: Binding<Bool>,
        isFixed: Bool = false,
        indicatorEdge: Edge = .trailing,
        spacing: CGFloat,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label,
        @ViewBuilder indicator: () -> Indicator,
        @ViewBuilder expandedIndicator: () -> ExpandedIndicator = { EmptyView() }
    ) {
        _isExpanded = isExpanded
        self.isFixed = isFixed
        self.indicatorEdge = indicatorEdge
        self.spacing = spacing
        self.content = content()
        self.label = label()
        self.indicator = indicator()
        self.expandedIndicator = expandedIndicator()
    }

    var body: some View {
        VStack(alignment: .leading, spacing: spacing) {
            Button {
                withComponentMotion { isExpanded.toggle() }
            } label: {
                HStack(spacing: spacing) {
                    if indicatorEdge == .leading { mark }
                    label
                    Spacer(minLength: spacing)
                    if indicatorEdge != .leading { mark }
                }
                .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            .accessibilityValue(isExpanded ? strings.expanded : strings.collapsed)
            .allowsHitTesting(!isFixed)
            if isFixed || isExpanded { content }
        }
    }

    private var mark: some View {
        Group {
            if ComponentRows.areMissing(indicator) {
                Image(systemName: isExpanded ? "chevron.down" : "chevron.forward")
            } else if ExpandedIndicator.self == EmptyView.self {
                indicator.rotationEffect(isExpanded ? .degrees(90) : .zero)
            } else if isExpanded {
                expandedIndicator
            } else {
                indicator
            }
        }
        .accessibilityHidden(true)
    }
}
#endif
