/// What the user does to a component just now. There is no hovering over a phone, so its tokens stand in for those of a
/// press where there are none.
enum LookInteraction: Hashable {
    case none, hovered, pressed

    init?(_ word: String) {
        switch word {
        case "default", "rest", "normal", "enabled", "idle": self = .none
        case "hover", "hovered": self = .hovered
        case "active", "pressed": self = .pressed
        default: return nil
        }
    }
}
