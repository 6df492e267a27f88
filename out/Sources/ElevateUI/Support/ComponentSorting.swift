#if os(iOS)
import Foundation

/// The column by which a table is sorted, and in which direction.
@available(iOS 15, *)
nonisolated struct ComponentSorting: Equatable {
    let column: String
    let order: SortOrder
}

@available(iOS 15, *)
nonisolated extension ComponentSorting {
    /// The sorting that the app tells of; nil where it names no column, or no direction by a word of the web.
    init?(by column: String?, direction: String? = nil, isDescending: Bool = false) {
        let word = direction?.lowercased() ?? ""
        guard let column, !column.isEmpty, word != "none" else { return nil }
        let isReversed = isDescending || ["desc", "descending", "reverse", "down", "-1"].contains(word)
        self.init(column: column, order: isReversed ? .reverse : .forward)
    }
}
#endif
