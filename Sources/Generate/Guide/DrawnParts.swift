/// The colors of parts of a component as the generated `ComponentParts` says them.
struct DrawnParts {
    typealias Situation = DrawnColors.Situation

    private struct Saying {
        let states: Set<String>
        let ink: DrawnStyles.Ink
    }

    private var sayings: [String: [String: [Saying]]] = [:]

    /// `value` is nil where no token says anything; a set may add to `parts`, which count for any values.
    init(_ value: SwiftValueText?, parts: SwiftValueText?, _ ink: (String) -> DrawnStyles.Ink?) {
        switch value {
        case .word("parts")?: add(parts, ink)
        case .call("parts.adding", let arguments)?:
            add(parts, ink)
            add(arguments.first?.value, ink)
        default: add(value, ink)
        }
    }

    private mutating func add(_ value: SwiftValueText?, _ ink: (String) -> DrawnStyles.Ink?) {
        for part in value?.entries ?? [] {
            let name = part.label.filter { $0 != "\"" }
            for property in part.value.arguments {
                for state in property.value.entries {
                    guard case .word(let word) = state.value, let ink = ink(word) else { continue }
                    sayings[name, default: [:]][property.label, default: []].append(
                        Saying(states: Self.states(state.label), ink: ink)
                    )
                }
            }
        }
    }

    /// `.normal`, `.selected` or `[.selected, .disabled]`.
    private static func states(_ key: String) -> Set<String> {
        let names = key.split { " ,.[]".contains($0) }.map(String.init)
        return Set(names).subtracting(["normal"])
    }

    func has(_ part: String) -> Bool { sayings[part] != nil }

    /// Chooses as `ComponentState` does: of the colors for states that are all there, for the states that count most.
    func color(_ part: String, _ property: String, _ situation: Situation) -> DrawnStyles.Ink? {
        let states = situation.states
        let fitting = (sayings[part]?[property] ?? []).filter { states.isSuperset(of: $0.states) }
        // Later colors take the place of colors that were said before.
        return fitting.reduce(nil) { best, next -> Saying? in
            guard let best else { return next }
            return Self.weight(next.states) >= Self.weight(best.states) ? next : best
        }?.ink
    }

    private static func weight(_ states: Set<String>) -> Int {
        states.reduce(0) { $0 + (order.firstIndex(of: $1).map { 1 << $0 } ?? 0) }
    }

    /// States in the order in which they count, the last one most, as in `ComponentState`.
    static let order = [
        "odd", "even", "empty", "required", "visited", "collapsed", "open", "mixed", "selected", "dragged", "hovered",
        "focused", "pressed", "loading", "invalid", "readOnly", "disabled",
    ]
}

extension DrawnColors.Situation {
    /// Names of the states in `ComponentState`.
    fileprivate var states: Set<String> {
        var states: Set<String> = []
        if isDisabled { states.insert("disabled") }
        if isPressed { states.formUnion(["hovered", "pressed"]) }
        if isSelected { states.insert("selected") }
        if isFocused { states.insert("focused") }
        if isInvalid { states.insert("invalid") }
        return states
    }
}

extension SwiftValueText {
    var arguments: [Argument] {
        if case .call(_, let arguments) = self { arguments } else { [] }
    }

    fileprivate var entries: [Argument] {
        if case .brackets(let entries) = self { entries } else { [] }
    }
}
