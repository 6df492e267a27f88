import SwiftModel
import WebModel

/// `elvt-`, `Elevate`
struct TagPrefix: Equatable {
    /// Ends with its dash; empty where the tags have nothing in common.
    let tag: String
    let swift: String

    /// Takes the longest prefix of the matrix; else the common one.
    static func of(_ tag: String, common: TagPrefix, names: NamesTable) -> TagPrefix {
        var best: TagPrefix?
        // A matrix names few prefixes, and mostly none.
        for end in names.prefixes.isEmpty ? [] : tag.utf8.indices.filter({ tag.utf8[$0] == UInt8(ascii: "-") }) {
            let prefix = String(tag[...end])
            if let entry = names.prefixes[prefix] { best = TagPrefix(tag: prefix, swift: entry.swift) }
        }
        return best ?? (tag.hasPrefix(common.tag) ? common : TagPrefix(tag: "", swift: ""))
    }

    /// A test fixture or a guest doesn't take the prefix away.
    private static let majority = 0.8
    /// Share of tags that must have a further word. Few tags all must: `x-menu-` may be a family.
    private static let nearlyAll = 0.95

    /// A component's last word stays its own. `known` holds as long as a tag begins with it: a package that was
    /// generated once keeps its names.
    static func common(of tags: [String], keeping known: String? = nil, spelling: NameSpelling) -> TagPrefix {
        if let known, known.isEmpty || tags.contains(where: { $0.hasPrefix(known) && $0 != known }) {
            return TagPrefix(tag: known, spelling: spelling)
        }
        var shared: [Substring] = []
        var matching = tags.map(words)
        // A component alone has all its words in common with itself; only the first is a library's.
        while !matching.isEmpty, tags.count > 1 || shared.isEmpty {
            var counts: [Substring: Int] = [:]
            for words in matching where words.count > shared.count + 1 { counts[words[shared.count], default: 0] += 1 }
            let best = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
            let share = shared.isEmpty ? majority : nearlyAll
            guard let best, Double(best.value) >= share * Double(matching.count) else { break }
            matching.removeAll { $0.count <= shared.count + 1 || $0[shared.count] != best.key }
            shared.append(best.key)
        }
        return TagPrefix(tag: shared.map { $0 + "-" }.joined(), spelling: spelling)
    }

    private static func words(_ tag: String) -> [Substring] {
        tag.split(separator: "-", omittingEmptySubsequences: false)
    }
}

extension TagPrefix {
    private init(tag: String, spelling: NameSpelling) {
        self.init(tag: tag, swift: tag.isEmpty ? "" : spelling.upperCamel(String(tag.dropLast())))
    }
}
