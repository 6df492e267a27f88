/// Entry of the tape, in eight bytes. An array or object is a node at its opening bracket and an end node at its
/// closing one, so that a whole subtree is skipped in one step. A member is a key node with its value right behind it.
struct JSONNode: Sendable, Equatable {
    /// The strings and keys with escapes are kinds of their own, so that all others are read without looking for any.
    enum Kind: UInt64 {
        case object, array, end
        case string, escapedString, key, escapedKey
        case number, `true`, `false`, null
    }

    /// The kind in the lowest 4 bits, the offset in the next 28, the extent in the upper 32.
    private let word: UInt64

    init(_ kind: Kind, at offset: Int, extent: Int) {
        word = kind.rawValue | UInt64(truncatingIfNeeded: offset) << 4 | UInt64(truncatingIfNeeded: extent) << 32
    }

    var kind: Kind { Kind(rawValue: word & 0xF) ?? .null }

    /// Beginning of the node in the bytes; of a string, the opening quote.
    var offset: Int { Int(truncatingIfNeeded: (word & 0xFFFF_FFFF) >> 4) }

    /// Index of the end node for an opening bracket, number of elements or members for an end node, number of bytes
    /// between the quotes for a string or key, number of its bytes for any other scalar.
    var extent: Int { Int(truncatingIfNeeded: word >> 32) }

    var isContainer: Bool { word & 0xF <= Kind.array.rawValue }
    var isKey: Bool { word & 0xF == Kind.key.rawValue || word & 0xF == Kind.escapedKey.rawValue }
    var hasEscapes: Bool { word & 0xF == Kind.escapedString.rawValue || word & 0xF == Kind.escapedKey.rawValue }

    var content: Range<Int> { offset + 1..<offset + 1 + extent }
}
