import Foundation
import SourceText
import Testing

@testable import Verify

@Suite("A compiler that crashes")
struct CompilerCrashTests {
    /// A program in place of the compiler, which crashes on each file with a certain word and finds a mistake in each other one.
    private static let compiler = """
        #!/bin/sh
        while [ $# -gt 0 ]; do
            case "$1" in -primary-filelist) list=$2 ;; -filelist) all=$2 ;; esac
            shift
        done
        while read -r file; do
            grep -q CRASH "$file" && kill -SEGV $$
            echo "$file:1:1: error: a mistake"
        done < "${list:-$all}"
        exit 1
        """

    @Test("is told with the file, and all other files are checked")
    func division() throws {
        let files = (0..<20).map { number in
            ("Sources/M/File\(number).swift", number == 7 || number == 12 ? "// CRASH" : "let a = 1")
        }
        let result = try PackageFolder.with(Dictionary(uniqueKeysWithValues: files)) { folder in
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
            return try Verification(setup.with(settings), jobs: 1).check(folder.path, progress: { _ in })
        }
        #expect(result.messages.count == 18)
        let unfinished = result.modules.flatMap(\.unfinished).map { SourcePath.lastComponent(of: $0.typed) }
        #expect(Set(unfinished) == ["File7.swift", "File12.swift"])
        var diagnostics = DiagnosticBag()
        result.report(isStrict: false, into: &diagnostics)
        let crashes = diagnostics.sorted.filter { $0.id == .verifyCrash }
        #expect(crashes.map(\.severity) == [.error, .error])
        #expect(crashes.allSatisfy { $0.location != nil })
    }
}
