#if os(iOS)
import SwiftUI

/// A tree of items. It remembers which branches the user has opened or closed; the others are as their items say.
@available(iOS 15, *)
struct ComponentTree<Item: Identifiable, Row: View>: View {
    @State private var changed: [Item.ID: Bool] = [:]
    private let items: [Item]
    private let children: (Item) -> [Item]
    private let isExpanded: (Item) -> Bool
    private let onExpansionChange: (Item, Bool) -> Void
    private let row: (Item) -> Row

    init(
        _ items: [Item],
        children: @escaping (Item) -> [Item] = { _ in [] },
        isExpanded: @escaping (Item) -> Bool = { _ in false },
        onExpansionChange: @escaping (Item, Bool) -> Void = { _, _ in },
        @ViewBuilder row: @escaping (Item) -> Row
    ) {
        self.items = items
        self.children = children
        self.isExpanded = isExpanded
        self.onExpansionChange = onExpansionChange
        self.row = row
    }

    var body: some View {
        ComponentTreeLevel(
            changed: $changed,
            items: items,
            children: children,
            isExpanded: isExpanded,
            onExpansionChange: onExpansionChange,
            row: row
        )
    }
}

/// The branches of one level, each with the levels below it.
@available(iOS 15, *)
struct ComponentTreeLevel<Item: Identifiable, Row: View>: View {
    @Binding var changed: [Item.ID: Bool]
    let items: [Item]
    let children: (Item) -> [Item]
    let isExpanded: (Item) -> Bool
    let onExpansionChange: (Item, Bool) -> Void
    let row: (Item) -> Row

    var body: some View {
        ForEach(items) { item in
            if children(item).isEmpty {
                row(item)
                    .environment(\.componentIsBranchOpen, nil)
            } else {
                DisclosureGroup(isExpanded: $changed[item.id, or: isExpanded(item)]) {
                    ComponentTreeLevel(
                        changed: $changed,
                        items: children(item),
                        children: children,
                        isExpanded: isExpanded,
                        onExpansionChange: onExpansionChange,
                        row: row
                    )
                } label: {
                    row(item)
                        .environment(\.componentIsBranchOpen, changed[item.id, or: isExpanded(item)])
                }
                .onValueChange(of: changed[item.id]) { isOpen in
                    if let isOpen { onExpansionChange(item, isOpen) }
                }
            }
        }
    }
}

@available(iOS 15, *)
extension Dictionary where Value == Bool {
    /// What is known of it, or otherwise `other`: one of those that a binding can be made of.
    fileprivate subscript(key: Key, or other: Bool) -> Bool {
        get { self[key] ?? other }
        set { self[key] = newValue }
    }
}
#endif
