import Foundation
import TestSupport
import Testing

@Suite("The committed sample in out/")
struct GeneratedSampleTests {
    private let folder = TemporaryFolder()

    /// What `make demo` does behind the build.
    static func demo(to folder: String) async throws -> ProgramRun {
        try await BuiltProgram.run(
            [BuiltProgram.path, folder],
            in: Shared.project.path,
            program: Shared.project.appending(path: "Scripts/demo.sh").path,
            timeLimit: 120
        )
    }

    @Test("is what the program writes today, file by file")
    func isFresh() async throws {
        try await Self.demo(to: folder.path("out")).exits(0)
        let written = try folder.contents(of: "out")
        let committed = try FolderContents(Shared.project.appending(path: "out"))
        let stale = committed.differences(from: written)
        #expect(stale.isEmpty, "out/ is stale, “make demo” renews it:\n\(stale.joined(separator: "\n"))")
    }

    @Test("files that are missing, that are too many and that differ are told by name")
    func differences() throws {
        for name in ["old/same", "new/same", "old/b/gone", "new/b/added", "old/.build/x", "new/.DS_Store"] {
            try folder.write("x", to: name)
        }
        try folder.write("1", to: "old/changed")
        try folder.write("2", to: "new/changed")
        let old = try folder.contents(of: "old")
        let new = try folder.contents(of: "new")
        #expect(
            old.differences(from: new) == ["missing: b/added", "not written any more: b/gone", "different: changed"]
        )
        #expect(old.differences(from: old) == [])
        let absent = try folder.contents(of: "absent")
        #expect(absent.differences(from: absent) == [] && absent.differences(from: old).count == 3)
    }
}
