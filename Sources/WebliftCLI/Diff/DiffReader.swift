import Ingest
import SourceText
import WebModel

/// Reads one side of a comparison, from the disk or from git.
struct DiffReader: Sendable {
    /// Where git is looked for.
    let searchPath: String

    func library(from side: DiffSides.Side, into diagnostics: inout DiagnosticBag) -> Library {
        switch side {
        case .inputs(let inputs): return Pipeline.library(from: inputs, into: &diagnostics)
        case .git(let input):
            guard let git = GitProgram(searchPath: searchPath) else {
                let start = SourceLocation.start(of: SourcePath(input.name))
                diagnostics.error(.inputGit, "there is no git on the PATH", at: start)
                return Library()
            }
            return Ingestion.read(input, with: git, into: &diagnostics)
        }
    }
}
