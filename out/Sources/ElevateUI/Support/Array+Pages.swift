#if os(iOS)
@available(iOS 15, *)
nonisolated extension Array {
    /// The number of pages, each of which has so many elements. Without a size, all elements are on one page.
    func pageCount(size: Int) -> Int {
        guard size > 0, !isEmpty else { return 1 }
        return (count - 1) / size + 1
    }

    /// The elements of a page, counted from 1; those of the nearest page where there is no such page.
    func page(_ number: Int, size: Int) -> [Element] {
        guard size > 0, count > size else { return self }
        let page = Swift.min(Swift.max(number, 1), pageCount(size: size))
        return Array(dropFirst((page - 1) * size).prefix(size))
    }

    /// The page that is shown for a number, or the number itself while there are no elements, which may be on their way.
    func nearestPage(to number: Int, size: Int) -> Int {
        isEmpty ? number : Swift.min(Swift.max(number, 1), pageCount(size: size))
    }
}
#endif
