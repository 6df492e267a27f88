/// A pattern for names: `*` stands for any run of characters and, where it is asked for, `?` for one character. It has
/// no state beside its text, so that making one costs nothing.
package struct Glob: Sendable, Hashable {
    package enum Wildcards: Sendable, Hashable {
        case star, starAndQuestionMark
    }

    package let text: String
    package let wildcards: Wildcards

    package init(_ text: String, wildcards: Wildcards = .star) {
        self.text = text
        self.wildcards = wildcards
    }

    package func matches(_ name: String) -> Bool {
        var pattern = text
        var name = name
        let hasQuestionMarks = wildcards == .starAndQuestionMark
        return pattern.withUTF8 { pattern in
            name.withUTF8 { name in
                Self.matches(pattern, name, hasQuestionMarks: hasQuestionMarks)
            }
        }
    }

    /// Walks both texts once and goes back to the last `*` only, so that no pattern takes more than product time.
    private static func matches(
        _ pattern: UnsafeBufferPointer<UInt8>,
        _ name: UnsafeBufferPointer<UInt8>,
        hasQuestionMarks: Bool
    ) -> Bool {
        var position = 0
        var index = 0
        var star: (position: Int, index: Int)?
        while index < name.count {
            if position < pattern.count, pattern[position] == UInt8(ascii: "*") {
                star = (position, index)
                position += 1
            } else if position < pattern.count, hasQuestionMarks, pattern[position] == UInt8(ascii: "?") {
                position += 1
                index = endOfCharacter(in: name, at: index)
            } else if position < pattern.count, pattern[position] == name[index] {
                position += 1
                index += 1
            } else if let last = star {
                // The star takes whole characters, so that a `?` never meets the middle of one.
                position = last.position + 1
                index = endOfCharacter(in: name, at: last.index)
                star = (last.position, index)
            } else {
                return false
            }
        }
        return pattern[position...].allSatisfy { $0 == UInt8(ascii: "*") }
    }

    private static func endOfCharacter(in name: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
        var end = index + 1
        while end < name.count, name[end] & 0xC0 == 0x80 { end += 1 }
        return end
    }
}
