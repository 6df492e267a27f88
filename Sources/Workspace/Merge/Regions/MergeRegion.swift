/// A stretch of the three texts of a merge, and the side that it comes from.
struct MergeRegion: Sendable, Equatable {
    enum Kind: Sendable, Equatable {
        /// Equal in all three texts.
        case unchanged
        /// Only yours differs from the text that was generated last.
        case yours
        /// Only the text that is generated now differs.
        case generated
        /// Both differ, in the same way.
        case both
        /// Both differ, and a person decides.
        case conflict
    }

    var kind: Kind
    /// The lines in each text.
    var base: Range<Int>
    var yours: Range<Int>
    var generated: Range<Int>
}
