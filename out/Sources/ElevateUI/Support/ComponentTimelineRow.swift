#if os(iOS)
import SwiftUI

/// An event of a timeline: a mark and its content. The timeline draws the line between the marks.
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
            mark
                .imageScale(.small)
                .foregroundStyle(colors.tint)
                .frame(minWidth: size, minHeight: size)
                .anchorPreference(key: ComponentTimelineMarks.self, value: .bounds) { [$0] }
                .accessibilityHidden(true)
            content
                .font(metrics.font)
                .frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}
#endif
