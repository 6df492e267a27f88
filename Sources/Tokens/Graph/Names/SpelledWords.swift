import Core

/// Words of a name in any spelling: `breadcrumb-item`, `breadcrumbItem`, `breadcrumb_item`.
struct SpelledWords {
    private(set) var spelled: [String] = []
    private(set) var lowercased: [String] = []
    private var ranges: [Range<Int>] = []

    init(_ text: String) {
        let letters = Array(text.utf8)
        var start = 0
        for index in letters.indices where !letters[index].isSmall {
            if letters[index].isSeparator {
                add(letters[start..<index])
                start = index + 1
            } else if start < index, Self.isHump(letters, index) {
                add(letters[start..<index])
                start = index
            }
        }
        add(letters[start...])
    }

    private mutating func add(_ word: ArraySlice<UInt8>) {
        guard !word.isEmpty else { return }
        spelled.append(String(decoding: word, as: UTF8.self))
        lowercased.append(String(decoding: word.map(\.small), as: UTF8.self))
        ranges.append(word.indices)
    }

    var count: Int { ranges.count }

    /// Counts the words in front of the first that follows a separator: `appBar-fill` begins with two.
    func countOfFirstSegment(from first: Int) -> Int {
        var end = first + 1
        while end < count, ranges[end].lowerBound == ranges[end - 1].upperBound { end += 1 }
        return end - first
    }

    /// Whether these words, given in small letters, stand at `first`.
    func has(_ words: [String], at first: Int) -> Bool { lowercased.dropFirst(first).starts(with: words) }

    /// A word begins at a capital behind a small letter, and at the last of several capitals: `fillXL`, `HTMLText`.
    private static func isHump(_ letters: [UInt8], _ index: Int) -> Bool {
        guard letters[index].isCapital else { return false }
        let before = letters[index - 1]
        if before.isSmall { return true }
        return (before.isCapital || before.isASCIIDigit) && index + 1 < letters.count && letters[index + 1].isSmall
    }
}
