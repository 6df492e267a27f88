import Core
import Ingest
import Releases
import WebModel

struct DiffReader: Sendable {
    let searchPath: String

    func library(from side: DiffSides.Side, into diagnostics: inout DiagnosticBag) -> Library {
        switch side {
        case .inputs(let inputs): return Pipeline.library(from: inputs, into: &diagnostics)
        case .git(let inputs):
            guard let git = git(for: inputs.first?.name ?? "", into: &diagnostics) else { return Library() }
            return read(inputs, git, into: &diagnostics)
        case .latestRelease: return Library()
        }
    }

    /// Names and reports the latest release for the old side, where nobody names another. `tokens` are of the new side.
    func resolved(_ sides: DiffSides, tokens: TokenInputs, into diagnostics: inout DiagnosticBag) -> DiffSides {
        guard case .latestRelease(let paths) = sides.old,
            let git = git(for: paths[0], "name OLD, a file or a folder", into: &diagnostics),
            let inputs = latestRelease(at: paths, tokens, git, into: &diagnostics)
        else { return sides }
        var sides = sides
        sides.old = .git(inputs)
        return sides
    }

    /// The tag tells the version where no source does.
    private func read(_ inputs: [GitInput], _ git: GitProgram, into diagnostics: inout DiagnosticBag) -> Library {
        var library = Ingestion.read(inputs, with: git, into: &diagnostics)
        if library.version == nil {
            library.version = inputs.first.flatMap { ReleaseTag($0.revision) }.map { "\($0.version)" }
        }
        return library
    }

    /// nil where there is none, which is reported at `name`, a path or a revision.
    func git(for name: String, _ suggestion: String? = nil, into diagnostics: inout DiagnosticBag) -> GitProgram? {
        let git = GitProgram(searchPath: searchPath)
        if git == nil {
            let start = SourceLocation.start(of: SourcePath(name))
            diagnostics.error(.inputGit, "there is no git on the PATH", at: start, suggestion: suggestion)
        }
        return git
    }

    /// Reports the release. nil after an error.
    private func latestRelease(
        at paths: [String],
        _ tokens: TokenInputs,
        _ git: GitProgram,
        into diagnostics: inout DiagnosticBag
    ) -> [GitInput]? {
        guard let releases = releases(at: paths, git, into: &diagnostics) else { return nil }
        let start = SourceLocation.start(of: SourcePath(paths[0]))
        for release in releases.tags {
            guard let inputs = try? DiffSides.inputs(of: release.name, at: paths) else { break }
            // The release of the current commit is itself the new side, unless something changed since.
            if releases.current.contains(release.name), GitInput.isSame(inputs, asAt: paths, for: .library, git),
                tokens.isSame(asIn: release.name, git)
            {
                continue
            }
            diagnostics.note(.changesBaseline, "compared with \(release.name), the latest release tag", at: start)
            return inputs
        }
        diagnostics.error(
            .inputGit,
            "no tag of a former release is in the history of the current commit",
            at: start,
            suggestion: "name OLD, or --git REF; a shallow clone has no tags: fetch them"
        )
        return nil
    }

    /// Newest first; has the tags of the current commit, too. nil after an error.
    func releases(
        at paths: [String],
        _ git: GitProgram,
        into diagnostics: inout DiagnosticBag
    ) -> (tags: [ReleaseTag], current: Set<String>)? {
        let start = SourceLocation.start(of: SourcePath(paths[0]))
        let tags: GitTags
        do throws(GitFailure) {
            tags = try GitTags(git)
        } catch {
            diagnostics.error(
                .inputGit,
                error.message,
                at: start,
                notes: error.words.map { Diagnostic.Note($0) },
                suggestion: "name OLD, a file or a folder"
            )
            return nil
        }
        var ignored = DiagnosticBag()
        let name = Pipeline.library(from: .paths(paths), into: &ignored).name
        guard let releases = ReleaseTag.releases(of: name, among: tags.names) else {
            diagnostics.error(
                .inputGit,
                "the release tags are of several packages, and none is of this library",
                at: start,
                suggestion: "name one with --git TAG"
            )
            return nil
        }
        return (releases, tags.current)
    }
}

extension TokenInputs {
    fileprivate func isSame(asIn revision: String, _ git: GitProgram) -> Bool {
        let paths = sources.map(\.path) + contrast
        let inputs = paths.compactMap { GitInput(revision: revision, disk: $0) }
        return paths.isEmpty || GitInput.isSame(inputs, asAt: paths, for: .tokens, git)
    }
}

/// `v1.4.0`, `1.4.0`, `acme-ui-v1.4.0`, `@acme/ui@1.4.0`
struct ReleaseTag: Equatable {
    let name: String
    /// Stands before the version in a repository with several packages.
    let package: String
    let version: SemanticVersion

    /// nil for a tag that ends in no version, and for a pre-release.
    init?(_ name: String) {
        let starts = name.indices.filter { index in
            name[index].isNumber && (index == name.startIndex || !name[name.index(before: index)].isNumber)
        }
        let found = starts.lazy.compactMap { start in
            SemanticVersion(String(name[start...])).map { (start, $0) }
        }
        guard let (start, version) = found.first, version.preRelease.isEmpty else { return nil }
        var package = name[..<start]
        if package.hasSuffix("v") { package.removeLast() }
        guard package.last.map({ "@-_/".contains($0) }) ?? true else { return nil }
        self.name = name
        self.package = String(package.dropLast())
        self.version = version
    }

    /// Newest first. Without a name, takes tags that name no package. nil where the tags are of several packages and
    /// nothing says which is meant.
    static func releases(of library: String?, among names: [String]) -> [ReleaseTag]? {
        let tags = names.compactMap(ReleaseTag.init)
        let packages = Set(tags.map(\.package))
        let short = library?.split(separator: "/").last.map(String.init)
        let wanted = [library, short, ""].compactMap(\.self).first(where: packages.contains)
        guard let package = wanted ?? (packages.count < 2 ? packages.first ?? "" : nil) else { return nil }
        return tags.filter { $0.package == package }.sorted { ($1.version, $1.name) < ($0.version, $0.name) }
    }
}
