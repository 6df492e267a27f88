#if os(iOS)
import SwiftUI

/// A row of dots, one a page, as one element for VoiceOver that is swiped up and down.
@available(iOS 15, *)
struct ComponentPageIndicatorRow: View {
    @Environment(\.componentStrings) private var strings
    @ScaledMetric private var size: CGFloat
    @Binding private var page: Int
    private let pageCount: Int
    private let firstPage: Int
    private let colors: ComponentColors
    private let metrics: ComponentMetrics

    init(
        page: Binding<Int>,
        pageCount: Int,
        firstPage: Int = 0,
        colors: ComponentColors,
        metrics: ComponentMetrics
    ) {
        _page = page
        _size = ScaledMetric(wrappedValue: metrics.spacing, relativeTo: metrics.textStyle)
        self.pageCount = pageCount
        self.firstPage = firstPage
        self.colors = colors
        self.metrics = metrics
    }

    var body: some View {
        HStack(spacing: 0) {
            ForEach(0..<max(pageCount, 0), id: \.self) { index in
                Button {
                    page = firstPage + index
                } label: {
                    Circle()
                        .fill(index == current ? colors.tint : colors.border)
                        .frame(width: size, height: size)
                        .padding(.horizontal, metrics.spacing)
                        .frame(minHeight: metrics.touchTarget)
                        .contentShape(Rectangle())
                }
                .buttonStyle(.plain)
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityValue(strings.page(current + 1, pageCount))
        .accessibilityAdjustableAction(adjust)
    }

    private var current: Int { page - firstPage }

    private func adjust(_ direction: AccessibilityAdjustmentDirection) {
        switch direction {
        case .increment where current < pageCount - 1: page += 1
        case .decrement where current > 0: page -= 1
        default: break
        }
    }
}
#endif
