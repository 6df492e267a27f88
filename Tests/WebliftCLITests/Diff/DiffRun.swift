import Foundation
import TestSupport

/// Runs of `weblift diff` on the two releases of the sample.
enum DiffRun {
    static func sample(_ words: String...) async throws -> ProgramRun { try await sample(words) }

    static func sample(_ words: [String]) async throws -> ProgramRun {
        try await BuiltProgram.run(
            ["diff", "specs/elevate/1.0", "specs/elevate/2.0", "--quiet", "--fail-on", "never"] + words,
            in: Shared.project.path
        )
    }
}
