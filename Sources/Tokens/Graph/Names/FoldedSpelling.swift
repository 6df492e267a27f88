/// Small letters, hyphens between words, and between letters and digits, as camel case has none: `blue-500`, `blue500`.
package enum FoldedSpelling {
    private static let hyphen = UInt8(ascii: "-")

    /// The same storage where the name is spelled so already, which most are.
    package static func of(_ text: String) -> String {
        var text = text
        return text.withUTF8 { letters in
            isFolded(letters) ? nil : folded(letters)
        } ?? text
    }

    private static func folded(_ letters: UnsafeBufferPointer<UInt8>) -> String {
        var folded: [UInt8] = []
        folded.reserveCapacity(letters.count + 8)
        for (index, letter) in letters.enumerated() {
            if letter.isSeparator {
                if folded.last != hyphen, !folded.isEmpty { folded.append(hyphen) }
            } else {
                if index > 0, isBoundary(letters, index) { folded.append(hyphen) }
                folded.append(letter.small)
            }
        }
        return String(decoding: folded, as: UTF8.self)
    }

    private static func isFolded(_ letters: UnsafeBufferPointer<UInt8>) -> Bool {
        var before = hyphen
        for letter in letters {
            // Letters are nearly always small, and two in a row need no other check.
            if letter.isSmall, before.isSmall { continue }
            if letter.isSeparator {
                if letter != hyphen || before == hyphen { return false }
            } else if letter.isCapital || before != hyphen && letter.isDigit != before.isDigit {
                return false
            }
            before = letter
        }
        return true
    }

    private static func isBoundary(_ letters: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
        let (before, letter) = (letters[index - 1], letters[index])
        if before.isSeparator { return false }
        if letter.isDigit != before.isDigit { return true }
        guard letter.isCapital else { return false }
        return before.isSmall || index + 1 < letters.count && letters[index + 1].isSmall
    }
}
