#if os(iOS)
/// The types of `ElevateMenuItem`, and how it looks.
///
/// Generated without design tokens, with neutral colors and metrics of the system. Replace them with your own.
@available(iOS 15, *)
nonisolated public enum MenuItemTokens {
    // MARK: - Types

    /// What `type` can be in the web component.
    @available(iOS 15, *)
    public enum Kind: String, CaseIterable, Sendable {
        case normal
        case checkbox
    }
}
#endif
