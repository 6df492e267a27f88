/// Section, parent or block that has not ended yet.
struct OpenTag {
    enum Kind: Equatable {
        case section, invertedSection
        case parent(reference: Int)
        case block(Int)
        /// The name is none, which was reported; its end is still awaited.
        case unnamed
    }

    let kind: Kind
    /// Text that the end has to repeat.
    let content: Range<Int>
    /// Position of the tag's step.
    let node: Int
    /// The step with the white space before a parent tag, which goes if the tag has its lines for itself.
    var leadingText: Int?
    /// A block directly inside of a parent: it fills one of the parent's blocks.
    var isArgument = false
    /// Indentation of the first line inside of a block with an opening tag that stands alone.
    var innerIndentation: Range<Int>?
    /// Number of blanks that are taken from the beginning of each line once it is closed.
    let outerDedent: Int
}
