#if os(iOS)
/// One entry of a menu in a dropdown.
///
/// **Web Component:** `<elvt-menu-item>`
///
/// **API Reference:** `specs/elevate/2.0/custom-elements.json`
///
/// **Adapted:**
/// - `#submenu`: `submenu: [ElevateMenuItem]`.
/// - `getTextLabel()`: left out. The text of an element without its markup. The app gave the label itself.
/// - `focus()`: left out. A child is data. The parent has the focus.
/// - `@click`: combined with `@elvt-select`.
@available(iOS 15, *)
nonisolated public struct ElevateMenuItem: Identifiable {
    // TODO(weblift): no list acts on `type` yet

    // MARK: - Properties

    public let id: AnyHashable
    /// The label.
    public var label: String
    /// Anything that helps to know the entry again.
    public var value: AnyHashable?
    /// An icon in front of the label.
    public var systemImage: String?
    /// A hint after the label, e.g. a shortcut.
    public var detail: String?
    /// The menu that opens beside the entry.
    public var submenu: [ElevateMenuItem]
    /// Whether the entry can be ticked.
    public var type: MenuItemTokens.Kind
    /// Whether the entry is ticked.
    public var isChecked: Bool
    /// Takes the entry out of use.
    public var isDisabled: Bool
    /// Shows that the entry is at work.
    public var isLoading: Bool
    /// The user chose the entry.
    public var action: (() -> Void)?

    // MARK: - Initializers

    /// - Parameters:
    ///   - label: The label.
    ///   - value: Anything that helps to know the entry again.
    ///   - systemImage: An icon in front of the label.
    ///   - detail: A hint after the label, e.g. a shortcut.
    ///   - submenu: The menu that opens beside the entry.
    ///   - type: Whether the entry can be ticked.
    ///   - isChecked: Whether the entry is ticked.
    ///   - isDisabled: Takes the entry out of use.
    ///   - isLoading: Shows that the entry is at work.
    ///   - id: By what it is told from its siblings; otherwise its value or its label.
    ///   - action: The user chose the entry.
    public init(
        _ label: String,
        value: AnyHashable? = nil,
        systemImage: String? = nil,
        detail: String? = nil,
        submenu: [ElevateMenuItem] = [],
        type: MenuItemTokens.Kind = .normal,
        isChecked: Bool = false,
        isDisabled: Bool = false,
        isLoading: Bool = false,
        id: AnyHashable? = nil,
        action: (() -> Void)? = nil
    ) {
        self.id = id ?? value.map { AnyHashable($0) } ?? AnyHashable(label)
        self.label = label
        self.value = value
        self.systemImage = systemImage
        self.detail = detail
        self.submenu = submenu
        self.type = type
        self.isChecked = isChecked
        self.isDisabled = isDisabled
        self.isLoading = isLoading
        self.action = action
    }
}
#endif
