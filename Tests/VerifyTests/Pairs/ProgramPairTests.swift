import Core
import Foundation
import TestSupport
import Testing

@testable import Verify

@Suite("Programs that must compile, and programs that must not", .startsCompiler, .needsSurface)
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

/// What the compiler says to many programs that know nothing of each other: each is a file of one module.
enum CompiledPrograms {
    struct Message: Sendable {
        let text: String
        let severity: CompilerMessage.Severity
        let verdict: ErrorVerdict
    }

    static func messages(to programs: Set<ProgramPair.Program>) async throws -> [ProgramPair.Program: [Message]] {
        var messages: [ProgramPair.Program: [Message]] = [:]
        let groups = Dictionary(grouping: programs) { "\($0.target) \($0.mode.rawValue)" }
        for (_, group) in groups.sorted(by: { $0.key < $1.key }) {
            let sorted = group.sorted { $0.text < $1.text }
            let found = try await said(to: sorted)
            messages.merge(found) { $1 }
            // The last passes of the compiler look at a module only where the first ones found no error.
            let rest = sorted.filter { found[$0] == nil }
            if !found.isEmpty, !rest.isEmpty { messages.merge(try await said(to: rest)) { $1 } }
        }
        return messages
    }

    private static func said(to programs: [ProgramPair.Program]) async throws -> [ProgramPair.Program: [Message]] {
        guard let first = programs.first, let target = DeploymentTarget(first.target) else { return [:] }
        var settings = CompilerSettings()
        settings.languageModes = [first.mode]
        let files = programs.enumerated().map { ("Sources/Programs/Program\($0).swift", $1.text) }
        let (result, folder) = try await PackageFolder.with(Dictionary(uniqueKeysWithValues: files)) { folder in
            (try await SharedSurface.check(folder.path, target: target, settings: settings), folder.path)
        }
        let known = SurfaceWords.all(in: try SharedSurface.text)
        var messages: [ProgramPair.Program: [Message]] = [:]
        let byFile = Dictionary(grouping: result.messages.map(\.message)) { $0.location?.file.typed ?? "" }
        for (number, program) in programs.enumerated() {
            let path = "\(folder)/Sources/Programs/Program\(number).swift"
            guard let said = byFile[path] else { continue }
            let file = CheckedFile(path: path, name: "", bytes: Array(program.text.utf8))
            let judge = ErrorJudge(
                [CheckedModule(name: "Programs", isTest: false, files: [file])],
                known: known,
                missing: said
            )
            messages[program] = zip(said, judge.verdicts(of: said)).map {
                Message(text: $0.message, severity: $0.severity, verdict: $1)
            }
        }
        return messages
    }
}
