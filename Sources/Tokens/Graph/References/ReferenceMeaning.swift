/// Target of a reference in one appearance.
enum ReferenceMeaning {
    case token(Int)
    /// The token is missing, or has no value in this appearance, or is the one that the reference stands in.
    case fallback([ValuePart])
    case nothing
}
