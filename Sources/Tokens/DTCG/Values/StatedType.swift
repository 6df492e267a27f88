enum StatedType: Equatable {
    case known(DesignTokenType)
    /// Something that is no type, which has been reported.
    case unknown
}
