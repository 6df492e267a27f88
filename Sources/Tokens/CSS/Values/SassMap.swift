/// Maps of SCSS. Their entries are tokens: `$space: (small: 4px)` gives `space-small`.
enum SassMap {
    struct Entry {
        let key: String
        let value: [ValuePart]
        let part: ValuePart
    }

    /// Finds the content of a map; nil for anything but parentheses with a colon behind the first key.
    static func content(of parts: [ValuePart]) -> [ValuePart]? {
        guard parts.count == 1, case .parentheses(let inside) = parts[0].kind else { return nil }
        let first = inside.prefix { $0.kind != .comma }
        return first.contains { isColon($0) } ? inside : nil
    }

    static func entries(of content: [ValuePart]) -> (entries: [Entry], rejected: [ValuePart]) {
        var entries: [Entry] = []
        var rejected: [ValuePart] = []
        for entry in content.split(whereSeparator: { $0.kind == .comma }) {
            guard let part = entry.first else { continue }
            if entry.count >= 3, isColon(entry[entry.startIndex + 1]), let key = SimplePart.text(of: part.kind) {
                entries.append(Entry(key: key, value: Array(entry.dropFirst(2)), part: part))
            } else {
                rejected.append(part)
            }
        }
        return (entries, rejected)
    }

    static func ways(through content: [ValuePart], below way: [String] = []) -> [SassMaps.Way] {
        entries(of: content).entries.flatMap { entry in
            let way = way + [entry.key]
            return self.content(of: entry.value).map { ways(through: $0, below: way) } ?? [SassMaps.Way(keys: way)]
        }
    }

    /// The token that `map.get($map, key, key)` means; nil where that takes evaluation.
    static func entry(named arguments: [ValuePart]) -> TokenName? {
        let pieces = arguments.split(omittingEmptySubsequences: false) { $0.kind == .comma }
        guard pieces.count >= 2, pieces.allSatisfy({ $0.count == 1 }),
            case .reference(let map, nil) = pieces[0][pieces[0].startIndex].kind
        else { return nil }
        var name = map.text
        for piece in pieces.dropFirst() {
            guard let key = piece.first.flatMap({ SimplePart.text(of: $0.kind) }) else { return nil }
            name += "-" + key
        }
        return TokenName(name)
    }

    private static func isColon(_ part: ValuePart) -> Bool { part.kind == .other(":") }
}
