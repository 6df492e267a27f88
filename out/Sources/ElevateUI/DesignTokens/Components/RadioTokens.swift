#if os(iOS)
/// The types of `ElevateRadio`, and how it looks.
///
/// Generated without design tokens, with neutral colors and metrics of the system. Replace them with your own.
@available(iOS 15, *)
nonisolated public enum RadioTokens {
    // MARK: - Types

    /// `RadioSize` of the web library: `size`.
    @available(iOS 15, *)
    public enum Size: String, CaseIterable, Sendable {
        case small = "s"
        case medium = "m"
    }
}
#endif
