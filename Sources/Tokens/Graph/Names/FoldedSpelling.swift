/// A name in the one spelling that all its spellings have in common: small letters, and hyphens between words, and between
/// letters and digits, as camel case has none there (`blue-500`, `blue500`).
enum FoldedSpelling {
    private static let hyphen = UInt8(ascii: "-")

    /// The same storage where the name is spelled so already, which most are.
    static func of(_ text: String) -> String {
        if isFolded(text.utf8) { return text }
        var folded: [UInt8] = []
        folded.reserveCapacity(text.utf8.count + 8)
        var before: UInt8 = hyphen
        var letters = text.utf8.makeIterator()
        var current = letters.next()
        while let letter = current {
            let next = letters.next()
            if letter.isSeparator {
                if folded.last != hyphen, !folded.isEmpty { folded.append(hyphen) }
            } else {
                if !before.isSeparator, isBoundary(before, letter, next) { folded.append(hyphen) }
                folded.append(letter.small)
            }
            before = letter
            current = next
        }
        return String(decoding: folded, as: UTF8.self)
    }

    private static func isFolded(_ letters: String.UTF8View) -> Bool {
        var before = hyphen
        for letter in letters {
            if letter.isSeparator {
                if letter != hyphen || before == hyphen { return false }
            } else if letter.isCapital || before != hyphen && letter.isDigit != before.isDigit {
                return false
            }
            before = letter
        }
        return true
    }

    private static func isBoundary(_ before: UInt8, _ letter: UInt8, _ next: UInt8?) -> Bool {
        if letter.isDigit != before.isDigit { return true }
        guard letter.isCapital else { return false }
        return before.isSmall || before.isCapital && next?.isSmall == true
    }
}
