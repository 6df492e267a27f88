import Foundation
import TestSupport
import Testing

@testable import Verify

@Suite(
    "Programs that must compile, and programs that must not",
    .startsCompiler,
    .needsSurface
)
struct ProgramPairTests {
    /// Compiled at once, for all subjects.
    private static let messages = Task {
        let pairs = try ProgramPair.subjects.flatMap(ProgramPair.all)
        return try await CompiledPrograms.messages(to: Set(pairs.flatMap { [$0.right, $0.wrong] }))
    }

    @Test("what a sentence of the documentation allows has no message", arguments: ProgramPair.subjects)
    func right(subject: String) async throws {
        for pair in try ProgramPair.all(of: subject) {
            let said = try await Self.messages.value[pair.right] ?? []
            #expect(said.map(\.text) == [], "\(pair.sentence)")
        }
    }

    @Test("what it forbids is wrong, for that reason", arguments: ProgramPair.subjects)
    func wrong(subject: String) async throws {
        for pair in try ProgramPair.all(of: subject) {
            let said = try await Self.messages.value[pair.wrong] ?? []
            #expect(
                said.contains {
                    $0.verdict == .wrong && $0.severity == pair.severity && $0.text.contains(pair.message)
                },
                "\(pair.sentence): \(said.map { "\($0.severity), \($0.verdict): \($0.text)" })"
            )
        }
    }

    @Test("there are three hundred at least, each for another sentence, with its page")
    func count() throws {
        let pairs = try ProgramPair.subjects.flatMap(ProgramPair.all)
        #expect(pairs.count >= 300)
        #expect(Set(pairs.map(\.sentence)).count == pairs.count)
        #expect(pairs.allSatisfy { $0.page.contains("/") || $0.page.contains(".") }, "\(pairs.map(\.page))")
    }
}
