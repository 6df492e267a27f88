/// The bounds within which a document is read. Inputs are hostile; every bound ends in a diagnostic, never in a crash.
enum JSONLimits {
    /// How deep arrays and objects may stand in each other.
    static let depth = 512
    /// One byte more than the largest document: the tape keeps offsets in 28 bits.
    static let size = 1 << 28
    /// How many warnings of one kind a document may cause before the rest is only counted.
    static let warnings = 20
}
