/// A class of Tailwind, taken apart: `dark:hover:bg-primary/90`.
struct UtilityClass: Sendable {
    /// Bytes of one class. The longest of real registries have some hundred.
    private static let lengthLimit = 512
    /// States and other conditions in front of one class.
    private static let modifierLimit = 8

    let text: String
    /// Words in front of it, each followed by a colon: `dark`, `hover`, `data-[state=open]`.
    let modifiers: [String]
    /// Utility that it sets, without the `!` of an important one: `bg-primary`.
    let body: String
    /// Text behind a slash: of a color how much of it shows.
    let share: String?

    /// nil for a text that is too long to be one, or has a bracket that is never closed.
    init?(_ text: String) {
        guard text.utf8.count <= Self.lengthLimit else { return nil }
        self.text = text
        var pieces: [String] = [""]
        var share: String?
        var depth = 0
        for letter in text {
            switch letter {
            case "[", "(": depth += 1
            case "]", ")": depth -= 1
            default: break
            }
            guard depth >= 0 else { return nil }
            if depth == 0, letter == ":" {
                guard share == nil else { return nil }
                pieces.append("")
            } else if depth == 0, letter == "/", share == nil, !pieces[pieces.count - 1].hasPrefix("group"),
                !pieces[pieces.count - 1].hasPrefix("peer")
            {
                share = ""
            } else if share != nil {
                share?.append(letter)
            } else {
                pieces[pieces.count - 1].append(letter)
            }
        }
        guard depth == 0, pieces.count <= Self.modifierLimit + 1, !pieces.contains(""), share != "" else { return nil }
        var body = pieces.removeLast()
        modifiers = pieces
        if body.hasPrefix("!") {
            body.removeFirst()
        } else if (share ?? body).hasSuffix("!") {
            if share == nil { body.removeLast() } else { share?.removeLast() }
        }
        self.body = body
        self.share = share
    }

    /// The states and the appearance that all of its modifiers tell; nil where one of them tells something else.
    var hold: (states: [TokenUse.State], mode: TokenMode?)? {
        var states: Set<TokenUse.State> = []
        var mode: TokenMode?
        for modifier in modifiers {
            if modifier == "dark" {
                mode = .dark
            } else if modifier != "enabled" {
                guard let state = UtilityTable.states[modifier] else { return nil }
                states.insert(state)
            }
        }
        return (states.sorted(), mode)
    }
}
