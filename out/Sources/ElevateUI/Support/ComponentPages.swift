#if os(iOS)
import SwiftUI

/// The pages of a table. The app turns them by a Binding, or else the user does, beginning with the page that the app tells.
@available(iOS 15, *)
@MainActor
struct ComponentPages: DynamicProperty {
    @State private var turned: Int?
    @State private var chosenSize: Int?
    private let givenPage: Binding<Int>?
    private let givenSize: Binding<Int>?
    private let initialPage: Int
    private let initialSize: Int?
    private let isPaged: Bool
    private let onPageChange: ((Int) -> Void)?
    private let onSizeChange: ((Int) -> Void)?
    /// Sizes that the user can choose from.
    let sizes: [Int]

    /// Pages are counted from 1. Without a size, all items are on one page.
    init(
        page: Binding<Int>? = nil,
        initialPage: Int? = nil,
        size: Binding<Int>? = nil,
        initialSize: Int? = nil,
        sizes: [Int]? = nil,
        isPaged: Bool = true,
        onPageChange: ((Int) -> Void)? = nil,
        onSizeChange: ((Int) -> Void)? = nil
    ) {
        givenPage = page
        givenSize = size
        self.initialPage = initialPage ?? 1
        self.initialSize = initialSize
        self.sizes = isPaged ? sizes ?? [] : []
        self.isPaged = isPaged
        self.onPageChange = onPageChange
        self.onSizeChange = onSizeChange
    }

    /// The page that is shown.
    var page: Binding<Int> { givenPage ?? $turned[replacingNil: initialPage] }

    /// How many items a page has.
    var size: Int { isPaged ? givenSize?.wrappedValue ?? chosenSize ?? initialSize ?? sizes.first ?? 0 : 0 }

    func choose(size: Int) {
        if let givenSize { givenSize.wrappedValue = size } else { chosenSize = size }
    }

    /// The items of the page that is shown.
    func shown<Item>(of items: [Item]) -> [Item] { items.page(page.wrappedValue, size: size) }

    /// Keeps the page one of those that there are, and tells the app of each that is turned.
    fileprivate func turn<Content: View, Item>(_ content: Content, of items: [Item]) -> some View {
        content
            .onValueChange(of: initialPage) { _ in turned = nil }
            .onValueChange(of: page.wrappedValue) { onPageChange?($0) }
            .onValueChange(of: size) {
                // Another size begins with the first page.
                if !sizes.isEmpty { page.wrappedValue = 1 }
                onSizeChange?($0)
            }
            .onValueChange(of: items.nearestPage(to: page.wrappedValue, size: size)) {
                if page.wrappedValue != $0 { page.wrappedValue = $0 }
            }
    }
}

@available(iOS 15, *)
extension View {
    /// Turns the pages of a table whose items they show.
    func turning<Item>(_ pages: ComponentPages, of items: [Item]) -> some View {
        pages.turn(self, of: items)
    }
}
#endif
