/// Shows where two texts differ, line by line.
enum LineDiff {
    /// Lines that only the expected text has begin with `-`, those that only the actual one has with `+`; three lines
    /// around them are shown. Empty where the texts are the same.
    static func between(expected: String, actual: String) -> String {
        guard expected != actual else { return "" }
        let left = lines(of: expected)
        let right = lines(of: actual)
        let difference = right.difference(from: left)
        let removed = offsets(of: difference.removals)
        let inserted = offsets(of: difference.insertions)
        var marked: [(mark: Character, line: String)] = []
        var next = 0
        func insert() {
            while inserted.contains(next) {
                marked.append(("+", right[next]))
                next += 1
            }
        }
        for (index, line) in left.enumerated() {
            if removed.contains(index) {
                marked.append(("-", line))
            } else {
                insert()
                marked.append((" ", line))
                next += 1
            }
        }
        insert()
        return excerpt(of: marked).joined(separator: "\n")
    }

    private static func offsets(of changes: [CollectionDifference<String>.Change]) -> Set<Int> {
        Set(
            changes.map { change in
                switch change {
                case .insert(let offset, _, _), .remove(let offset, _, _): offset
                }
            }
        )
    }

    private static func excerpt(of marked: [(mark: Character, line: String)]) -> [String] {
        var shown: [String] = []
        var lastShown = -1
        for (index, entry) in marked.enumerated() {
            let near = max(0, index - 3)...min(marked.count - 1, index + 3)
            guard marked[near].contains(where: { $0.mark != " " }) else { continue }
            if index > lastShown + 1 { shown.append("  …") }
            shown.append("\(entry.mark) \(entry.line)")
            lastShown = index
        }
        return shown
    }

    /// The last line is marked where it has no line break, since that is a difference too.
    private static func lines(of text: String) -> [String] {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last == "" {
            lines.removeLast()
        } else if let last = lines.last {
            lines[lines.count - 1] = last + " (no line break at the end)"
        }
        return lines
    }
}
