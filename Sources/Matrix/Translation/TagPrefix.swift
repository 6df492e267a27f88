import SwiftModel
import WebModel

/// What all tags of a library begin with, and what Swift makes of it: `elvt-`, `Elevate`.
struct TagPrefix: Equatable {
    /// With its dash; empty where the tags have nothing in common.
    let tag: String
    let swift: String

    /// The longest prefix that the matrix names and the tag has; else the common one.
    static func of(_ tag: String, common: TagPrefix, names: NamesTable) -> TagPrefix {
        var best: TagPrefix?
        // A matrix names few prefixes, and mostly none.
        for end in names.prefixes.isEmpty ? [] : tag.utf8.indices.filter({ tag.utf8[$0] == UInt8(ascii: "-") }) {
            let prefix = String(tag[...end])
            if let entry = names.prefixes[prefix] { best = TagPrefix(tag: prefix, swift: entry.swift) }
        }
        return best ?? (tag.hasPrefix(common.tag) ? common : TagPrefix(tag: "", swift: ""))
    }

    /// The words that all tags begin with. A component's last word always stays its own.
    static func common(of tags: [String], spelling: NameSpelling) -> TagPrefix {
        guard var shared = tags.first.map(words)?.dropLast() else { return TagPrefix(tag: "", swift: "") }
        var prefix = Self.prefix(shared)
        // Most tags begin with what those before them have in common, and need not be cut into words for that.
        for tag in tags.dropFirst() where !tag.utf8.starts(with: prefix.utf8) {
            let equal = zip(shared, words(tag).dropLast()).prefix { $0 == $1 }.count
            shared = shared.prefix(equal)
            prefix = Self.prefix(shared)
        }
        // One component alone has all its words in common with itself; only the first is a library's.
        if tags.count == 1 { shared = shared.prefix(1) }
        guard !shared.isEmpty else { return TagPrefix(tag: "", swift: "") }
        return TagPrefix(tag: Self.prefix(shared), swift: spelling.upperCamel(shared.joined(separator: "-")))
    }

    /// Words and the dash behind each.
    private static func prefix(_ words: ArraySlice<Substring>) -> String {
        words.map { $0 + "-" }.joined()
    }

    private static func words(_ tag: String) -> [Substring] {
        tag.split(separator: "-", omittingEmptySubsequences: false)
    }
}
