/// Numbered pieces of work, each given to one thread. Only a `WorkerPool` changes it, under its mutex.
final class WorkQueue {
    private let work: @Sendable (Int) -> Void
    /// The queue in a piece of which this one came to be. It is there as long, for that piece waits for this queue.
    private let parent: Unmanaged<WorkQueue>?
    private let count: Int
    private var taken = 0
    private var finished = 0

    init(count: Int, inside parent: Unmanaged<WorkQueue>?, _ work: @escaping @Sendable (Int) -> Void) {
        self.count = count
        self.parent = parent
        self.work = work
    }

    var hasPieces: Bool { taken < count }
    var isFinished: Bool { finished == count }

    /// Takes one piece, or of very many some at once, so that threads don't wait for each other to take them.
    func take(asOneOf threads: Int) -> Range<Int> {
        let first = taken
        taken += max(1, (count - first) / (threads * Self.shares))
        return first..<taken
    }

    /// Into how many parts the work of a thread is divided at least, for pieces are not alike.
    private static let shares = 32

    func finish(_ pieces: Range<Int>) {
        finished += pieces.count
    }

    /// Not a part of its caller: when it is back, nothing of the work is held that its owner wants to have alone again.
    @inline(never)
    func perform(_ pieces: Range<Int>) {
        for piece in pieces { work(piece) }
    }

    func isInside(of other: WorkQueue) -> Bool {
        var outer = parent
        while let queue = outer?.takeUnretainedValue() {
            if queue === other { return true }
            outer = queue.parent
        }
        return false
    }
}
