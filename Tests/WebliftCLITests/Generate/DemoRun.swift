import Foundation

/// What `make demo` does behind the build.
enum DemoRun {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    static func write(to folder: String) async throws -> ProgramRun {
        try await BuiltProgram.run(
            [BuiltProgram.path, folder],
            in: root.path,
            program: root.appending(path: "Scripts/demo.sh").path,
            timeLimit: 120
        )
    }
}
