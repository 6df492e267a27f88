import SwiftModel

/// The states of a component in which a token holds, all at once: selected and disabled.
struct StyleStates: OptionSet, Hashable {
    let rawValue: UInt32

    static let selected = StyleStates(rawValue: 1 << 0)
    static let disabled = StyleStates(rawValue: 1 << 1)
    static let focused = StyleStates(rawValue: 1 << 2)
    static let invalid = StyleStates(rawValue: 1 << 3)
    static let open = StyleStates(rawValue: 1 << 4)
    static let readOnly = StyleStates(rawValue: 1 << 5)
    static let loading = StyleStates(rawValue: 1 << 6)
    static let mixed = StyleStates(rawValue: 1 << 7)
    static let odd = StyleStates(rawValue: 1 << 8)
    static let even = StyleStates(rawValue: 1 << 9)
    static let visited = StyleStates(rawValue: 1 << 10)
    static let dragged = StyleStates(rawValue: 1 << 11)
    static let required = StyleStates(rawValue: 1 << 12)
    static let empty = StyleStates(rawValue: 1 << 13)
    static let collapsed = StyleStates(rawValue: 1 << 14)

    static let normal: StyleStates = []

    /// The state that words with dashes between them name; nil where they name none.
    init?(named words: String) {
        guard let state = Self.named[words] else { return nil }
        self = state
    }

    init(rawValue: UInt32) {
        self.rawValue = rawValue
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

    private init(_ state: DrawnState) {
        switch state {
        case .selected: self = .selected
        case .disabled: self = .disabled
        case .focused: self = .focused
        case .invalid: self = .invalid
        case .open: self = .open
        case .readOnly: self = .readOnly
        case .loading: self = .loading
        case .mixed: self = .mixed
        case .odd: self = .odd
        case .even: self = .even
        case .visited: self = .visited
        case .dragged: self = .dragged
        case .required: self = .required
        case .empty: self = .empty
        case .collapsed: self = .collapsed
        case .pressed: self = .normal
        }
    }

    var swiftNames: [String] { Self.swift.filter { contains($0.0) }.map(\.1) }

    private static let swift: [(StyleStates, String)] = [
        (.selected, "selected"), (.disabled, "disabled"), (.focused, "focused"), (.invalid, "invalid"), (.open, "open"),
        (.readOnly, "readOnly"), (.loading, "loading"), (.mixed, "mixed"), (.odd, "odd"), (.even, "even"),
        (.visited, "visited"), (.dragged, "dragged"), (.required, "required"), (.empty, "empty"),
        (.collapsed, "collapsed"),
    ]

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
