/// Moves changed lines among equal lines to where a reader would see the change: whether the blank line before a new
/// function or the one behind it is new makes no difference to the text. Groups that can meet become one, and then rest
/// 1. where the other text has changed lines too, because a line that was altered is one hunk and not two,
/// 2. where their borders are least indented, preferably behind blank lines,
/// 3. as far down as they go.
///
/// The choice is one of the text alone: the same change gets the same place on both sides of a merge.
struct HunkSliding {
    private struct Group {
        var lines: Range<Int>
        /// Number of unchanged lines of the text before it: the same in both texts.
        var slot: Int

        mutating func move(by distance: Int) {
            lines = lines.lowerBound + distance..<lines.upperBound + distance
            slot += distance
        }
    }

    /// Most lines that a group is moved up in search of a better place.
    private static let reach = 100

    private let numbers: [Int32]
    private var groups: [Group] = []

    init(_ numbers: [Int32], _ isChanged: [Bool]) {
        self.numbers = numbers
        var slot = 0
        var line = 0
        while line < numbers.count {
            let start = line
            while line < numbers.count, isChanged[line] { line += 1 }
            if line > start { groups.append(Group(lines: start..<line, slot: slot)) }
            if line < numbers.count {
                slot += 1
                line += 1
            }
        }
    }

    mutating func slide(beside other: HunkSliding, _ shapes: LineShapes) {
        moveUp()
        moveDown()
        settle(beside: other, shapes)
    }

    private func canMoveUp(_ group: Group, behind end: Int?) -> Bool {
        let lines = group.lines
        // A group without a neighbor may go to the start of the text; to a neighbor it may go as far as to touch it.
        return lines.lowerBound > (end ?? 0) && numbers[lines.lowerBound - 1] == numbers[lines.upperBound - 1]
    }

    private mutating func moveUp() {
        var moved: [Group] = []
        for var group in groups {
            while true {
                while canMoveUp(group, behind: moved.last?.lines.upperBound) { group.move(by: -1) }
                guard let last = moved.last, last.lines.upperBound == group.lines.lowerBound else { break }
                moved.removeLast()
                group = Group(lines: last.lines.lowerBound..<group.lines.upperBound, slot: last.slot)
            }
            moved.append(group)
        }
        groups = moved
    }

    private mutating func moveDown() {
        var moved: [Group] = []
        for var group in groups.reversed() {
            while true {
                let end = moved.last?.lines.lowerBound ?? numbers.count
                while group.lines.upperBound < end, numbers[group.lines.lowerBound] == numbers[group.lines.upperBound] {
                    group.move(by: 1)
                }
                guard let last = moved.last, last.lines.lowerBound == group.lines.upperBound else { break }
                moved.removeLast()
                group = Group(lines: group.lines.lowerBound..<last.lines.upperBound, slot: group.slot)
            }
            moved.append(group)
        }
        groups = moved.reversed()
    }

    private mutating func settle(beside other: HunkSliding, _ shapes: LineShapes) {
        var taken = other.groups[...]
        for index in groups.indices {
            // An unchanged line stays between two groups.
            let end = index > 0 ? groups[index - 1].lines.upperBound + 1 : 0
            var top = groups[index]
            while canMoveUp(top, behind: end), groups[index].slot - top.slot < Self.reach { top.move(by: -1) }
            guard top.slot < groups[index].slot else { continue }
            let slots = top.slot...groups[index].slot
            taken = taken.drop { $0.slot < slots.lowerBound }
            if let beside = taken.prefix(while: { slots.contains($0.slot) }).last {
                groups[index].move(by: beside.slot - groups[index].slot)
            } else {
                groups[index] = mostNatural(from: top, to: groups[index], shapes)
            }
        }
    }

    private func mostNatural(from top: Group, to bottom: Group, _ shapes: LineShapes) -> Group {
        var best = bottom
        var lowest = Int.max
        for distance in 0...bottom.slot - top.slot {
            var group = bottom
            group.move(by: -distance)
            let cost = shapes.cost(before: group.lines.lowerBound) + shapes.cost(before: group.lines.upperBound)
            if cost < lowest { (best, lowest) = (group, cost) }
        }
        return best
    }

    /// Joins the groups of both texts; groups in the same place become one hunk.
    static func hunks(_ old: HunkSliding, _ new: HunkSliding) -> [LineHunk] {
        var hunks: [LineHunk] = []
        var (oldRest, newRest) = (old.groups[...], new.groups[...])
        // Surplus of lines in the new text up to here: unchanged lines stand so far apart.
        var shift = 0
        while let slot = [oldRest.first?.slot, newRest.first?.slot].compactMap({ $0 }).min() {
            let oldGroup = oldRest.first?.slot == slot ? oldRest.removeFirst() : nil
            let newGroup = newRest.first?.slot == slot ? newRest.removeFirst() : nil
            let start = oldGroup?.lines.lowerBound ?? (newGroup?.lines.lowerBound ?? 0) - shift
            let oldLines = oldGroup?.lines ?? start..<start
            let newLines = newGroup?.lines ?? start + shift..<start + shift
            hunks.append(LineHunk(oldLines, newLines))
            shift += newLines.count - oldLines.count
        }
        return hunks
    }
}

/// Indentation of lines: nothing else is looked at to find where a piece of a text naturally begins.
struct LineShapes: Sendable {
    /// The indentation of each line in columns, a tab being one; nil for a blank line.
    private let indentations: [Int?]

    init(_ text: TextLines) {
        indentations = (0..<text.count).map { line in
            let content = text.content(of: line)
            let depth = content.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
            return depth == content.count ? nil : depth
        }
    }

    /// Rates how much a reader minds a hunk border before the line: more further in, a little less behind a blank line.
    func cost(before line: Int) -> Int {
        let isBehindBlank = line > 0 && indentations[line - 1] == nil
        // A few blank lines belong to the line below them.
        let text = indentations[line...].prefix(8).first { $0 != nil }
        let depth = (text ?? nil) ?? -1
        return depth * 4 - (isBehindBlank ? 1 : 0)
    }
}
