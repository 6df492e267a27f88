import SwiftModel

/// Place of a conflict in each of the three texts.
struct ConflictPlace {
    private let ranges: MergeSides<Range<Int>>

    init(_ conflict: MergeRegion, _ texts: MergeSides<TextLines>) {
        ranges = MergeSides(
            base: texts.base.range(of: conflict.base),
            yours: texts.yours.range(of: conflict.yours),
            generated: texts.generated.range(of: conflict.generated)
        )
    }

    /// Whether some of it is in a list, or at its end, in all three texts.
    func touches(_ lists: MergeSides<SwiftList>) -> Bool {
        ranges.with(lists) { range, list in
            range.lowerBound <= list.contents.upperBound && list.contents.lowerBound <= range.upperBound
        }.all.allSatisfy { $0 }
    }
}
