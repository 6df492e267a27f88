/// Type that a file states for tokens.
enum StatedType: Equatable {
    case known(DesignTokenType)
    /// Something that is no type, which has been reported.
    case unknown
}
