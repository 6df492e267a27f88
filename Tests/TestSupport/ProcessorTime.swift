import Foundation

/// How long a thread has had a processor: not how long it has waited for one, nor for anything else.
package struct ProcessorTime {
    package let duration: Duration
    private let thread: pthread_t

    /// Of the thread that asks.
    package static var ofThisThread: ProcessorTime {
        var time = timespec()
        let status = clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        precondition(status == 0, "every thread has a clock of its own")
        return ProcessorTime(
            duration: .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec)),
            thread: pthread_self()
        )
    }

    /// What has been added since `start`, which only its own thread can tell.
    package func since(_ start: ProcessorTime) -> Duration? {
        pthread_equal(thread, start.thread) != 0 ? duration - start.duration : nil
    }
}
