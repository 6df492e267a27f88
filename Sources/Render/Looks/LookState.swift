/// The states that a component draws differently.
enum LookState: Hashable {
    case normal, selected, disabled, focused, invalid

    init?(_ word: String) {
        switch word {
        case "selected", "checked", "current", "on": self = .selected
        case "disabled": self = .disabled
        case "focus", "focused": self = .focused
        case "invalid", "error": self = .invalid
        default: return nil
        }
    }
}
