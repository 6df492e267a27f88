package import Testing

/// Bounds how long a test runs, from its first line to its last, whatever threads it has to help it.
///
/// The time limit of the library begins before that: a test that waits for a thread, behind others that keep all of them
/// to wait for a compiler, is over its limit before it has begun. For the same reason a test with this limit does not
/// suspend.
package struct RunningTimeLimit: TestTrait, SuiteTrait, TestScoping {
    private let limit: Duration

    init(_ limit: Duration) { self.limit = limit }

    package var isRecursive: Bool { true }

    package func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        let start = ContinuousClock.now
        try await function()
        let time = ContinuousClock.now - start
        #expect(time <= limit)
    }
}

extension Trait where Self == RunningTimeLimit {
    package static func ends(within limit: Duration) -> Self { RunningTimeLimit(limit) }
}
