#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Numbered pieces of work that threads take one after the other, the calling thread among them.
///
/// Sendable unchecked: the only state is `next`, which is changed under the mutex.
final class WorkQueue: @unchecked Sendable {
    /// As much as the first thread of a process has: what is nested deeply is the same on every thread.
    private static let stackSize = 8 << 20
    /// More would wait for each other more than they work.
    private static let mostThreads = 8
    /// The system looks into a file for them.
    private static let cores = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))

    private let count: Int
    private let work: @Sendable (Int) -> Void
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private var next = 0

    init(count: Int, _ work: @escaping @Sendable (Int) -> Void) {
        self.count = count
        self.work = work
        pthread_mutex_init(mutex, nil)
    }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    /// Comes back when all pieces are done.
    func run() {
        let helpers = (1..<max(1, min(Self.cores, count, Self.mostThreads))).compactMap { _ in startHelper() }
        drain()
        for helper in helpers { pthread_join(helper, nil) }
    }

    private func drain() {
        while let index = take() { work(index) }
    }

    private func take() -> Int? {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        guard next < count else { return nil }
        next += 1
        return next - 1
    }

    /// nil where the system has no thread to give; then the others do its work.
    private func startHelper() -> pthread_t? {
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return nil }
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, Self.stackSize)
        let queue = Unmanaged.passRetained(self)
        #if canImport(Darwin)
        var thread: pthread_t?
        #else
        var thread = pthread_t()
        #endif
        let code = pthread_create(&thread, &attributes, WorkQueue.help, queue.toOpaque())
        if code == 0 { return thread }
        queue.release()
        return nil
    }

    #if canImport(Darwin)
    private static let help: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = { queue in
        Unmanaged<WorkQueue>.fromOpaque(queue).takeRetainedValue().drain()
        return nil
    }
    #else
    private static let help: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { queue in
        if let queue { Unmanaged<WorkQueue>.fromOpaque(queue).takeRetainedValue().drain() }
        return nil
    }
    #endif
}
