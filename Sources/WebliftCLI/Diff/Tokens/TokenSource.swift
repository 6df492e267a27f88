import Core
import Ingest
import Tokens
import WebModel

struct TokenSource: Equatable {
    let inputs: TokenInputs
    /// nil on the disk.
    var revision: String?
    /// Nobody named the paths: a file that a revision does not have yet is no mistake.
    var isImplied = false

    /// nil without inputs.
    static func new(_ inputs: TokenInputs, at revision: String? = nil) -> TokenSource? {
        inputs.areNamed ? TokenSource(inputs: inputs, revision: revision) : nil
    }

    /// Falls back to the paths of the new side as the revision has them.
    static func old(_ named: [String], of side: DiffSides.Side, like new: TokenInputs) -> TokenSource? {
        guard named.isEmpty else {
            var inputs = new
            inputs.sources = named.map { .init(path: $0) }
            inputs.contrast = []
            inputs.isBundledSample = false
            return TokenSource(inputs: inputs, revision: side.revision)
        }
        guard let revision = side.revision, !new.sources.isEmpty else { return nil }
        return TokenSource(inputs: new, revision: revision, isImplied: true)
    }

    static func check(_ old: TokenSource?, _ new: TokenInputs, of library: Library) throws(UsageError) {
        guard old != nil, !new.areNamed, library.tokenFiles.isEmpty else { return }
        throw UsageError(
            "--old-tokens needs the tokens of the new release beside them",
            suggestion: "add --tokens PATH, or “tokens” in \(Configuration.defaultPath)"
        )
    }

    /// `weblift tokens` reports all diagnostics: here only errors that keep the tokens from being read.
    func resolved(by reader: DiffReader, into diagnostics: inout DiagnosticBag) -> ResolvedTokens {
        var told = DiagnosticBag()
        let resolved = reader.place(of: self, into: &told)
            .flatMap { Pipeline.resolvedTokens(from: inputs, $0, into: &told) }
        diagnostics.add(contentsOf: told.errors)
        return resolved ?? TokenGraphBuilder(inputs.settings).resolved([], into: &told)
    }
}

extension DiffSides.Side {
    /// nil on the disk, and before `DiffReader.resolved`.
    var revision: String? {
        switch self {
        case .inputs, .latestRelease: nil
        case .git(let inputs): inputs.first?.revision
        }
    }
}

extension DiffReader {
    /// nil after an error.
    fileprivate func place(of source: TokenSource, into diagnostics: inout DiagnosticBag) -> TokenFilePlace? {
        guard let revision = source.revision else { return .disk }
        return git(for: revision, into: &diagnostics).map { .revision(revision, $0, skipsMissing: source.isImplied) }
    }
}
