#if os(iOS)
import SwiftUI

/// The items of a menu, each of which may open a menu of its own.
@available(iOS 15, *)
struct ComponentMenuTree<Item: Identifiable, Row: View, Title: View>: View {
    private let items: [Item]
    private let children: KeyPath<Item, [Item]>
    private let row: (Item) -> Row
    private let label: (Item) -> Title

    init(
        _ items: [Item],
        children: KeyPath<Item, [Item]>,
        @ViewBuilder row: @escaping (Item) -> Row,
        @ViewBuilder label: @escaping (Item) -> Title
    ) {
        self.items = items
        self.children = children
        self.row = row
        self.label = label
    }

    var body: some View {
        ForEach(items) { item in
            if item[keyPath: children].isEmpty {
                row(item)
            } else {
                Menu {
                    ComponentMenuTree(item[keyPath: children], children: children, row: row, label: label)
                } label: {
                    label(item)
                }
            }
        }
    }
}
#endif
