/// Brings the hunks of both sides together into regions that cover all three texts.
///
/// Hunks of the two sides that overlap in the base belong to one region, and so do hunks that touch; see `MergeRules`
/// for when they don't.
struct RegionWalk {
    private struct Side {
        let hunks: [LineHunk]
        let count: Int
        var next = 0
        /// Surplus of lines over the base before the next hunk.
        var shift = 0
        /// The last hunk of the region.
        var last: LineHunk?

        init(_ hunks: [LineHunk], count: Int) {
            self.hunks = hunks
            self.count = count
        }

        var pending: LineHunk? { next < hunks.count ? hunks[next] : nil }

        mutating func take() {
            last = hunks[next]
            shift += hunks[next].new.count - hunks[next].old.count
            next += 1
        }
    }

    private let rules: MergeRules
    private let reach: Int
    private let numbers: MergeSides<[Int32]>
    private var yours: Side
    private var generated: Side
    private var position = 0
    private(set) var regions: [MergeRegion] = []

    /// - Parameters:
    ///   - numbers: The lines of the three texts.
    ///   - hunks: From the base to yours, and from the base to the text that is generated now.
    ///   - rules: Rules beyond the overlap of hunks.
    ///   - reach: How many unchanged lines may stand between hunks that are taken for one.
    init(
        _ numbers: MergeSides<[Int32]>,
        _ hunks: (yours: [LineHunk], generated: [LineHunk]),
        rules: MergeRules,
        reach: Int = 0
    ) {
        self.rules = rules
        self.reach = reach
        self.numbers = numbers
        yours = Side(hunks.yours, count: numbers.yours.count)
        generated = Side(hunks.generated, count: numbers.generated.count)
        while addRegion() {}
        addUnchanged(upTo: numbers.base.count)
    }

    /// Adds the next region with a change, and the unchanged lines before it.
    private mutating func addRegion() -> Bool {
        let starts = [yours.pending?.old.lowerBound, generated.pending?.old.lowerBound].compactMap { $0 }
        guard let start = starts.min() else { return false }
        addUnchanged(upTo: start)
        let shifts = (yours.shift, generated.shift)
        (yours.last, generated.last) = (nil, nil)
        var end = start
        var isOpen = false
        while true {
            if let hunk = yours.pending, !isOpen && hunk.old.lowerBound == start || joins(hunk, end, generated.last) {
                yours.take()
                end = max(end, hunk.old.upperBound)
            } else if let hunk = generated.pending,
                !isOpen && hunk.old.lowerBound == start || joins(hunk, end, yours.last)
            {
                generated.take()
                end = max(end, hunk.old.upperBound)
            } else {
                break
            }
            isOpen = true
        }
        add(
            MergeRegion(
                kind: yours.last == nil ? .generated : generated.last == nil ? .yours : .conflict,
                base: start..<end,
                yours: start + shifts.0..<end + yours.shift,
                generated: start + shifts.1..<end + generated.shift
            )
        )
        position = end
        return true
    }

    /// Whether a hunk belongs to the region up to `end`, in which `other` is the last hunk of the other side.
    private func joins(_ hunk: LineHunk, _ end: Int, _ other: LineHunk?) -> Bool {
        if reach > 0 { return hunk.old.lowerBound <= end + reach }
        if hunk.old.lowerBound < end { return true }
        guard let other, hunk.old.lowerBound == other.old.upperBound else { return false }
        return !(rules.contains(.touchingInPlace) && hunk.isInPlace && other.isInPlace)
    }

    private mutating func addUnchanged(upTo end: Int) {
        guard position < end else { return }
        add(
            MergeRegion(
                kind: .unchanged,
                base: position..<end,
                yours: position + yours.shift..<end + yours.shift,
                generated: position + generated.shift..<end + generated.shift
            )
        )
        position = end
    }

    private mutating func add(_ region: MergeRegion) {
        if region.kind == .conflict, !isOneChange(region) {
            regions += ConflictTrimming(region, numbers, rules).regions
        } else {
            var region = region
            if region.kind == .conflict { region.kind = .both }
            regions.append(region)
        }
    }

    /// Whether both sides made one change to the same lines, and the same one.
    private func isOneChange(_ region: MergeRegion) -> Bool {
        guard let yours = yours.last, let generated = generated.last else { return false }
        return yours.old == region.base && generated.old == region.base
            && numbers.yours[region.yours] == numbers.generated[region.generated]
    }
}
