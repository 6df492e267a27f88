import WebModel

/// Words that item names may begin with and mean nothing by: the `alertTitle` of an alert is its title, the
/// `tableRowClick` of a table row a click.
struct OwnWords: Sendable {
    /// Folded, the longest first: `menuitem` and `item` of `x-menu-item`. First words of a tag alone are left out: the
    /// `tabChange` of a tab group is the change of a tab.
    private let runs: [String]
    /// The `tabTitle` of tabs is their title, the `tabClick` the click of one tab.
    private let singulars: [String]

    init(of tag: String) {
        let words = tag.split(separator: "-")
        runs = words.indices.map { words[$0...].joined() }
        singulars = runs.filter { $0.hasSuffix("s") }.map { String($0.dropLast()) }
    }

    /// Drops each of the words that the name begins with.
    func rests(ofFolded name: String) -> [String] {
        (runs + singulars).compactMap { name.hasPrefix($0) ? String(name.dropFirst($0.count)) : nil }
    }

    /// Drops the component's words, `on` before the name and `Event` behind it, where a word is left that events end
    /// in: the `selectAll` of a select is not its `all`. The past of a word that no rule knows, `toggled`, is `toggle`.
    func plainEvent(_ name: String, endings: Set<String>) -> String {
        var plain = name[...]
        if let rest = Self.rest(of: plain, behind: 2), plain.prefix(2).lowercased() == "on" { plain = rest }
        if plain.count > 5, plain.suffix(5).lowercased() == "event", Self.isBoundary(plain, 5) {
            plain = plain.dropLast(5)
            while plain.last == "-" { plain = plain.dropLast() }
        }
        func known(_ name: Substring) -> Substring? {
            endings.contains(Self.ending(of: name)) ? name : Self.present(name, of: endings).map { $0[...] }
        }
        return Self.small(restBehindOwnWords(plain).flatMap(known) ?? known(plain) ?? plain, of: name)
    }

    /// Drops the ending of the past; nil where no event ends in that word.
    static func present(_ name: some StringProtocol, of endings: Set<String>) -> String? {
        let word = ending(of: name)
        guard word.hasSuffix("ed") else { return nil }
        return (1...3).first { endings.contains(String(word.dropLast($0))) }.map { String(name.dropLast($0)) }
    }

    /// `before-toggle` of `itemBeingToggled` and of `willToggle`: one word for all that is told before it happens.
    static func announced(_ name: String, of endings: Set<String>) -> String? {
        for word in ["before", "being", "will", "Before", "Being", "Will"] {
            guard let found = name.ranges(of: word).last, found.upperBound != name.endIndex else { continue }
            guard
                found.lowerBound == name.startIndex || word.first?.isUppercase == true
                    || name[..<found.lowerBound].last == "-"
            else { continue }
            let rest = name[found.upperBound...].drop { $0 == "-" }
            return "before-" + (present(rest, of: endings) ?? String(rest))
        }
        return nil
    }

    private static let auxiliaries = ["is", "has", "with", "enable"]

    /// `counter` of `withCounter`: a boolean without the word that asks for it; nil where it has none.
    static func flag(_ name: String) -> String? {
        let rest = name.drop { !$0.isUppercase }
        guard let first = rest.first, auxiliaries.contains(String(name[..<rest.startIndex])) else { return nil }
        return first.lowercased() + rest.dropFirst()
    }

    func plainProperty(_ name: String) -> String { Self.small(restBehindOwnWords(name[...]) ?? name[...], of: name) }

    private static func small(_ rest: Substring, of name: String) -> String {
        guard rest.startIndex != name.startIndex, let first = rest.first, first.isUppercase else { return String(rest) }
        return first.lowercased() + rest.dropFirst()
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

    /// nil where no word begins there.
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

    /// `change` of `row-change` and `RowChange`, small.
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
