import Foundation
import TestSupport
import Testing

@testable import Core
@testable import Verify

@Suite("A compiler that comes to no end")
struct CompilerCrashTests {
    /// A program in place of the compiler, which crashes on each file with a certain word, computes without end on one with another, and
    /// finds a mistake in each other one.
    private static let compiler = """
        #!/bin/sh
        while [ $# -gt 0 ]; do
            case "$1" in -primary-filelist) list=$2 ;; -filelist) all=$2 ;; esac
            shift
        done
        while read -r file; do
            grep -q CRASH "$file" && kill -SEGV $$
            grep -q SLOW "$file" && while :; do :; done
            echo "$file:1:1: error: a mistake"
        done < "${list:-$all}"
        exit 1
        """

    private static func result(
        _ files: [String: String],
        within limit: Duration = Verification.usualTimeLimit
    ) throws -> VerificationResult {
        try PackageFolder.with(files) { folder in
            try folder.write(Self.compiler, to: "compiler")
            let compiler = folder.path + "/compiler"
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: compiler)
            var settings = CompilerSettings()
            settings.languageModes = [.swift6]
            let setup = CompilerSetup(
                frontend: compiler,
                identity: [UUID().uuidString],
                options: [],
                scratch: folder.path,
                hasTesting: false,
                hasAppleMacros: false
            )
            var verification = Verification(try setup.with(settings), jobs: 1)
            verification.timeLimit = limit
            return try verification.check(folder.path, progress: { _ in })
        }
    }

    private static func files(_ count: Int, _ words: [Int: String]) -> [String: String] {
        let files = (0..<count).map { ("Sources/M/File\($0).swift", words[$0].map { "// \($0)" } ?? "let a = 1") }
        return Dictionary(uniqueKeysWithValues: files)
    }

    private static func unfinished(_ result: VerificationResult, isSlow: Bool) -> Set<String> {
        let files = result.modules.flatMap(\.unfinished).filter { $0.isSlow == isSlow }
        return Set(files.compactMap(\.path).map { SourcePath.lastComponent(of: $0.typed) })
    }

    @Test("is told with the file, and all other files are checked")
    func division() throws {
        let result = try Self.result(Self.files(20, [7: "CRASH", 12: "CRASH"]))
        #expect(result.messages.count == 18)
        #expect(Self.unfinished(result, isSlow: false) == ["File7.swift", "File12.swift"])
        var diagnostics = DiagnosticBag()
        result.report(isStrict: false, into: &diagnostics)
        let crashes = diagnostics.sorted.filter { $0.id == .verifyCrash }
        #expect(crashes.map(\.severity) == [.error, .error])
        #expect(crashes.allSatisfy { $0.location != nil })
    }

    @Test("and computes for too long is told as not known, with the file, and all other files are checked")
    func slow() async throws {
        let result = try await Waiting.forProgram {
            try Self.result(Self.files(8, [1: "SLOW", 6: "CRASH"]), within: .milliseconds(1500))
        }
        #expect(result.messages.count == 6)
        #expect(Self.unfinished(result, isSlow: true) == ["File1.swift"])
        #expect(Self.unfinished(result, isSlow: false) == ["File6.swift"])
        #expect(result.uncheckedCount == 2)
        for isStrict in [false, true] {
            var diagnostics = DiagnosticBag()
            result.report(isStrict: isStrict, into: &diagnostics)
            let told = diagnostics.sorted.filter { $0.id == .verifyTimeLimit }
            #expect(told.map(\.severity) == [isStrict ? .error : .warning])
            #expect(told.allSatisfy { $0.location?.file.typed.hasSuffix("/File1.swift") ?? false })
        }
    }
}

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
