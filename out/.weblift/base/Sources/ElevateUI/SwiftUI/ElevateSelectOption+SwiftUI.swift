#if os(iOS)
/// One entry in the list of a select.
///
/// **Web Component:** `<elvt-select-option>`
///
/// **API Reference:** `specs/elevate/2.0/custom-elements.json`
///
/// **Adapted:**
/// - `selected`: left out. The Binding of the parent says which of its items is chosen.
/// - `getTextLabel()`: left out. The text of an element without its markup. The app gave the label itself.
@available(iOS 15, *)
nonisolated public struct ElevateSelectOption<Value: Hashable>: Identifiable {
    // MARK: - Properties

    public let id: AnyHashable
    /// The label.
    public var label: String
    /// What the select takes as its value.
    public var value: Value
    /// An icon in front of the label.
    public var systemImage: String?
    /// A second line below the label.
    public var description: String?
    /// Takes the option out of use.
    public var isDisabled: Bool

    // MARK: - Initializers

    /// - Parameters:
    ///   - label: The label.
    ///   - value: What the select takes as its value.
    ///   - systemImage: An icon in front of the label.
    ///   - description: A second line below the label.
    ///   - isDisabled: Takes the option out of use.
    ///   - id: By what it is told from its siblings; otherwise its value or its label.
    public init(
        _ label: String,
        value: Value,
        systemImage: String? = nil,
        description: String? = nil,
        isDisabled: Bool = false,
        id: AnyHashable? = nil
    ) {
        self.id = id ?? AnyHashable(value)
        self.label = label
        self.value = value
        self.systemImage = systemImage
        self.description = description
        self.isDisabled = isDisabled
    }
}
#endif
