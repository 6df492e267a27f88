#if os(iOS)
/// The states of a component, all at once. Of two that tokens tell looks for, the one further down counts.
@available(iOS 15, *)
nonisolated public struct ComponentState: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// As it is while nothing else is so.
    public static let normal: ComponentState = []
    public static let odd = ComponentState(rawValue: 1 << 0)
    public static let even = ComponentState(rawValue: 1 << 1)
    public static let empty = ComponentState(rawValue: 1 << 2)
    public static let required = ComponentState(rawValue: 1 << 3)
    public static let visited = ComponentState(rawValue: 1 << 4)
    public static let collapsed = ComponentState(rawValue: 1 << 5)
    public static let open = ComponentState(rawValue: 1 << 6)
    public static let mixed = ComponentState(rawValue: 1 << 7)
    public static let selected = ComponentState(rawValue: 1 << 8)
    public static let dragged = ComponentState(rawValue: 1 << 9)
    /// Under a pointer. Whatever is pressed is that, too.
    public static let hovered = ComponentState(rawValue: 1 << 10)
    public static let focused = ComponentState(rawValue: 1 << 11)
    public static let pressed = ComponentState(rawValue: 1 << 12)
    public static let loading = ComponentState(rawValue: 1 << 13)
    public static let invalid = ComponentState(rawValue: 1 << 14)
    public static let readOnly = ComponentState(rawValue: 1 << 15)
    public static let disabled = ComponentState(rawValue: 1 << 16)

    static func of(
        _ isEnabled: Bool,
        _ isPressed: Bool,
        _ isSelected: Bool,
        isFocused: Bool = false,
        isInvalid: Bool = false
    ) -> ComponentState {
        var states: ComponentState = isEnabled ? [] : .disabled
        if isPressed { states.formUnion([.hovered, .pressed]) }
        if isSelected { states.insert(.selected) }
        if isFocused { states.insert(.focused) }
        if isInvalid { states.insert(.invalid) }
        return states
    }
}

@available(iOS 15, *)
nonisolated extension Dictionary where Key == ComponentState {
    /// What is told for states that are all there; of several, what is told for those that count most. Disabled wins over
    /// invalid, invalid over pressed, and pressed over selected. nil where nothing is told.
    func value(in states: ComponentState) -> Value? {
        filter { states.isSuperset(of: $0.key) }.max { $0.key.rawValue < $1.key.rawValue }?.value
    }
}
#endif
