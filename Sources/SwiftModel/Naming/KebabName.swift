/// A name as nearly all are: small letters and digits between hyphens, each behind a letter and never in a number.
struct KebabName {
    private let name: String
    private static let hyphen = UInt8(ascii: "-")

    init?(_ name: String) {
        var name = name
        guard name.withUTF8({ Self.isKebab($0) }) else { return nil }
        self.name = name
    }

    private static func isKebab(_ letters: UnsafeBufferPointer<UInt8>) -> Bool {
        guard letters.count <= NameWords.enough else { return false }
        var isBehindLetter = false
        for letter in letters {
            if letter.isLowercaseLetter {
                isBehindLetter = true
            } else if letter.isASCIIDigit || (letter == hyphen && isBehindLetter) {
                isBehindLetter = false
            } else {
                return false
            }
        }
        return letters.last != hyphen
    }

    var words: [NameWords.Word] {
        name.utf8.split(separator: Self.hyphen).map {
            NameWords.Word(letters: String(Substring($0)), isCapitals: false)
        }
    }

    /// `helpText`, or `HelpText`.
    func camel(isCapitalized: Bool) -> String {
        var name = name
        return name.withUTF8 { letters in
            String(unsafeUninitializedCapacity: letters.count) { camel in
                var count = 0
                var beginsWord = isCapitalized
                for letter in letters {
                    if letter == Self.hyphen {
                        beginsWord = true
                    } else {
                        camel.initializeElement(
                            at: count,
                            to: beginsWord && letter.isLowercaseLetter ? letter ^ 0x20 : letter
                        )
                        count += 1
                        beginsWord = false
                    }
                }
                return count
            }
        }
    }
}
