import TestSupport
import Testing

@Suite("How long a test runs")
struct RunningTimeLimitTests {
    @Test("is an issue where it is more than the limit")
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

    @Test("is none where it is less")
    func less() async throws {
        let test = try #require(Test.current)
        let limit: RunningTimeLimit = .ends(within: .seconds(60))
        try await limit.provideScope(for: test, testCase: .current) {}
    }
}
