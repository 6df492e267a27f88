import Foundation

/// Work that waits for other programs, on a thread of its own: the threads that tests run on go on with other tests.
///
/// Not more of it is done at once than the machine has cores. A compiler takes a core for a minute; others don't wait for
/// that.
package enum Waiting {
    /// For what ends in a moment.
    package static func forProgram<Value: Sendable>(
        _ body: @escaping @Sendable () throws -> Value
    ) async throws -> Value {
        try await run(behind: programs, body)
    }

    /// For a compiler, or for what starts one after the other: a package is checked in less time by one of them than by
    /// several, each of which reads all of it.
    package static func forCompiler<Value: Sendable>(
        _ body: @escaping @Sendable () throws -> Value
    ) async throws -> Value {
        try await run(behind: compilers, body)
    }

    private static let programs = Gate(width: ProcessInfo.processInfo.activeProcessorCount)
    private static let compilers = Gate(width: ProcessInfo.processInfo.activeProcessorCount)

    private static func run<Value: Sendable>(
        behind gate: Gate,
        _ body: @escaping @Sendable () throws -> Value
    ) async throws -> Value {
        await gate.enter(first: KeepsGoing.isOn)
        let result = await OwnThread().result(of: body)
        await gate.leave()
        return try result.get()
    }
}

/// Work on a thread of its own that is still done by the task of the test: what it expects is expected of that test.
private actor OwnThread {
    private let executor = ThreadExecutor()

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    func result<Value>(of body: @Sendable () throws -> Value) -> Result<Value, any Error> { Result { try body() } }
}

/// Starts a thread for each job, of which there is one: nothing here suspends.
private final class ThreadExecutor: SerialExecutor {
    func enqueue(_ job: UnownedJob) {
        let thread = Thread { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
        // What reads deeply nested input needs as much on every thread.
        thread.stackSize = 8 << 20
        thread.start()
    }
}

/// Lets in so many at once: first those that keep going, each group in the order in which they came.
private actor Gate {
    private var free: Int
    private var first: [CheckedContinuation<Void, Never>] = []
    private var others: [CheckedContinuation<Void, Never>] = []

    init(width: Int) { free = width }

    func enter(first isFirst: Bool) async {
        guard free == 0 else {
            free -= 1
            return
        }
        await withCheckedContinuation { if isFirst { first.append($0) } else { others.append($0) } }
    }

    func leave() {
        if !first.isEmpty {
            first.removeFirst().resume()
        } else if !others.isEmpty {
            others.removeFirst().resume()
        } else {
            free += 1
        }
    }
}
