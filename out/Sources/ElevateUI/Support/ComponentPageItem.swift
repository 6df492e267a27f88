#if os(iOS)
/// What a paginator shows in a row: pages, and gaps between them where there are too many.
@available(iOS 15, *)
nonisolated enum ComponentPageItem: Hashable, Sendable {
    case page(Int)
    /// The pages between the two that stand before and behind it, known by the first of them.
    case gap(after: Int)

    /// The first and the last page, the current one and its neighbors.
    ///
    /// A gap is only made where it saves more than one page.
    static func items(current: Int, count: Int, siblings: Int) -> [ComponentPageItem] {
        guard count > 0 else { return [] }
        let nearby = max(siblings, 0)
        let middle = min(max(current, 0), count - 1)
        let lower = middle > nearby ? middle - nearby : 0
        let upper = nearby < count - 1 - middle ? middle + nearby : count - 1
        var items: [ComponentPageItem] = []
        switch lower {
        case 0: break
        case 1: items = [.page(0)]
        case 2: items = [.page(0), .page(1)]
        default: items = [.page(0), .gap(after: 0)]
        }
        items += (lower...upper).map(ComponentPageItem.page)
        switch count - 1 - upper {
        case 0: break
        case 1: items += [.page(count - 1)]
        case 2: items += [.page(count - 2), .page(count - 1)]
        default: items += [.gap(after: upper), .page(count - 1)]
        }
        return items
    }
}
#endif
