/// Marks a smallest set of lines to take away and to put in: Eugene W. Myers, “An O(ND) Difference Algorithm and Its
/// Variations” (1986), with linear space. Paths are followed from both ends of a box at once; where they meet, the box
/// is split. The effort is bounded: where two paths have not met after about as many steps as the square root of the
/// number of lines, the box is split where the longer path has come to. Then the set is no longer the smallest, and the
/// time no longer grows with the square of the number of changed lines.
struct MyersDiff {
    private struct Box {
        var old: Range<Int>
        var new: Range<Int>
    }

    private let old: [Int32]
    private let new: [Int32]
    private let limit: Int
    /// The furthest place in the old text that a path has reached on each diagonal, from the start and from the end.
    private var forward: [Int]
    private var backward: [Int]
    /// Added to a diagonal, which is the difference of the places in both texts, to find it in the arrays.
    private let origin: Int

    private(set) var effort = 0
    private(set) var isOldChanged: [Bool]
    private(set) var isNewChanged: [Bool]

    init(_ old: [Int32], _ new: [Int32]) {
        self.old = old
        self.new = new
        let diagonals = old.count + new.count + 3
        limit = max(256, Int(Double(diagonals).squareRoot()))
        forward = [Int](repeating: 0, count: diagonals)
        backward = [Int](repeating: 0, count: diagonals)
        origin = new.count + 1
        isOldChanged = [Bool](repeating: false, count: old.count)
        isNewChanged = [Bool](repeating: false, count: new.count)
        mark()
    }

    private mutating func mark() {
        var boxes = [Box(old: 0..<old.count, new: 0..<new.count)]
        while let box = boxes.popLast().map(shrunk) {
            if box.old.isEmpty {
                for line in box.new { isNewChanged[line] = true }
            } else if box.new.isEmpty {
                for line in box.old { isOldChanged[line] = true }
            } else {
                let (x, y) = meeting(in: box)
                boxes.append(Box(old: x..<box.old.upperBound, new: y..<box.new.upperBound))
                boxes.append(Box(old: box.old.lowerBound..<x, new: box.new.lowerBound..<y))
            }
        }
    }

    private func shrunk(_ box: Box) -> Box {
        var (low, high) = (box.old.lowerBound, box.old.upperBound)
        var (newLow, newHigh) = (box.new.lowerBound, box.new.upperBound)
        while low < high, newLow < newHigh, old[low] == new[newLow] {
            low += 1
            newLow += 1
        }
        while low < high, newLow < newHigh, old[high - 1] == new[newHigh - 1] {
            high -= 1
            newHigh -= 1
        }
        return Box(old: low..<high, new: newLow..<newHigh)
    }

    /// Finds a place on a shortest way, or on a good one where that asks for too much; no side of the box is empty, and
    /// it begins and ends with lines that differ.
    private mutating func meeting(in box: Box) -> (Int, Int) {
        let (xLow, xHigh) = (box.old.lowerBound, box.old.upperBound)
        let (yLow, yHigh) = (box.new.lowerBound, box.new.upperBound)
        let first = xLow - yLow
        let last = xHigh - yHigh
        let isOdd = (first - last) & 1 != 0
        var ahead = Diagonals(first, within: xLow - yHigh...xHigh - yLow)
        var behind = Diagonals(last, within: xLow - yHigh...xHigh - yLow)
        forward[origin + first] = xLow
        backward[origin + last] = xHigh
        for step in 1... {
            ahead.widen { forward[origin + $0] = -1 }
            for diagonal in ahead.descending {
                let (below, above) = (forward[origin + diagonal - 1], forward[origin + diagonal + 1])
                var x = below >= above ? below + 1 : above
                var y = x - diagonal
                while x < xHigh, y < yHigh, old[x] == new[y] {
                    x += 1
                    y += 1
                }
                forward[origin + diagonal] = x
                if isOdd, behind.contains(diagonal), backward[origin + diagonal] <= x { return (x, y) }
            }
            behind.widen { backward[origin + $0] = Int.max }
            for diagonal in behind.descending {
                let (below, above) = (backward[origin + diagonal - 1], backward[origin + diagonal + 1])
                var x = below < above ? below : above - 1
                var y = x - diagonal
                while x > xLow, y > yLow, old[x - 1] == new[y - 1] {
                    x -= 1
                    y -= 1
                }
                backward[origin + diagonal] = x
                if !isOdd, ahead.contains(diagonal), x <= forward[origin + diagonal] { return (x, y) }
            }
            effort += ahead.count + behind.count
            if step >= limit { return furthest(in: box, ahead, behind) }
        }
        preconditionFailure("paths from both ends of a box meet")
    }

    private func furthest(in box: Box, _ ahead: Diagonals, _ behind: Diagonals) -> (Int, Int) {
        var best = (x: box.old.lowerBound, y: box.new.lowerBound)
        for diagonal in ahead.descending {
            var x = min(forward[origin + diagonal], box.old.upperBound)
            if x - diagonal > box.new.upperBound { x = box.new.upperBound + diagonal }
            if x + x - diagonal > best.x + best.y { best = (x, x - diagonal) }
        }
        var end = (x: box.old.upperBound, y: box.new.upperBound)
        for diagonal in behind.descending {
            var x = max(backward[origin + diagonal], box.old.lowerBound)
            if x - diagonal < box.new.lowerBound { x = box.new.lowerBound + diagonal }
            if x + x - diagonal < end.x + end.y { end = (x, x - diagonal) }
        }
        let come = best.x + best.y - box.old.lowerBound - box.new.lowerBound
        let left = box.old.upperBound + box.new.upperBound - end.x - end.y
        return left < come ? best : end
    }

    /// The diagonals that paths from one end have come to, every second of them in one step.
    private struct Diagonals {
        private var low: Int
        private var high: Int
        private let bounds: ClosedRange<Int>

        init(_ diagonal: Int, within bounds: ClosedRange<Int>) {
            (low, high) = (diagonal, diagonal)
            self.bounds = bounds
        }

        var descending: StrideThrough<Int> { stride(from: high, through: low, by: -2) }

        var count: Int { (high - low) / 2 + 1 }

        func contains(_ diagonal: Int) -> Bool { low <= diagonal && diagonal <= high }

        /// Removes a diagonal where it would leave the box; `close` gets the diagonal behind a new one.
        @inline(__always)
        mutating func widen(_ close: (Int) -> Void) {
            if low > bounds.lowerBound {
                low -= 1
                close(low - 1)
            } else {
                low += 1
            }
            if high < bounds.upperBound {
                high += 1
                close(high + 1)
            } else {
                high -= 1
            }
        }
    }
}
