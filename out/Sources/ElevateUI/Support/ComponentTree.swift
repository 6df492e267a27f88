#if os(iOS)
import SwiftUI

/// The branches of a tree, each of which opens and closes.
@available(iOS 15, *)
struct ComponentTree<Item: Identifiable, Row: View>: View {
    private let items: [Item]
    private let children: (Item) -> [Item]
    private let isExpanded: (Item) -> Bool
    private let onExpansionChange: (Item, Bool) -> Void
    private let row: (Item, Bool) -> Row

    init(
        _ items: [Item],
        children: @escaping (Item) -> [Item],
        isExpanded: @escaping (Item) -> Bool = { _ in false },
        onExpansionChange: @escaping (Item, Bool) -> Void = { _, _ in },
        @ViewBuilder row: @escaping (Item, Bool) -> Row
    ) {
        self.items = items
        self.children = children
        self.isExpanded = isExpanded
        self.onExpansionChange = onExpansionChange
        self.row = row
    }

    var body: some View {
        ForEach(items) { item in
            if children(item).isEmpty {
                row(item, false)
            } else {
                ComponentTreeBranch(isExpanded: isExpanded(item)) { isOpen in
                    row(item, isOpen)
                } content: {
                    ComponentTree(
                        children(item),
                        children: children,
                        isExpanded: isExpanded,
                        onExpansionChange: onExpansionChange,
                        row: row
                    )
                } onChange: {
                    onExpansionChange(item, $0)
                }
            }
        }
    }
}

/// One branch; whether it is open is its own affair once it is there.
@available(iOS 15, *)
struct ComponentTreeBranch<Label: View, Content: View>: View {
    @State private var isOpen: Bool
    private let label: (Bool) -> Label
    private let content: () -> Content
    private let onChange: (Bool) -> Void

    init(
        isExpanded: Bool,
        @ViewBuilder label: @escaping (Bool) -> Label,
        @ViewBuilder content: @escaping () -> Content,
        onChange: @escaping (Bool) -> Void
    ) {
        _isOpen = State(initialValue: isExpanded)
        self.label = label
        self.content = content
        self.onChange = onChange
    }

    var body: some View {
        DisclosureGroup(isExpanded: $isOpen) {
            content()
        } label: {
            label(isOpen)
        }
        .onValueChange(of: isOpen, perform: onChange)
    }
}
#endif
