import Foundation
import TestSupport

/// What `make demo` does behind the build.
enum DemoRun {
    static func write(to folder: String) async throws -> ProgramRun {
        try await BuiltProgram.run(
            [BuiltProgram.path, folder],
            in: Shared.project.path,
            program: Shared.project.appending(path: "Scripts/demo.sh").path,
            timeLimit: 120
        )
    }
}
