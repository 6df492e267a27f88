import TestSupport
import Testing

@Suite("Waiting for other programs")
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
}
