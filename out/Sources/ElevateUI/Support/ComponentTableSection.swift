#if os(iOS)
import SwiftUI

/// Rows of a table between its header and its footer, or what stands in their place while there are none.
@available(iOS 15, *)
struct ComponentTableSection<Rows: View, Empty: View, Message: View, Header: View, Footer: View>: View {
    let isCompact: Bool
    private let isLoading: Bool
    private let onLoadMore: (() -> Void)?
    private let empty: Empty
    private let message: Message
    private let header: Header
    private let footer: Footer
    private let metrics: ComponentMetrics
    private let rows: Rows

    init(
        isLoading: Bool = false,
        isCompact: Bool = false,
        onLoadMore: (() -> Void)? = nil,
        @ViewBuilder empty: () -> Empty = { EmptyView() },
        @ViewBuilder message: () -> Message = { EmptyView() },
        @ViewBuilder header: () -> Header = { EmptyView() },
        @ViewBuilder footer: () -> Footer = { EmptyView() },
        metrics: ComponentMetrics,
        @ViewBuilder rows: () -> Rows
    ) {
        self.isLoading = isLoading
        self.isCompact = isCompact
        self.onLoadMore = onLoadMore
        self.empty = empty()
        self.message = message()
        self.header = header()
        self.footer = footer()
        self.metrics = metrics
        self.rows = rows()
    }

    var body: some View {
        Section {
            rows
                .compactRow(isCompact, spacing: spacing)
            if ComponentRows.areMissing(rows) {
                if isLoading {
                    ComponentLoadingRows(spacing: spacing)
                } else {
                    ComponentNoRows(empty: { empty }, message: { message })
                }
            }
            ComponentMoreButton(metrics: metrics, action: onLoadMore)
        } header: {
            if !ComponentRows.areMissing(header) {
                VStack(alignment: .leading, spacing: spacing) { header }
                    .compactRow(isCompact, spacing: spacing)
            }
        } footer: {
            if !ComponentRows.areMissing(footer) {
                VStack(spacing: spacing) { footer }
            }
        }
    }

    var spacing: CGFloat { metrics.spacing }
}
#endif
