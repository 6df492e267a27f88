import Core

/// Finds the globs that match a name. A name only meets the globs with a literal beginning or end that it has.
struct GlobIndex: Sendable {
    private struct Entry: Sendable {
        let glob: Glob
        /// Whether the beginning or the end is all that there is beside one star.
        let isFoundByEndsAlone: Bool
    }

    private var entries: [Entry] = []
    private var numbers: [String: Int] = [:]
    private var byBeginning = ByteTrie()
    private var byEnd = ByteTrie()
    /// Globs that begin and end with a star: `*label*`.
    private var others: [Int] = []

    /// The number of a glob; equal globs have one.
    mutating func insert(_ text: String) -> Int {
        if let known = numbers[text] { return known }
        let number = entries.count
        numbers[text] = number
        let star = UInt8(ascii: "*")
        let beginning = text.utf8.prefix { $0 != star }
        let end = text.utf8.reversed().prefix { $0 != star }
        let literalCount = end.isEmpty ? beginning.count : end.count
        entries.append(
            Entry(glob: Glob(text), isFoundByEndsAlone: literalCount > 0 && literalCount + 1 == text.utf8.count)
        )
        // The end first: all tags of a library begin alike.
        if !end.isEmpty {
            byEnd.insert(end, value: number)
        } else if !beginning.isEmpty {
            byBeginning.insert(beginning, value: number)
        } else {
            others.append(number)
        }
        return number
    }

    /// Adds the numbers of all globs that match the name.
    func collect(matching name: String, into found: inout [Int]) {
        if entries.isEmpty { return }
        var bytes = name
        bytes.withUTF8 { bytes in
            byBeginning.forEachPrefix(of: bytes) { add($0, matching: name, to: &found) }
            byEnd.forEachPrefix(of: bytes.reversed()) { add($0, matching: name, to: &found) }
        }
        for number in others { add(number, matching: name, to: &found) }
    }

    private func add(_ number: Int, matching name: String, to found: inout [Int]) {
        if entries[number].isFoundByEndsAlone || entries[number].glob.matches(name) { found.append(number) }
    }
}
