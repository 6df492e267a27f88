import Core
import WebModel

/// The items of one kind that several sources tell of a component, by name: items of the most trusted source in its
/// order, then items that only another has.
struct MergedItems<Item: ComponentItem> {
    struct Group {
        /// Items of the name in the first source that has it; overloads of a method are several.
        var first: Told<[Item]>
        /// Items of further sources, one of each.
        var others: [Told<Item>] = []
    }

    private(set) var groups: [Group] = []

    init(_ told: [Told<Component>], _ list: KeyPath<Component, [Item]>, _ fact: SourceFacts) {
        var positions: [String: Int] = [:]
        for (index, entry) in told.ranked(for: fact).enumerated() {
            var own: [Int: Int] = [:]
            for item in entry.value[keyPath: list] {
                guard let position = positions[item.name] else {
                    positions[item.name] = groups.count
                    own[groups.count] = index
                    groups.append(Group(first: Told(value: [item], source: entry.source)))
                    continue
                }
                if own[position] == nil {
                    own[position] = index
                    groups[position].others.append(Told(value: item, source: entry.source))
                } else if groups[position].others.isEmpty {
                    let first = groups[position].first
                    groups[position].first = Told(value: first.value + [item], source: first.source)
                }
            }
        }
    }

    /// Merges the items of each name.
    func all(
        _ merge: ([Told<Item>], inout DiagnosticBag) -> Item?,
        into diagnostics: inout DiagnosticBag
    ) -> [Item] {
        var items: [Item] = []
        for group in groups {
            guard !group.others.isEmpty else {
                items += group.first.value
                continue
            }
            for item in group.first.value {
                let told = [Told(value: item, source: group.first.source)] + group.others
                if let merged = merge(told, &diagnostics) { items.append(merged) }
            }
        }
        return items
    }
}
