/// The threads that take part in all work: one less than there are cores, for a thread that has work to do works as
/// well. However deep work is inside of work, there are no more of them: starting a thread costs as much as a good
/// piece, and more threads than cores only take turns.
///
/// Sendable unchecked: all that changes is changed under the mutex.
final class WorkerPool: @unchecked Sendable {
    static let shared = WorkerPool(size: min(cores, mostThreads) - 1)

    /// Size of the first thread's stack in a process, so that deep nesting is the same on every thread.
    private static let stackSize = 8 << 20
    /// More would wait for each other more than they work.
    private static let mostThreads = 8
    /// The system looks into a file for them.
    private static let cores = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))

    private let size: Int
    var width: Int { size + 1 }
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    /// Signal that there is something to take, or that a queue is done.
    private let change = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    /// Key of the queue that each thread does a piece of.
    private let current = UnsafeMutablePointer<pthread_key_t>.allocate(capacity: 1)
    private var hasStarted = false
    private var waiting = 0
    /// Queues with pieces that nobody has taken, the oldest first. The thread that runs a queue keeps it alive.
    private var open: [Unmanaged<WorkQueue>] = []

    private init(size: Int) {
        self.size = size
        pthread_mutex_init(mutex, nil)
        pthread_cond_init(change, nil)
        pthread_key_create(current, nil)
    }

    /// A thread that waits for pieces of other threads takes part in the work inside of these pieces, and in nothing
    /// else: other work has nothing to do with its wait, and its stack would grow with each.
    func run(count: Int, _ work: @escaping @Sendable (Int) -> Void) {
        let queue = WorkQueue(count: count, inside: currentQueue, work)
        withExtendedLifetime(queue) {
            pthread_mutex_lock(mutex)
            defer { pthread_mutex_unlock(mutex) }
            if count > 1, size > 0 { publish(queue) }
            while queue.hasPieces { doPieces(of: queue) }
            while !queue.isFinished {
                if let inner = open.first(where: { $0.takeUnretainedValue().isInside(of: queue) }) {
                    doPieces(of: inner.takeUnretainedValue())
                } else {
                    waitForChange()
                }
            }
        }
    }

    // MARK: Under the mutex

    private func publish(_ queue: WorkQueue) {
        open.append(Unmanaged.passUnretained(queue))
        if !hasStarted {
            hasStarted = true
            for _ in 0..<size { startThread() }
        }
        tellChange()
    }

    /// The mutex is given back while they are done.
    private func doPieces(of queue: WorkQueue) {
        let pieces = queue.take(asOneOf: size + 1)
        if !queue.hasPieces { open.removeAll { $0.takeUnretainedValue() === queue } }
        pthread_mutex_unlock(mutex)
        let outer = pthread_getspecific(current.pointee)
        pthread_setspecific(current.pointee, Unmanaged.passUnretained(queue).toOpaque())
        queue.perform(pieces)
        pthread_setspecific(current.pointee, outer)
        pthread_mutex_lock(mutex)
        queue.finish(pieces)
        if queue.isFinished { tellChange() }
    }

    private func waitForChange() {
        waiting += 1
        pthread_cond_wait(change, mutex)
        waiting -= 1
    }

    private func tellChange() {
        if waiting > 0 { pthread_cond_broadcast(change) }
    }

    // MARK: Threads

    private var currentQueue: Unmanaged<WorkQueue>? {
        pthread_getspecific(current.pointee).map { Unmanaged.fromOpaque($0) }
    }

    func work() -> Never {
        pthread_mutex_lock(mutex)
        while true {
            if let queue = open.first { doPieces(of: queue.takeUnretainedValue()) } else { waitForChange() }
        }
    }

    /// Starts a thread. The others do its work where the system has none to give.
    private func startThread() {
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return }
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, Self.stackSize)
        pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
        Platform.startThread(&attributes, for: self)
    }
}

/// Numbered pieces of work, of which each is given to one thread.
///
/// Only a `WorkerPool` changes it, under its mutex.
final class WorkQueue {
    private let work: @Sendable (Int) -> Void
    /// The one in a piece of which this one came to be. It is there as long as this one is, for that piece waits for it.
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

    /// The numbers of pieces that nobody has: one, or of very many some at once, so that threads don't wait for each other
    /// to take them.
    func take(asOneOf threads: Int) -> Range<Int> {
        let first = taken
        taken += max(1, (count - first) / (threads * Self.shares))
        return first..<taken
    }

    /// Into how many parts the work of a thread is divided at least, for pieces are not alike.
    private static let shares = 32

    func finish(_ pieces: Range<Int>) { finished += pieces.count }

    /// Not a part of its caller: when it is back, nothing of the work is held that its owner wants to have alone again.
    @inline(never)
    func perform(_ pieces: Range<Int>) {
        for piece in pieces { work(piece) }
    }

    /// Whether it came to be in a piece of the other, or in one of a queue that did.
    func isInside(of other: WorkQueue) -> Bool {
        var outer = parent
        while let queue = outer?.takeUnretainedValue() {
            if queue === other { return true }
            outer = queue.parent
        }
        return false
    }
}
