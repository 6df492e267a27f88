/// Hunks of the two sides that overlap or touch in the base belong to one region; see `MergeRules` for exceptions.
struct RegionWalk {
    private struct Side {
        let hunks: [LineHunk]
        let count: Int
        var next = 0
        /// Surplus of lines over the base before the next hunk.
        var shift = 0
        var last: LineHunk?

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

    /// `reach` is how many unchanged lines may stand between hunks that are taken for one.
    init(
        _ numbers: MergeSides<[Int32]>,
        _ hunks: (yours: [LineHunk], generated: [LineHunk]),
        rules: MergeRules,
        reach: Int = 0
    ) {
        self.rules = rules
        self.reach = reach
        self.numbers = numbers
        yours = Side(hunks: hunks.yours, count: numbers.yours.count)
        generated = Side(hunks: hunks.generated, count: numbers.generated.count)
        while addRegion() {}
        addUnchanged(upTo: numbers.base.count)
    }

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
        add(yours.last == nil ? .generated : generated.last == nil ? .yours : .conflict, upTo: end, since: shifts)
        return true
    }

    private func joins(_ hunk: LineHunk, _ end: Int, _ other: LineHunk?) -> Bool {
        if reach > 0 { return hunk.old.lowerBound <= end + reach }
        if hunk.old.lowerBound < end { return true }
        guard let other, hunk.old.lowerBound == other.old.upperBound else { return false }
        return !(rules.contains(.touchingInPlace) && hunk.isInPlace && other.isInPlace)
    }

    private mutating func addUnchanged(upTo end: Int) {
        if position < end { add(.unchanged, upTo: end, since: (yours.shift, generated.shift)) }
    }

    /// `shifts` are of the place at which the region begins.
    private mutating func add(_ kind: MergeRegion.Kind, upTo end: Int, since shifts: (yours: Int, generated: Int)) {
        var region = MergeRegion(
            kind: kind,
            base: position..<end,
            yours: position + shifts.yours..<end + yours.shift,
            generated: position + shifts.generated..<end + generated.shift
        )
        position = end
        if kind == .conflict, !isOneChange(region) {
            regions += ConflictTrimming(region, numbers, rules).regions
        } else {
            if kind == .conflict { region.kind = .both }
            regions.append(region)
        }
    }

    private func isOneChange(_ region: MergeRegion) -> Bool {
        guard let yours = yours.last, let generated = generated.last else { return false }
        return yours.old == region.base && generated.old == region.base
            && numbers.yours[region.yours] == numbers.generated[region.generated]
    }
}

/// Takes lines that both sides agree on at the start and the end of a conflict out of it. The base keeps the lines that
/// it had in their place, so nothing is lost. Where nothing is left of either side, there is no conflict.
struct ConflictTrimming {
    private(set) var regions: [MergeRegion] = []

    init(_ conflict: MergeRegion, _ numbers: MergeSides<[Int32]>, _ rules: MergeRules) {
        let (yours, generated) = (numbers.yours[conflict.yours], numbers.generated[conflict.generated])
        if yours == generated {
            var region = conflict
            if rules.contains(.sameOutcome) { region.kind = .both }
            regions = [region]
            return
        }
        var (start, end) = (conflict, conflict)
        var core = conflict
        while let line = numbers.yours[core.yours].first, line == numbers.generated[core.generated].first {
            core.yours.removeFirst()
            core.generated.removeFirst()
            // Lines that the base has too were only inside the conflict because of the lines around them.
            if numbers.base[core.base].first == line { core.base.removeFirst() }
        }
        while let line = numbers.yours[core.yours].last, line == numbers.generated[core.generated].last {
            core.yours.removeLast()
            core.generated.removeLast()
            if numbers.base[core.base].last == line { core.base.removeLast() }
        }
        start.kind = .both
        start.base = conflict.base.lowerBound..<core.base.lowerBound
        start.yours = conflict.yours.lowerBound..<core.yours.lowerBound
        start.generated = conflict.generated.lowerBound..<core.generated.lowerBound
        end.kind = .both
        end.base = core.base.upperBound..<conflict.base.upperBound
        end.yours = core.yours.upperBound..<conflict.yours.upperBound
        end.generated = core.generated.upperBound..<conflict.generated.upperBound
        regions = [start, core, end].filter { !$0.yours.isEmpty || !$0.generated.isEmpty || !$0.base.isEmpty }
    }
}

struct MergeRegion: Sendable, Equatable {
    enum Kind: Sendable, Equatable {
        case unchanged
        /// Change only in yours, against the text that was generated last.
        case yours
        case generated
        /// Change in both, in the same way.
        case both
        case conflict
    }

    var kind: Kind
    var base: Range<Int>
    var yours: Range<Int>
    var generated: Range<Int>
}

/// Each rule has a name, so that a difference to another program can be told by it.
struct MergeRules: OptionSet, Sendable {
    let rawValue: Int

    /// Changes that touch, with no line between them, are no conflict if each takes lines away or alters as many as it
    /// found: every line was then changed by one side only, and there is only one order for the result.
    static let touchingInPlace = MergeRules(rawValue: 1)

    /// Sides agree where they end in the same text, even with different hunks.
    static let sameOutcome = MergeRules(rawValue: 2)

    static let all: MergeRules = [.touchingInPlace, .sameOutcome]
}
