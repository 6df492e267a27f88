import WebModel

/// Words that the names of a component's items may begin with and mean nothing by: the `alertTitle` of an alert is its
/// title, the `tableRowClick` of a table row a click.
struct OwnWords: Sendable {
    /// Runs of words, folded, the longest first: `menuitem` and `item` of `x-menu-item`. The first words of a tag alone
    /// are no such run: the `tabChange` of a tab group is the change of a tab.
    private let runs: [String]
    /// Runs in the singular: the `tabTitle` of tabs is their title, the `tabClick` the click of one tab.
    private let singulars: [String]

    init(of tag: String) {
        let words = tag.split(separator: "-")
        runs = words.indices.map { words[$0...].joined() }
        singulars = runs.filter { $0.hasSuffix("s") }.map { String($0.dropLast()) }
    }

    /// A folded name without each of the words that it begins with.
    func rests(ofFolded name: String) -> [String] {
        (runs + singulars).compactMap { name.hasPrefix($0) ? String(name.dropFirst($0.count)) : nil }
    }

    /// The name of an event without the component's words, without `on` before it and without `Event` behind it. Only where a
    /// word is left that events end in: the `selectAll` of a select is not its `all`.
    func plainEvent(_ name: String, endings: Set<String>) -> String {
        var plain = name[...]
        if let rest = Self.rest(of: plain, behind: 2), plain.prefix(2).lowercased() == "on" { plain = rest }
        if plain.count > 5, plain.suffix(5).lowercased() == "event", Self.isBoundary(plain, 5) {
            plain = plain.dropLast(5)
            while plain.last == "-" { plain = plain.dropLast() }
        }
        if let rest = restBehindOwnWords(plain), endings.contains(Self.ending(of: rest)) { plain = rest }
        guard plain.startIndex != name.startIndex, let first = plain.first, first.isUppercase else {
            return String(plain)
        }
        return first.lowercased() + plain.dropFirst()
    }

    private func restBehindOwnWords(_ name: Substring) -> Substring? {
        let folded = String(name).foldedAsName
        for run in runs where folded.hasPrefix(run) {
            // The name has dashes, the compared run has none.
            var index = name.startIndex
            var left = run.count
            while index < name.endIndex, left > 0 {
                if name[index] != "-", name[index] != "_" { left -= 1 }
                index = name.index(after: index)
            }
            if let rest = Self.rest(of: name, behind: name.distance(from: name.startIndex, to: index)) { return rest }
        }
        return nil
    }

    /// Finds the rest behind a number of letters where a word begins there; nil where none does.
    private static func rest(of name: Substring, behind count: Int) -> Substring? {
        let rest = name.dropFirst(count)
        guard let first = rest.first, first == "-" || first.isUppercase else { return nil }
        let word = rest.drop { $0 == "-" }
        return word.isEmpty ? nil : word
    }

    private static func isBoundary(_ name: Substring, _ count: Int) -> Bool {
        let last = name.dropLast(count).last
        return last == "-" || (name.suffix(count).first?.isUppercase == true && last != nil)
    }

    /// The last word, small: `change` of `row-change` and `RowChange`.
    static func ending(of name: some StringProtocol) -> String {
        var letters: [Character] = []
        for letter in name.reversed() {
            if letter == "-" || letter == "_" || letter == "*" { break }
            letters.append(letter)
            if letter.isUppercase { break }
        }
        return String(letters.reversed()).lowercased()
    }
}
