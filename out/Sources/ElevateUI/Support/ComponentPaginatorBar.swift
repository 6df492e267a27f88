#if os(iOS)
import SwiftUI

/// Buttons for the pages of something long: back, numbers with gaps, on.
@available(iOS 15, *)
struct ComponentPaginatorBar: View {
    @Environment(\.componentStrings) private var strings
    @Binding private var page: Int
    private let pageCount: Int
    private let siblings: Int
    private let firstPage: Int
    private let showsFirstLastButtons: Bool
    private let colors: ComponentColors
    private let metrics: ComponentMetrics
    private let shape: ComponentShape

    /// Makes a bar for pages counted from `firstPage`, with so many `siblings` on both sides of the current one.
    init(
        page: Binding<Int>,
        pageCount: Int,
        siblings: Int = 1,
        firstPage: Int = 1,
        showsFirstLastButtons: Bool = false,
        colors: ComponentColors,
        metrics: ComponentMetrics,
        shape: ComponentShape
    ) {
        _page = page
        self.pageCount = pageCount
        self.siblings = siblings
        self.firstPage = firstPage
        self.showsFirstLastButtons = showsFirstLastButtons
        self.colors = colors
        self.metrics = metrics
        self.shape = shape
    }

    var body: some View {
        HStack(spacing: metrics.spacing) {
            if showsFirstLastButtons {
                turn(to: 0, "chevron.backward.2", strings.firstPage)
                    .disabled(current == 0)
            }
            turn(to: current - 1, "chevron.backward", strings.previousPage)
            ForEach(items, id: \.self) { item in
                switch item {
                case .page(let index): number(index)
                case .gap: gap
                }
            }
            turn(to: current + 1, "chevron.forward", strings.nextPage)
            if showsFirstLastButtons {
                turn(to: pageCount - 1, "chevron.forward.2", strings.lastPage)
                    .disabled(current >= pageCount - 1)
            }
        }
        .accessibilityElement(children: .contain)
    }

    /// The page counted from 0; the nearest one where there is no such page.
    private var current: Int { min(max(page - firstPage, 0), max(pageCount - 1, 0)) }

    private var items: [ComponentPageItem] {
        ComponentPageItem.items(current: current, count: pageCount, siblings: siblings)
    }

    private var gap: some View {
        Text(verbatim: "…")
            .foregroundStyle(.secondary)
            .accessibilityHidden(true)
    }

    private func number(_ index: Int) -> some View {
        Button {
            page = firstPage + index
        } label: {
            Text(index + 1, format: .number)
        }
        .buttonStyle(style(isSelected: index == current))
        .accessibilityLabel(strings.page(index + 1, pageCount))
        .accessibilityAddTraits(index == current ? .isSelected : [])
    }

    private func turn(to index: Int, _ symbol: String, _ label: String) -> some View {
        Button {
            page = firstPage + index
        } label: {
            Label {
                Text(label)
            } icon: {
                ComponentIcon(symbol)
            }
            .labelStyle(.iconOnly)
        }
        .buttonStyle(style(isSelected: false))
        .disabled(!(0..<max(pageCount, 0)).contains(index))
        .accessibilityLabel(label)
    }

    private func style(isSelected: Bool) -> ComponentButtonStyle {
        ComponentButtonStyle(colors: colors, metrics: metrics, shape: shape, isSelected: isSelected)
    }
}
#endif
