import Foundation
import TestSupport
import Testing

@Suite("The processor time of a test")
struct ProcessorTimeLimitTests {
    private static let much = Duration.milliseconds(50)
    private static let less = Duration.milliseconds(25)

    @Test("more than its limit is an issue of the test")
    func more() async throws {
        let test = try #require(Test.current)
        let limit: ProcessorTimeLimit = .processorTime(atMost: Self.less)
        await withKnownIssue {
            try await limit.provideScope(for: test, testCase: .current) { Self.work() }
        }
    }

    @Test("waiting for another thread that works is none of it")
    func waiting() async throws {
        let test = try #require(Test.current)
        let limit: ProcessorTimeLimit = .processorTime(atMost: Self.less)
        try await limit.provideScope(for: test, testCase: .current) {
            let isDone = DispatchSemaphore(value: 0)
            Thread.detachNewThread {
                Self.work()
                isDone.signal()
            }
            isDone.wait()
        }
    }

    private static func work() {
        let start = ProcessorTime.ofThisThread.duration
        while ProcessorTime.ofThisThread.duration - start <= much {}
    }
}
