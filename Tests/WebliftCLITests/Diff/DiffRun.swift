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

extension TemporaryFolder {
    /// Writes two manifests and compares them in this process.
    func diff(_ old: String, _ new: String, _ words: [String] = []) throws -> ConsoleRun {
        try write(old, to: "old.json")
        try write(new, to: "new.json")
        return ConsoleRun(["diff", path("old.json"), path("new.json")] + words)
    }
}

extension SmallLibrary {
    /// An apple with flags of these names.
    static func apple(_ flags: [String], package: String? = nil) -> String {
        manifest(component("acme-apple", flags.map { field($0, "boolean") }), package: package)
    }
}
