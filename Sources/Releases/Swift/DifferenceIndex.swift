import WebModel

/// Differences in Swift by the items that they come from.
struct DifferenceIndex {
    /// The items that something is about, in the former release and in this one.
    struct Items {
        var old: [ItemReference] = []
        var new: [ItemReference] = []
    }

    private var old: [ItemReference: [Int]] = [:]
    private var new: [ItemReference: [Int]] = [:]
    /// Differences of the component itself.
    private var whole: [Int] = []

    init(_ differences: [SwiftDifference]) {
        for (index, difference) in differences.enumerated() {
            for origin in difference.oldOrigins { old[origin, default: []].append(index) }
            for origin in difference.newOrigins { new[origin, default: []].append(index) }
            if difference.oldOrigins.isEmpty, difference.newOrigins.isEmpty { whole.append(index) }
        }
    }

    /// Finds the differences that come from any of the items, in their order; without items, the differences of the
    /// component itself.
    func candidates(for items: Items?) -> [Int] {
        guard let items else { return whole }
        let found = items.old.flatMap { old[$0] ?? [] } + items.new.flatMap { new[$0] ?? [] }
        return Set(found).sorted()
    }
}
