/// What parts come to where they are nothing but a reference, through fallbacks if need be.
enum FollowedParts {
    case token(Int)
    case parts([ValuePart])
    case nothing
}
