#if os(iOS)
/// The types of `ElevateRadio`, and how it looks.
///
/// Generated without design tokens: neutral colours and metrics of the system, complete, and made to be replaced.
@available(iOS 15, *)
public enum RadioTokens {

    /// `RadioSize` of the web library: `size`.
    @available(iOS 15, *)
    public enum Size: String, CaseIterable, Sendable {
        case small = "s"
        case medium = "m"
    }
}
#endif
