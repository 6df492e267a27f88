import Foundation

/// Runs work on a thread with a stack as small as the system gives to a worker, whatever the tests themselves run on.
///
/// Without the optimizer the frames of the compiler are several times as large, and so is this stack then.
func onSmallStack<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
    #if DEBUG
    let size = 2048 * 1024
    #else
    let size = 512 * 1024
    #endif
    return await withCheckedContinuation { continuation in
        let thread = Thread { continuation.resume(returning: work()) }
        thread.stackSize = size
        thread.start()
    }
}
