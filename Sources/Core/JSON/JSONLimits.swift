/// The bounds within which a document is read. Inputs are hostile; every bound ends in a diagnostic, never in a crash.
enum JSONLimits {
    /// Greatest depth of arrays and objects in each other.
    static let depth = 512
    /// Size of the largest document plus one byte: the tape keeps offsets in 28 bits.
    static let size = 1 << 28
    /// Number of warnings of one kind that a document may cause before the rest is only counted.
    static let warnings = 20
}
