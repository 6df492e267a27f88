/// Takes lines that both sides agree on out of a conflict: their equal lines at its start and at its end.
///
/// These lines are in the result, and the base keeps the lines that it had in their place, so nothing is lost; a person
/// has less to look at. Where nothing is left of either side, there is no conflict at all.
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
