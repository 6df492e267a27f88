import Foundation
import TestSupport

/// Runs work on a thread with a stack as small as the system gives to a worker, whatever the tests themselves run on.
///
/// Without the optimizer the frames of the compiler are several times as large, and so is this stack then.
func onSmallStack<Value: Sendable>(_ work: @escaping @Sendable () -> Value) -> Value {
    #if DEBUG
    let size = 2048 * 1024
    #else
    let size = 512 * 1024
    #endif
    let isThere = DispatchSemaphore(value: 0)
    let result = Guarded<Value?>(nil)
    let thread = Thread {
        let value = work()
        result.withLock { $0 = value }
        isThere.signal()
    }
    thread.stackSize = size
    thread.start()
    isThere.wait()
    guard let value = result.withLock({ $0 }) else { preconditionFailure("the signal comes after the value") }
    return value
}
