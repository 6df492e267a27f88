import Foundation
import TestSupport
import Testing

@testable import Core

@Suite("How long a compiler may take")
struct CompilerPatienceTests {
    @Test("one that waits for a processor gets longer than one that computes, and not without end")
    func waiting() async throws {
        #expect(try await ending(of: "exec sleep 3", within: .seconds(2)) == .exit(0))
        #expect(try await ending(of: "exec sleep 60", within: .milliseconds(200)) == .timeLimit)
        let start = ContinuousClock.now
        #expect(try await ending(of: "while :; do :; done", within: .milliseconds(200)) == .timeLimit)
        #expect(ContinuousClock.now - start >= .milliseconds(200))
    }

    @Test("other programs have the time that is said")
    func impatient() async throws {
        #expect(try await ending(of: "exec sleep 60", within: .milliseconds(200), isPatient: false) == .timeLimit)
    }

    private func ending(
        of script: String,
        within limit: Duration,
        isPatient: Bool = true
    ) async throws -> ChildProcess.Ending {
        var shell = ChildProcess(program: "/bin/sh", arguments: ["-c", .value(script)], timeLimit: limit)
        shell.isPatient = isPatient
        return try await Waiting.forProgram { [shell] in try shell.run().ending }
    }
}
