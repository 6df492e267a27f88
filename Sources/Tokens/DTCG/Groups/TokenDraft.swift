/// Properties that all declarations of one token in a file share.
struct TokenDraft {
    let name: TokenName
    let type: DesignTokenType?
    /// Whether the token itself says its type, and not a group around it.
    let hasOwnType: Bool
    let documentation: String?
    let deprecation: String?
}
