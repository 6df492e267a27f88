/// The words that a name is made of, whichever way it is spelled: `breadcrumb-item`, `breadcrumbItem`, `breadcrumb_item`.
struct SpelledWords {
    private let text: String
    private let ranges: [Range<String.Index>]

    init(_ text: String) {
        self.text = text
        var ranges: [Range<String.Index>] = []
        let letters = text.utf8
        var start = letters.startIndex
        var index = start
        while index < letters.endIndex {
            if letters[index].isSeparator {
                if start < index { ranges.append(start..<index) }
                start = letters.index(after: index)
            } else if start < index, Self.isHump(letters, index) {
                ranges.append(start..<index)
                start = index
            }
            letters.formIndex(after: &index)
        }
        if start < letters.endIndex { ranges.append(start..<letters.endIndex) }
        self.ranges = ranges
    }

    var count: Int { ranges.count }

    /// As they are spelled.
    func spelled(from first: Int) -> [String] {
        ranges[first...].map { String(text[$0]) }
    }

    /// In small letters.
    func lowercased(_ word: Int) -> String {
        String(decoding: text.utf8[ranges[word]].map(\.small), as: UTF8.self)
    }

    /// How many words stand before the first that follows a separator: `appBar-fill` begins with two.
    func countOfFirstSegment(from first: Int) -> Int {
        var end = first + 1
        while end < count, ranges[end].lowerBound == ranges[end - 1].upperBound { end += 1 }
        return end - first
    }

    /// Whether these words, given in small letters, stand at `first`.
    func has(_ words: [String], at first: Int) -> Bool {
        guard first + words.count <= count else { return false }
        for (word, range) in zip(words, ranges[first...]) {
            guard text.utf8[range].elementsEqual(word.utf8, by: { $0.small == $1 }) else { return false }
        }
        return true
    }

    /// A word begins at a capital behind a small letter, and at the last of several capitals: `fillXL`, `HTMLText`.
    private static func isHump(_ letters: String.UTF8View, _ index: String.Index) -> Bool {
        guard letters[index].isCapital else { return false }
        let before = letters[letters.index(before: index)]
        if before.isSmall { return true }
        let next = letters.index(after: index)
        return (before.isCapital || before.isDigit) && next < letters.endIndex && letters[next].isSmall
    }
}
