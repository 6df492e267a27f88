import Changes
import SourceText
import WebModel

/// Names for changes that stay the same from run to run, so that a change which is known is not taken for a new one.
///
/// Nothing goes into them that moves without the change: no path, no line, no prose.
struct ChangeFingerprints {
    private var counts: [ContentHash: Int] = [:]

    /// Asked for each change once, in their order: of changes that are alike the second has another name than the first.
    mutating func next(_ change: Change) -> String {
        let hash = Self.hash(change, number: 0)
        let number = counts[hash, default: 0]
        counts[hash] = number + 1
        return (number == 0 ? hash : Self.hash(change, number: number)).description
    }

    private static func hash(_ change: Change, number: Int) -> ContentHash {
        var hasher = ContentHasher()
        hasher.add(change.rule.id)
        for side in [change.before, change.after] {
            hasher.add(side?.tag ?? "")
            hasher.add(side?.item?.description ?? "")
        }
        hasher.add(change.parts.count)
        for part in change.parts { hasher.add(part) }
        hasher.add(number)
        return hasher.hash
    }
}
