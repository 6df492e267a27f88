import Foundation
import TestSupport
import Testing

/// Runs work on a thread with a stack as small as the system gives to a worker, whatever the tests themselves run on, and
/// expects it to take seconds at most.
///
/// Without the optimizer the frames of the compiler are several times as large, and so is this stack then.
func onSmallStack<Value: Sendable>(_ work: @escaping @Sendable () -> Value) -> Value {
    #if DEBUG
    let size = 2048 * 1024
    #else
    let size = 512 * 1024
    #endif
    let finished = Finished<Value>()
    let thread = Thread { finished.end(with: work(), after: .ofThisThread) }
    thread.stackSize = size
    thread.start()
    let (value, time) = finished.wait()
    // All that a new thread has had.
    #expect(time.duration < .seconds(5))
    return value
}

/// What a thread leaves for the one that waits for it.
private final class Finished<Value: Sendable>: @unchecked Sendable {
    private let isDone = DispatchSemaphore(value: 0)
    // Written before the signal and read after it.
    private var result: (Value, ProcessorTime)?

    func end(with value: Value, after time: ProcessorTime) {
        result = (value, time)
        isDone.signal()
    }

    func wait() -> (Value, ProcessorTime) {
        isDone.wait()
        guard let result else { preconditionFailure("the signal comes after the result") }
        return result
    }
}
