#if os(iOS)
/// Names one panel of a tab group and shows it.
///
/// **Web Component:** `<elvt-tab>`
///
/// **API Reference:** `specs/elevate/2.0/custom-elements.json`
///
/// **Adapted:**
/// - `closable`: `onClose: (() -> Void)?`.
/// - `active`: left out. The Binding of the parent says which of its items is chosen.
/// - `@elvt-request-close`: combined with `closable`.
@available(iOS 15, *)
nonisolated public struct ElevateTab: Identifiable {
    // MARK: - Properties

    public let id: AnyHashable
    /// The label.
    public var label: String
    /// The name of the panel.
    public var value: String
    /// An icon in front of the label.
    public var systemImage: String?
    /// Takes the tab out of use.
    public var isDisabled: Bool
    /// The user pressed the close button.
    public var onClose: (() -> Void)?

    // MARK: - Initializers

    /// - Parameters:
    ///   - label: The label.
    ///   - value: The name of the panel.
    ///   - systemImage: An icon in front of the label.
    ///   - isDisabled: Takes the tab out of use.
    ///   - id: By what it is told from its siblings; otherwise its value or its label.
    ///   - onClose: The user pressed the close button.
    public init(
        _ label: String,
        value: String,
        systemImage: String? = nil,
        isDisabled: Bool = false,
        id: AnyHashable? = nil,
        onClose: (() -> Void)? = nil
    ) {
        self.id = id ?? AnyHashable(value)
        self.label = label
        self.value = value
        self.systemImage = systemImage
        self.isDisabled = isDisabled
        self.onClose = onClose
    }
}
#endif
