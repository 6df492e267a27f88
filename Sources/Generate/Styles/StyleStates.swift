import SwiftModel

/// The states of a component in which a token holds, all at once: selected and disabled.
struct StyleStates: OptionSet, Hashable {
    var rawValue: UInt32 = 0

    static let selected = StyleStates(.selected)
    static let disabled = StyleStates(.disabled)
    static let focused = StyleStates(.focused)
    static let invalid = StyleStates(.invalid)
    static let open = StyleStates(.open)
    static let readOnly = StyleStates(.readOnly)
    static let loading = StyleStates(.loading)
    static let mixed = StyleStates(.mixed)
    static let odd = StyleStates(.odd)
    static let even = StyleStates(.even)
    static let visited = StyleStates(.visited)
    static let dragged = StyleStates(.dragged)
    static let required = StyleStates(.required)
    static let empty = StyleStates(.empty)
    static let collapsed = StyleStates(.collapsed)
    static let normal: StyleStates = []
}

extension StyleStates {
    /// The state that words with dashes between them name; nil where they name none.
    init?(named words: String) {
        guard let state = Self.named[words] else { return nil }
        self = state
    }

    private static let named: [String: StyleStates] = Dictionary(
        uniqueKeysWithValues: names.flatMap { state, words in words.map { ($0, state) } }
    )

    /// Whether the words of all systems mean it so: none of them calls a variant “disabled”.
    var isCommon: Bool {
        [.selected, .disabled, .focused, .invalid, .open, .readOnly, .loading, .mixed].contains(self)
    }

    init(_ states: Set<DrawnState>) {
        self = states.reduce(.normal) { $0.union(Self($1)) }
    }

    /// A bit for each state, in the order in which they count. Presses are no state but an interaction.
    private init(_ state: DrawnState) {
        self.init(rawValue: Self.order.firstIndex(of: state).map { 1 << UInt32($0) } ?? 0)
    }

    private static let order: [DrawnState] = [
        .selected, .disabled, .focused, .invalid, .open, .readOnly, .loading, .mixed, .odd, .even, .visited, .dragged,
        .required, .empty, .collapsed,
    ]

    var swiftNames: [String] { Self.order.filter { contains(Self($0)) }.map { "\($0)" } }

    /// Names of each state, with the words of CSS and of ARIA.
    static let names: [(StyleStates, [String])] = [
        (.selected, ["selected", "checked", "current", "on"]),
        (.disabled, ["disabled", "inactive"]),
        (.focused, ["focus", "focused", "focus-visible", "focus-within"]),
        (.invalid, ["invalid", "error", "user-invalid"]),
        (.open, ["open", "opened", "expanded"]),
        (.readOnly, ["readonly", "read-only"]),
        (.loading, ["loading", "busy"]),
        (.mixed, ["mixed", "indeterminate"]),
        (.odd, ["odd"]),
        (.even, ["even", "alternate"]),
        (.visited, ["visited"]),
        (.dragged, ["dragged", "dragging", "drag"]),
        (.required, ["required"]),
        (.empty, ["empty", "blank"]),
        (.collapsed, ["collapsed", "closed"]),
    ]
}
