/// A stretch of the three texts of a merge, and the side that it comes from.
struct MergeRegion: Sendable, Equatable {
    enum Kind: Sendable, Equatable {
        /// Equal in all three texts.
        case unchanged
        /// Change only in yours, against the text that was generated last.
        case yours
        /// Change only in the text that is generated now.
        case generated
        /// Change in both, in the same way.
        case both
        /// Different changes in both: a person decides.
        case conflict
    }

    var kind: Kind
    /// The lines in each text.
    var base: Range<Int>
    var yours: Range<Int>
    var generated: Range<Int>
}
