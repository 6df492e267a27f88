#if os(iOS)
/// One choice of several. It is always part of a radio group, which holds the value.
///
/// **Web Component:** `<elvt-radio>`
///
/// **API Reference:** `specs/elevate/2.0/custom-elements.json`
///
/// **Adapted:**
/// - `checked`: left out. The Binding of the group says which of its radios is chosen.
/// - `focus()`: left out. A child is data. The parent has the focus.
/// - `blur()`: left out. A child is data. The parent has the focus.
/// - `click()`: left out. A child is data. Setting the Binding of the parent chooses it.
@available(iOS 15, *)
nonisolated public struct ElevateRadio<Value: Hashable>: Identifiable {
    // TODO(weblift): no list acts on `size` yet

    // MARK: - Properties

    public let id: AnyHashable
    /// The label.
    public var label: String
    /// What the group takes as its value when this one is chosen.
    public var value: Value
    /// The size of the circle. The group sets it.
    public var size: RadioTokens.Size
    /// Takes this choice out of use.
    public var isDisabled: Bool

    // MARK: - Initializers

    /// - Parameters:
    ///   - label: The label.
    ///   - value: What the group takes as its value when this one is chosen.
    ///   - size: The size of the circle. The group sets it.
    ///   - isDisabled: Takes this choice out of use.
    ///   - id: By what it is told from its siblings; otherwise its value or its label.
    public init(
        _ label: String,
        value: Value,
        size: RadioTokens.Size = .medium,
        isDisabled: Bool = false,
        id: AnyHashable? = nil
    ) {
        self.id = id ?? AnyHashable(value)
        self.label = label
        self.value = value
        self.size = size
        self.isDisabled = isDisabled
    }
}
#endif
