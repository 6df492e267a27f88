enum StatedType: Equatable {
    case known(DesignTokenType)
    case unknown
}
