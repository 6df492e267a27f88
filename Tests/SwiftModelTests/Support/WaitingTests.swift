import TestSupport
import Testing

@Suite("Waiting for other programs, and how long a test runs")
struct WaitingTests {
    private struct Failure: Error {}

    @Test("what is expected in the meantime is expected of the test that waits")
    func issues() async {
        await withKnownIssue {
            try await Waiting.forProgram { #expect(Bool(false)) }
        }
    }

    @Test("an error comes through, and the next has its turn all the same")
    func errors() async throws {
        for _ in 0..<100 { await #expect(throws: Failure.self) { try await Waiting.forProgram { throw Failure() } } }
        let answer = try await Waiting.forProgram { 1 }
        #expect(answer == 1)
    }

    // MARK: Limits

    @Test("a running time is an issue where it is more than the limit")
    func more() async throws {
        let test = try #require(Test.current)
        let limit: RunningTimeLimit = .ends(within: .milliseconds(25))
        await withKnownIssue {
            try await limit.provideScope(for: test, testCase: .current) {
                let start = ContinuousClock.now
                while ContinuousClock.now - start <= .milliseconds(25) {}
            }
        }
    }

    @Test("a running time is no issue where it is less")
    func less() async throws {
        let test = try #require(Test.current)
        let limit: RunningTimeLimit = .ends(within: .seconds(60))
        try await limit.provideScope(for: test, testCase: .current) {}
    }
}
