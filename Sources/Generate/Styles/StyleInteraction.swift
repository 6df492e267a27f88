/// Interaction of the user with a component just now. Only the pointer of an iPad hovers: the tokens for hovering are
/// drawn under it, and where there are none for a press, they are drawn for the press, too.
enum StyleInteraction: Int, CaseIterable {
    case none, hovered, pressed

    init?(_ word: String) {
        guard let interaction = Self.named[word] else { return nil }
        self = interaction
    }

    /// The higher one counts more.
    var rank: Int { rawValue }

    /// Name in `ComponentState`; nil without an interaction.
    var swiftName: String? { self == .none ? nil : "\(self)" }

    private static let named: [String: StyleInteraction] = Dictionary(
        uniqueKeysWithValues: allCases.flatMap { interaction in interaction.names.map { ($0, interaction) } }
    )

    var names: [String] {
        switch self {
        case .none: ["default", "rest", "normal", "enabled", "idle", "resting", "unselected", "unchecked", "off"]
        case .hovered: ["hover", "hovered"]
        case .pressed: ["active", "pressed", "press"]
        }
    }
}
