import Core
import Ingest

/// Place that the paths of token files lead to.
enum TokenFilePlace: Sendable {
    case disk
    /// Files that a revision of the repository had there. Files that it did not have yet are left out where a person
    /// did not name them.
    case revision(String, GitProgram, skipsMissing: Bool)

    /// The files at a path, and whether each is the very one that was named.
    func files(at path: String, into diagnostics: inout DiagnosticBag) -> [(file: SourceFile, isNamed: Bool)] {
        switch self {
        case .disk:
            return Ingestion.files(at: [path], for: .tokens, into: &diagnostics).map { ($0, $0.path.typed == path) }
        case .revision(let revision, let git, let skipsMissing):
            guard let input = GitInput(revision: revision, disk: path) else {
                let start = SourceLocation.start(of: SourcePath(path))
                diagnostics.error(.inputGit, "a revision has no path that is absolute", at: start)
                return []
            }
            guard !skipsMissing || input.exists(for: git) else { return [] }
            return Ingestion.files(at: input, for: .tokens, with: git, into: &diagnostics)
                .map { ($0, $0.path.typed == input.name) }
        }
    }
}
