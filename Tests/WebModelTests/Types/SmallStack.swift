import Foundation

/// Runs work on a thread with a stack as small as the system gives to a worker, whatever the tests themselves run on.
///
/// Without the optimizer the frames of the compiler are several times as large, and so is this stack then.
func onSmallStack<Value: Sendable>(_ work: @escaping @Sendable () -> Value) -> Value {
    #if DEBUG
    let size = 2048 * 1024
    #else
    let size = 512 * 1024
    #endif
    let result = LateResult<Value>()
    let thread = Thread { result.set(work()) }
    thread.stackSize = size
    thread.start()
    return result.wait()
}

/// What a thread leaves for the one that waits for it.
private final class LateResult<Value: Sendable>: @unchecked Sendable {
    private let isThere = DispatchSemaphore(value: 0)
    // Written before the signal and read after it.
    private var value: Value?

    func set(_ value: Value) {
        self.value = value
        isThere.signal()
    }

    func wait() -> Value {
        isThere.wait()
        guard let value else { preconditionFailure("the signal comes after the value") }
        return value
    }
}
