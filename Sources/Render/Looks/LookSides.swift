/// The sides of a component that a token says the padding of.
enum LookSides: Hashable {
    case all, horizontal, vertical, top, bottom, leading, trailing

    /// Which tokens say the padding of a side, the one that says it most exactly first.
    static func candidates(for side: LookSides) -> [LookSides] {
        switch side {
        case .top, .bottom: [side, .vertical, .all]
        case .leading, .trailing: [side, .horizontal, .all]
        case .all, .horizontal, .vertical: [side]
        }
    }
}
