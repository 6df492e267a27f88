package import Testing

/// Bounds the processor time that a test takes on the thread that it runs on.
///
/// The time limit of the library goes by the clock, which runs before the test does: beside tests that wait for a
/// compiler, and keep the threads that it needs, it is over before the first line is reached.
package struct ProcessorTimeLimit: TestTrait, SuiteTrait, TestScoping {
    private let limit: Duration

    init(_ limit: Duration) { self.limit = limit }

    package var isRecursive: Bool { true }

    package func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        let start = ProcessorTime.ofThisThread
        try await function()
        guard let time = ProcessorTime.ofThisThread.since(start) else {
            Issue.record("a test that goes on in another thread can't be told from what else runs there")
            return
        }
        #expect(time <= limit)
    }
}

extension Trait where Self == ProcessorTimeLimit {
    package static func processorTime(atMost limit: Duration) -> Self { ProcessorTimeLimit(limit) }
}
