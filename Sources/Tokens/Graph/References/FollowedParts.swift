/// Result of following parts that are nothing but a reference, through fallbacks if need be.
enum FollowedParts {
    case token(Int)
    case parts([ValuePart])
    case nothing
}
