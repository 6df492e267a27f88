import Releases
import WebModel

/// What must come back when two releases are compared the other way round.
///
/// What a deprecation says to use belongs to the newer side alone, and so does what a change comes to in Swift.
struct MirroredChange: Hashable, Comparable {
    private let text: String

    /// A change as it is.
    init(_ change: Change) { self.init(change.rule, change.before, change.after, change) }

    /// A change as it must be the other way round.
    init(mirroring change: Change) { self.init(change.rule.mirror, change.after, change.before, change) }

    private init(_ rule: ChangeRule, _ before: ChangeSide?, _ after: ChangeSide?, _ change: Change) {
        let sides = [before, after].map { "\($0?.tag ?? "") \($0?.item?.description ?? "") \($0?.text ?? "")" }
        let evidence = change.evidence.map(\.rawValue).joined(separator: " ")
        text = ([rule.id] + sides + [change.parts.sorted().joined(separator: " "), evidence]).joined(separator: " | ")
    }

    static func < (left: MirroredChange, right: MirroredChange) -> Bool { left.text < right.text }
}
