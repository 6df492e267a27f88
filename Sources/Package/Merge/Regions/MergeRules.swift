/// Rules by which a merge by lines is more than overlapping hunks. Each rule has a name, so that a difference to
/// another program can be told by it.
struct MergeRules: OptionSet, Sendable {
    let rawValue: Int

    /// Changes that touch, with no line between them, are no conflict if each takes lines away or alters as many as it
    /// found: every line was then changed by one side only, and there is only one order for the result.
    static let touchingInPlace = MergeRules(rawValue: 1)

    /// Sides agree where they end in the same text, even with different hunks.
    static let sameOutcome = MergeRules(rawValue: 2)

    static let all: MergeRules = [.touchingInPlace, .sameOutcome]
}
