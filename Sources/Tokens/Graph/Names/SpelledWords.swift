/// Words of a name in any spelling: `breadcrumb-item`, `breadcrumbItem`, `breadcrumb_item`.
struct SpelledWords {
    private let letters: [UInt8]
    private let ranges: [Range<Int>]

    init(_ text: String) {
        let letters = Array(text.utf8)
        var ranges: [Range<Int>] = []
        ranges.reserveCapacity(8)
        var start = 0
        for index in letters.indices where !letters[index].isSmall {
            if letters[index].isSeparator {
                if start < index { ranges.append(start..<index) }
                start = index + 1
            } else if start < index, Self.isHump(letters, index) {
                ranges.append(start..<index)
                start = index
            }
        }
        if start < letters.count { ranges.append(start..<letters.count) }
        self.letters = letters
        self.ranges = ranges
    }

    var count: Int { ranges.count }

    func spelled(from first: Int) -> [String] {
        ranges[first...].map { String(decoding: letters[$0], as: UTF8.self) }
    }

    func lowercased(_ word: Int) -> String {
        let range = ranges[word]
        return String(unsafeUninitializedCapacity: range.count) { small in
            for (place, index) in range.enumerated() { small.initializeElement(at: place, to: letters[index].small) }
            return range.count
        }
    }

    /// Counts the words in front of the first that follows a separator: `appBar-fill` begins with two.
    func countOfFirstSegment(from first: Int) -> Int {
        var end = first + 1
        while end < count, ranges[end].lowerBound == ranges[end - 1].upperBound { end += 1 }
        return end - first
    }

    /// Whether these words, given in small letters, stand at `first`.
    func has(_ words: [[UInt8]], at first: Int) -> Bool {
        guard first + words.count <= count else { return false }
        for (offset, word) in words.enumerated() {
            let range = ranges[first + offset]
            guard range.count == word.count else { return false }
            for (index, letter) in zip(range, word) where letters[index].small != letter { return false }
        }
        return true
    }

    /// A word begins at a capital behind a small letter, and at the last of several capitals: `fillXL`, `HTMLText`.
    private static func isHump(_ letters: [UInt8], _ index: Int) -> Bool {
        guard letters[index].isCapital else { return false }
        let before = letters[index - 1]
        if before.isSmall { return true }
        return (before.isCapital || before.isDigit) && index + 1 < letters.count && letters[index + 1].isSmall
    }
}
