enum StyleSides: Hashable {
    case all, horizontal, vertical, top, bottom, leading, trailing
    /// Corner of the component, or another place that no style has.
    case corner

    /// Sides by the labels of `EdgeInsets`, in their order.
    static let edges: [(label: String, side: StyleSides)] = [
        ("top", .top), ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing),
    ]

    init?(_ word: String) {
        switch word {
        case "inline", "x", "horizontal": self = .horizontal
        case "block", "y", "vertical": self = .vertical
        case "top": self = .top
        case "bottom": self = .bottom
        case "start", "left": self = .leading
        case "end", "right": self = .trailing
        default: return nil
        }
    }

    /// Combines this side with a further word: `inline-start` is the leading side.
    func narrowed(by side: StyleSides) -> StyleSides {
        switch (self, side) {
        case (.all, _): side
        case (.horizontal, .leading), (.horizontal, .trailing): side
        case (.vertical, .leading): .top
        case (.vertical, .trailing): .bottom
        default: self == side ? self : .corner
        }
    }

    /// Lists the sides of tokens that say the padding of a side, the most exact first.
    static func candidates(for side: StyleSides) -> [StyleSides] {
        switch side {
        case .top, .bottom: [side, .vertical, .all]
        case .leading, .trailing: [side, .horizontal, .all]
        case .all, .horizontal, .vertical, .corner: [side]
        }
    }
}
