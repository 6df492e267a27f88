import SwiftModel
import WebModel

/// Unique in the module, also on a file system that ignores case.
struct LibraryNames {
    let prefixes: [String: TagPrefix]
    let components: [String: SwiftComponentNames]
    /// Prefix of most tags, with its dash.
    let commonPrefix: String
    let sharedPrefix: String
    /// Tags with another beginning than most, which no row translates.
    let outliers: [String]
    let collisions: [Collision]

    struct Collision {
        let name: String
        let tags: [String]
        let sources: [RuleSource]
    }

    init(_ library: Library, names: NamesTable, spelling: NameSpelling, keeping prefix: String?) {
        let tags = library.components.map(\.tag)
        let common = TagPrefix.common(of: tags, keeping: prefix, spelling: spelling)
        var prefixes: [String: TagPrefix] = [:]
        for tag in tags { prefixes[tag] = TagPrefix.of(tag, common: common, names: names) }
        let own = tags.map { tag in
            let text = names.components[tag]?.swift ?? String(tag.dropFirst(prefixes[tag]?.tag.count ?? 0))
            return SwiftIdentifier(text, as: .namePart, spelling: spelling, fallback: "component")
        }
        let ambiguous = LibraryNames.ambiguous(own, zip(tags, own).map { prefixes[$0.0]?.swift ?? "" })
        let bases = zip(tags, own).map { tag, name in
            let prefix = ambiguous.contains(name.name.lowercased()) ? prefixes[tag]?.swift ?? "" : ""
            return SwiftScope.Wish(
                SwiftIdentifier(swift: prefix + name.name, as: .namePart) ?? name,
                webName: tag,
                isFixed: names.components[tag] != nil
            )
        }
        let unique = SwiftScope.unique(bases, .caseInsensitive)
        let derived = zip(zip(tags, own), unique).flatMap { entry, base in
            LibraryNames.derived(
                from: base,
                own: ambiguous.contains(entry.1.name.lowercased()) ? entry.1 : base,
                prefix: prefixes[entry.0]?.swift ?? "",
                tag: entry.0
            )
        }
        let all = SwiftScope.unique(derived, .caseInsensitive)
        var components: [String: SwiftComponentNames] = [:]
        for (position, (tag, base)) in zip(tags, unique).enumerated() {
            let made = all[(position * Self.derivedCount)...]
            let start = made.startIndex
            components[tag] = SwiftComponentNames(
                web: String(tag.dropFirst(prefixes[tag]?.tag.count ?? 0)),
                base: base,
                view: made[start],
                uiKit: made[start + 1],
                tokens: made[start + 2],
                componentTokens: made[start + 3],
                delegate: made[start + 4],
                root: made[start + 5],
                previews: made[start + 6],
                tests: made[start + 7]
            )
        }
        self.prefixes = prefixes
        self.components = components
        collisions = LibraryNames.collisions(tags, names)
        commonPrefix = common.tag
        let members = common.tag.isEmpty ? tags : tags.filter { $0.hasPrefix(common.tag) }
        sharedPrefix = LibraryNames.mostFrequent(members.compactMap { prefixes[$0]?.swift })
        outliers = common.tag.isEmpty ? [] : tags.filter { prefixes[$0]?.tag == "" && names.components[$0] == nil }
    }

    /// Libraries that are read together: the prefix then belongs to all of their names, whichever is read first.
    private static func ambiguous(_ names: [SwiftIdentifier], _ prefixes: [String]) -> Set<String> {
        var found: [String: Set<String>] = [:]
        for (name, prefix) in zip(names, prefixes) { found[name.name.lowercased(), default: []].insert(prefix) }
        return Set(found.filter { $0.value.count > 1 }.keys)
    }

    private static let derivedCount = 8

    private static func derived(
        from base: SwiftIdentifier,
        own: SwiftIdentifier,
        prefix: String,
        tag: String
    ) -> [SwiftScope.Wish] {
        let view = prefix + own.name
        let uiKit = prefix + "UIKit" + own.name
        let names = [
            view, uiKit, base.name + "Tokens", base.name + "ComponentTokens", uiKit + "Delegate", uiKit + "Root",
            view + "Previews", view + "Tests",
        ]
        return names.map { name in
            SwiftScope.Wish(
                SwiftIdentifier(swift: name, as: .type) ?? SwiftIdentifier(name, as: .type, fallback: "component"),
                webName: tag,
                isFixed: false
            )
        }
    }

    private static func collisions(_ tags: [String], _ names: NamesTable) -> [Collision] {
        let renamed = tags.sorted().compactMap { tag in names.components[tag].map { (tag: tag, entry: $0) } }
        return Dictionary(grouping: renamed) { $0.entry.swift.lowercased() }.values.filter { $0.count > 1 }
            .map { group in
                Collision(name: group[0].entry.swift, tags: group.map(\.tag), sources: group.map(\.entry.source))
            }
            .sorted { $0.name < $1.name }
    }

    private static func mostFrequent(_ words: [String]) -> String {
        var counts: [String: Int] = [:]
        for word in words { counts[word, default: 0] += 1 }
        return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.first?.key ?? ""
    }
}
