import Core
import WebModel

/// Merges the facts of several sources about an item of any kind.
enum FactsMerge {
    /// Each word from the most trusted source that has one.
    static func merged(_ told: [Told<ItemFacts>]) -> ItemFacts? {
        guard var result = told.first?.value else { return nil }
        result.deprecated = deprecation(told, \.deprecated)
        result.inheritedFrom = told.first(.implementation, \.inheritedFrom)
        result.summary = told.firstProse(\.summary)
        result.description = told.firstProse(\.description)
        result.extensions = extensions(told.map(\.value.extensions))
        for other in told.dropFirst() { result.knowledge = result.knowledge.union(other.value.knowledge) }
        return result
    }

    /// A reason says more than a flag, whichever source gives it.
    static func deprecation<Value>(_ told: [Told<Value>], _ tell: (Value) -> Deprecation?) -> Deprecation? {
        let words = told.ranked(for: .status).compactMap { tell($0.value) }
        return words.first { $0 != .flagged } ?? words.first
    }

    /// Joins the lists, with each extension once.
    static func extensions(_ lists: [[Extension]]) -> [Extension] {
        var result = lists.first ?? []
        for addition in lists.dropFirst().joined()
        where !result.contains(where: { $0.name == addition.name && $0.json == addition.json }) {
            result.append(addition)
        }
        return result
    }
}
