#if os(iOS)
/// The types of `ElevateMenuItem`, and how it looks.
///
/// Generated without design tokens: neutral colours and metrics of the system, complete, and made to be replaced.
@available(iOS 15, *)
public enum MenuItemTokens {

    /// What `type` can be in the web component.
    @available(iOS 15, *)
    public enum Kind: String, CaseIterable, Sendable {
        case normal
        case checkbox
    }
}
#endif
