/// Myers' algorithm keeps as many old lines as possible, as a merge needs it; hunks are then moved to where a reader
/// would see them (`HunkSliding`). Most of a file never gets that far: equal lines at both ends are left out, and so is
/// every line that the other text doesn't have.
enum LineDiff {
    /// Ascending hunks, with at least one equal line between two, moved by the shapes of the old and the new lines.
    static func hunks(_ old: [Int32], _ new: [Int32], shapes: (old: LineShapes, new: LineShapes)) -> [LineHunk] {
        guard old != new else { return [] }
        var start = 0
        while start < old.count, start < new.count, old[start] == new[start] { start += 1 }
        var (oldEnd, newEnd) = (old.count, new.count)
        while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
            oldEnd -= 1
            newEnd -= 1
        }
        var isOldChanged = [Bool](repeating: false, count: old.count)
        var isNewChanged = [Bool](repeating: false, count: new.count)
        let oldShared = shared(old, start..<oldEnd, with: new[start..<newEnd], &isOldChanged)
        let newShared = shared(new, start..<newEnd, with: old[start..<oldEnd], &isNewChanged)
        let diff = MyersDiff(oldShared.map { old[$0] }, newShared.map { new[$0] })
        for (index, line) in oldShared.enumerated() where diff.isOldChanged[index] { isOldChanged[line] = true }
        for (index, line) in newShared.enumerated() where diff.isNewChanged[index] { isNewChanged[line] = true }

        var oldGroups = HunkSliding(old, isOldChanged)
        var newGroups = HunkSliding(new, isNewChanged)
        oldGroups.slide(beside: newGroups, shapes.old)
        newGroups.slide(beside: oldGroups, shapes.new)
        return HunkSliding.hunks(oldGroups, newGroups)
    }

    private static func shared(
        _ numbers: [Int32],
        _ lines: Range<Int>,
        with others: ArraySlice<Int32>,
        _ isChanged: inout [Bool]
    ) -> [Int] {
        guard let highest = others.max() else {
            for line in lines { isChanged[line] = true }
            return []
        }
        var isThere = [Bool](repeating: false, count: Int(highest) + 1)
        for number in others { isThere[Int(number)] = true }
        return lines.filter { line in
            let isShared = numbers[line] <= highest && isThere[Int(numbers[line])]
            if !isShared { isChanged[line] = true }
            return isShared
        }
    }
}
