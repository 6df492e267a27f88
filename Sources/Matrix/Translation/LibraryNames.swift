import SwiftModel
import WebModel

/// The Swift names of all components, each unique in the module, also on a file system that ignores case.
struct LibraryNames {
    let prefixes: [String: TagPrefix]
    let components: [String: SwiftComponentNames]
    /// The prefix for what belongs to no single component.
    let sharedPrefix: String

    init(_ library: Library, names: NamesTable, spelling: NameSpelling) {
        let tags = library.components.map(\.tag)
        let common = TagPrefix.common(of: tags, spelling: spelling)
        var prefixes: [String: TagPrefix] = [:]
        for tag in tags { prefixes[tag] = TagPrefix.of(tag, common: common, names: names) }
        let bases = tags.map { tag in
            let own = names.components[tag]?.swift ?? String(tag.dropFirst(prefixes[tag]?.tag.count ?? 0))
            return SwiftScope.Wish(
                SwiftIdentifier(own, as: .type, spelling: spelling, fallback: "component"),
                webName: tag,
                isFixed: names.components[tag] != nil
            )
        }
        let unique = SwiftScope.unique(bases, .caseInsensitive)
        let derived = zip(tags, unique).flatMap { tag, base in
            LibraryNames.derived(from: base, prefix: prefixes[tag]?.swift ?? "", tag: tag)
        }
        let all = SwiftScope.unique(derived, .caseInsensitive)
        var components: [String: SwiftComponentNames] = [:]
        for (position, (tag, base)) in zip(tags, unique).enumerated() {
            components[tag] = SwiftComponentNames(
                base: base,
                view: all[position * 3],
                uiKit: all[position * 3 + 1],
                tokens: all[position * 3 + 2]
            )
        }
        self.prefixes = prefixes
        self.components = components
        sharedPrefix = LibraryNames.mostFrequent(prefixes.values.map(\.swift))
    }

    private static func derived(from base: SwiftIdentifier, prefix: String, tag: String) -> [SwiftScope.Wish] {
        [prefix + base.name, prefix + "UIKit" + base.name, base.name + "Tokens"].map { name in
            SwiftScope.Wish(
                SwiftIdentifier(swift: name, as: .type)
                    ?? SwiftIdentifier(name, as: .type, fallback: "component"),
                webName: tag,
                isFixed: false
            )
        }
    }

    private static func mostFrequent(_ words: [String]) -> String {
        var counts: [String: Int] = [:]
        for word in words { counts[word, default: 0] += 1 }
        return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.first?.key ?? ""
    }
}
