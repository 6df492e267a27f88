import Core

/// People leave out the prefix of the library.
struct TagSearch {
    private let tags: [String]
    /// The word before the first hyphen, and the text that all tags of that word share.
    private let prefixes: [String]

    init(_ tags: [String]) {
        self.tags = tags
        let words = Set(tags.compactMap { tag in tag.firstIndex(of: "-").map { String(tag[...$0]) } })
        prefixes = words.sorted().flatMap { word -> [String] in
            let common = Self.commonPrefix(of: tags.filter { $0.hasPrefix(word) })
            return common == word ? [word] : [word, common]
        }
    }

    /// Takes tags behind a prefix where there is no such tag.
    func tags(named name: String) -> [String] {
        if tags.contains(name) { return [name] }
        let name = name.lowercased()
        return tags.filter { tag in tag == name || names(of: tag).contains(name) }
    }

    /// Takes matches behind a prefix where there are no others.
    func tags(matching pattern: TagPattern) -> [String] {
        guard pattern.hasWildcards else { return tags(named: pattern.text) }
        let matched = tags.filter(pattern.matches)
        return matched.isEmpty ? tags.filter { names(of: $0).contains(where: pattern.matches) } : matched
    }

    func nearest(to name: String) -> String? {
        if let nearest = NearestName.of(name, among: tags) { return nearest }
        let bare = tags.map { tag in (tag, names(of: tag)) }
        guard let nearest = NearestName.of(name, among: bare.flatMap(\.1)) else { return nil }
        return bare.filter { $0.1.contains(nearest) }.map(\.0).min()
    }

    static func reportAmbiguity(of name: String, _ tags: [String], into diagnostics: inout DiagnosticBag) {
        diagnostics.error(
            .selectionAmbiguous,
            "“\(name)” means \(tags.count) components: \(tags.sorted().joined(separator: ", "))",
            at: nil,
            suggestion: "write the whole tag"
        )
    }

    private func names(of tag: String) -> [String] {
        prefixes.filter { tag.hasPrefix($0) && tag.utf8.count > $0.utf8.count }
            .map { String(tag.dropFirst($0.count)) }
    }

    /// The common beginning ends at a hyphen.
    private static func commonPrefix(of tags: [String]) -> String {
        guard let first = tags.first else { return "" }
        var common = first[...]
        for tag in tags { common = common.prefix(zip(common, tag).prefix { $0 == $1 }.count) }
        return common.lastIndex(of: "-").map { String(common[...$0]) } ?? ""
    }
}
