#if os(iOS)
import SwiftUI

/// Something that happened: a mark, what it was, and a line that leads to what happened next.
@available(iOS 15, *)
struct ComponentTimelineRow<Mark: View, Content: View>: View {
    @ScaledMetric private var size: CGFloat
    private let colors: ComponentColors
    private let metrics: ComponentMetrics
    private let mark: Mark
    private let content: Content

    init(
        colors: ComponentColors,
        metrics: ComponentMetrics,
        @ViewBuilder mark: () -> Mark,
        @ViewBuilder content: () -> Content
    ) {
        self.colors = colors
        self.metrics = metrics
        self.mark = mark()
        self.content = content()
        _size = ScaledMetric(wrappedValue: metrics.iconSize, relativeTo: metrics.textStyle)
    }

    var body: some View {
        HStack(alignment: .top, spacing: metrics.spacing) {
            VStack(spacing: 0) {
                mark
                    .imageScale(.small)
                    .foregroundStyle(colors.tint)
                    .frame(minWidth: size, minHeight: size)
                Rectangle()
                    .fill(Color(uiColor: .separator))
                    .frame(width: max(metrics.borderWidth, 1))
                    .frame(maxHeight: .infinity)
            }
            .accessibilityHidden(true)
            content
                .font(metrics.font)
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding(.bottom, metrics.spacing * 2)
        }
        // The line is as long as the content is high.
        .fixedSize(horizontal: false, vertical: true)
    }
}
#endif
