import Core

/// Search for components by the names that people use: the tag, or the tag without the prefix of its library.
struct TagSearch {
    private let tags: [String]
    /// Beginnings of tags of this library: the word before the first hyphen, and the text that all tags of that word
    /// share.
    private let prefixes: [String]

    init(_ tags: [String]) {
        self.tags = tags
        let words = Set(tags.compactMap(Self.firstWord))
        prefixes = words.sorted().flatMap { word -> [String] in
            let common = Self.commonPrefix(of: tags.filter { $0.hasPrefix(word) })
            return common == word ? [word] : [word, common]
        }
    }

    /// The tags that a name means: itself where there is such a tag, or all that are so called behind a prefix.
    func tags(named name: String) -> [String] {
        if tags.contains(name) { return [name] }
        let name = name.lowercased()
        return tags.filter { tag in tag == name || names(of: tag).contains(name) }
    }

    /// Finds the tags that a pattern matches, or, where there are none, the tags that it matches behind a prefix.
    func tags(matching pattern: TagPattern) -> [String] {
        guard pattern.hasWildcards else { return tags(named: pattern.text) }
        let matched = tags.filter(pattern.matches)
        return matched.isEmpty ? tags.filter { names(of: $0).contains(where: pattern.matches) } : matched
    }

    /// The tag that a misspelt name most likely stands for.
    func nearest(to name: String) -> String? {
        if let nearest = NearestName.of(name, among: tags) { return nearest }
        let bare = tags.map { tag in (tag, names(of: tag)) }
        guard let nearest = NearestName.of(name, among: bare.flatMap(\.1)) else { return nil }
        return bare.filter { $0.1.contains(nearest) }.map(\.0).min()
    }

    /// Says that a name means several components, and which.
    static func reportAmbiguity(of name: String, _ tags: [String], into diagnostics: inout DiagnosticBag) {
        diagnostics.error(
            .selectionAmbiguous,
            "“\(name)” means \(tags.count) components: \(tags.sorted().joined(separator: ", "))",
            at: nil,
            suggestion: "write the whole tag"
        )
    }

    /// Finds the rest of a tag behind each of its prefixes.
    private func names(of tag: String) -> [String] {
        prefixes.filter { tag.hasPrefix($0) && tag.utf8.count > $0.utf8.count }
            .map { String(tag.dropFirst($0.count)) }
    }

    /// Finds the first word, with its hyphen.
    private static func firstWord(of tag: String) -> String? {
        tag.firstIndex(of: "-").map { String(tag[...$0]) }
    }

    /// Finds the beginning that all tags share, up to a hyphen.
    private static func commonPrefix(of tags: [String]) -> String {
        guard let first = tags.first else { return "" }
        var common = first[...]
        for tag in tags { common = common.prefix(zip(common, tag).prefix { $0 == $1 }.count) }
        return common.lastIndex(of: "-").map { String(common[...$0]) } ?? ""
    }
}
