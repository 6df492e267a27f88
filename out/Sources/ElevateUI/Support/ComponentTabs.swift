#if os(iOS)
import SwiftUI

/// Tabs at an edge of what they choose among.
@available(iOS 15, *)
struct ComponentTabs<Items: RandomAccessCollection, Tab: View, Content: View>: View where Items.Element: Identifiable {
    private let items: Items
    private let edge: Edge
    private let spacing: CGFloat
    private let tab: (Items.Element) -> Tab
    private let content: Content

    init(
        _ items: Items,
        edge: Edge,
        spacing: CGFloat,
        @ViewBuilder tab: @escaping (Items.Element) -> Tab,
        @ViewBuilder content: () -> Content
    ) {
        self.items = items
        self.edge = edge
        self.spacing = spacing
        self.tab = tab
        self.content = content()
    }

    var body: some View {
        switch edge {
        case .top:
            VStack(alignment: .leading, spacing: spacing) {
                bar(.horizontal)
                content
            }
        case .bottom:
            VStack(alignment: .leading, spacing: spacing) {
                content
                bar(.horizontal)
            }
        case .leading:
            HStack(alignment: .top, spacing: spacing) {
                bar(.vertical)
                content
            }
        case .trailing:
            HStack(alignment: .top, spacing: spacing) {
                content
                bar(.vertical)
            }
        }
    }

    private func bar(_ axis: Axis) -> some View {
        ComponentScroll(axis) {
            ComponentStack(axis, alignment: .leading, spacing: spacing) {
                ForEach(items) { tab($0) }
            }
        }
        .accessibilityElement(children: .contain)
    }
}
#endif
