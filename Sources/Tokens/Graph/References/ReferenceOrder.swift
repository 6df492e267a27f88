/// Walks through tokens so that each comes after the tokens that it refers to. Needs no recursion.
struct ReferenceOrder: IteratorProtocol {
    enum Step {
        /// Token after all tokens that it refers to, except for references that the cycles cut off.
        case finished(Int)
        /// The last one refers to the first one.
        case cycle(ArraySlice<Int>)
    }

    private let references: IndexLists
    private var nextRoot = 0
    /// Each token refers to the one behind it; and how many references of each are done.
    private var path: [Int] = []
    private var doneCounts: [Int] = []
    /// Place of each token in the path; -1 if it was not reached yet, -2 if it is finished.
    private var positions: [Int]

    init(_ references: IndexLists) {
        self.references = references
        positions = Array(repeating: -1, count: references.count)
    }

    mutating func next() -> Step? {
        while true {
            guard let token = path.last else {
                while nextRoot < positions.count, positions[nextRoot] != -1 { nextRoot += 1 }
                guard nextRoot < positions.count else { return nil }
                enter(nextRoot)
                continue
            }
            let targets = references[token]
            let done = doneCounts[path.count - 1]
            guard done < targets.count else {
                path.removeLast()
                doneCounts.removeLast()
                positions[token] = -2
                return .finished(token)
            }
            doneCounts[path.count - 1] += 1
            let target = targets[targets.startIndex + done]
            if positions[target] >= 0 { return .cycle(path[positions[target]...]) }
            if positions[target] == -1 { enter(target) }
        }
    }

    private mutating func enter(_ token: Int) {
        positions[token] = path.count
        path.append(token)
        doneCounts.append(0)
    }
}
