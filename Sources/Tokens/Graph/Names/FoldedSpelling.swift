import Core

/// Small letters, hyphens between words, and between letters and digits, as camel case has none: `blue-500`, `blue500`.
package enum FoldedSpelling {
    private static let hyphen = UInt8(ascii: "-")

    package static func of(_ text: String) -> String {
        let letters = Array(text.utf8)
        var folded: [UInt8] = []
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

    private static func isBoundary(_ letters: [UInt8], _ index: Int) -> Bool {
        let (before, letter) = (letters[index - 1], letters[index])
        if before.isSeparator { return false }
        if letter.isASCIIDigit != before.isASCIIDigit { return true }
        guard letter.isCapital else { return false }
        return before.isSmall || index + 1 < letters.count && letters[index + 1].isSmall
    }
}

extension UInt8 {
    /// Whether it stands between words, as the dot of `group.token` also does.
    var isSeparator: Bool {
        self == UInt8(ascii: "-") || self == UInt8(ascii: "_") || self == UInt8(ascii: ".") || self == UInt8(ascii: "/")
            || self == UInt8(ascii: " ")
    }
}
