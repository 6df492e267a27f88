import Core
import Ingest
import Releases
import Translate
import WebModel

struct HistoryRequest {
    /// More would be a list that nobody reads, and each release is held in memory.
    static let mostReleases = 50

    enum Releases: Equatable {
        /// Oldest first.
        case named([String])
        /// The disk comes last.
        case tags(paths: [String])
    }

    private let releases: Releases
    private let reader: DiffReader
    private let project: Project
    private let last: Int

    init(_ project: Project, _ reader: DiffReader) throws(UsageError) {
        self.reader = reader
        self.project = project
        let words = project.arguments.inputs
        if words.count > 1 {
            releases = .named(words)
        } else {
            let paths = words.isEmpty ? project.configuration?.inputs ?? [] : words
            guard !paths.isEmpty, paths != [Inputs.sampleName] else {
                throw UsageError(
                    "a history needs releases",
                    suggestion: "name their files or folders, the oldest first, or one that git has in each release"
                )
            }
            for path in paths where path.hasPrefix("/") {
                throw UsageError(
                    "the repository has no path “\(path)”",
                    suggestion: "name a path below the current folder"
                )
            }
            releases = .tags(paths: paths)
        }
        guard words.count <= Self.mostReleases else {
            throw UsageError("a history has at most \(Self.mostReleases) releases")
        }
        let form = "it is a number from 2 to \(Self.mostReleases)"
        last =
            try project.arguments.value(DiffCommand.last, form: form) { text in
                Int(text).flatMap { (2...Self.mostReleases).contains($0) ? $0 : nil }
            } ?? Self.mostReleases
    }

    /// nil after an error.
    func history(into diagnostics: inout DiagnosticBag) -> ReleaseHistory? {
        let documents = Matrices(project).documents(into: &diagnostics)
        let translator = Pipeline.translator(from: documents, into: &diagnostics)
        guard let read = read(into: &diagnostics), !diagnostics.hasStoppingErrors else { return nil }
        guard read.count > 1 else {
            diagnostics.error(
                .changesHistory,
                "a history needs two releases, and there \(read.count == 1 ? "is one" : "is none")",
                at: nil,
                suggestion: "a shallow clone has no tags: fetch them"
            )
            return nil
        }
        let selection = project.arguments.selection
        let tags = Set(read.flatMap { $0.library.components.map(\.tag) }).sorted()
        let wanted = selection.isEmpty ? nil : Pipeline.tags(among: tags, matching: selection, into: &diagnostics)
        let tokens = TokenInputs(project, for: .paths([]))
        let prefix = GenerateOutput.tagPrefix(of: project)
        let decisions = project.decisions
        let steps = Workers.map(Array(zip(read, read.dropFirst()))) { old, new in
            // Diagnostics of each translation were reported when that release was new.
            var told = DiagnosticBag()
            let releases = ComparedReleases(
                from: old.library,
                to: new.library,
                by: translator,
                keeping: prefix,
                into: &told
            )
            var changes = releases.changes(renames: decisions.renames, tokens: releases.tokenChanges(tokens))
            changes.decide(decisions.severities)
            return ReleaseHistory.Step(
                from: old.name,
                to: new.name,
                changes: wanted.map { changes.selecting($0) } ?? changes
            )
        }
        return ReleaseHistory(library: read.last?.library.name, steps: steps)
    }

    // MARK: Reading

    private struct Release {
        let name: String
        let library: Library
    }

    private func read(into diagnostics: inout DiagnosticBag) -> [Release]? {
        switch releases {
        case .named(let paths):
            let named = Array(zip(paths, Self.names(of: paths)).suffix(last))
            return Workers.map(named, into: &diagnostics) { release, diagnostics in
                let (path, name) = release
                let library = Pipeline.library(from: .paths([path]), into: &diagnostics)
                return Release(name: library.version ?? name, library: library)
            }
        case .tags(let paths): return tagged(at: paths, into: &diagnostics)
        }
    }

    /// `1.0` and `2.0` of `lib/1.0/manifest.json` and `lib/2.0/manifest.json`
    static func names(of paths: [String]) -> [String] {
        let steps = paths.map { $0.split(separator: "/").filter { $0 != "." } }
        let least = steps.map(\.count).min() ?? 0
        func isShared(_ step: ([Substring]) -> Substring) -> Bool { Set(steps.map(step)).count == 1 }
        var start = 0
        while start < least - 1, isShared({ $0[start] }) { start += 1 }
        var end = 0
        while end < least - start - 1, isShared({ $0[$0.count - 1 - end] }) { end += 1 }
        return steps.map { $0[start..<($0.count - end)].joined(separator: "/") }
    }

    /// Adds the disk where it differs from the newest tag.
    private func tagged(at paths: [String], into diagnostics: inout DiagnosticBag) -> [Release]? {
        guard let git = reader.git(for: paths[0], "name the releases", into: &diagnostics),
            let tags = reader.releases(at: paths, git, into: &diagnostics)
        else { return nil }
        let disk = Pipeline.library(from: .paths(paths), into: &diagnostics)
        let newest = tags.tags.first.flatMap { try? DiffSides.inputs(of: $0.name, at: paths) }
        let isReleased = newest.map { GitInput.isSame($0, asAt: paths, for: .library, git) } ?? false
        let count = isReleased ? last : last - 1
        let reader = reader
        let names = tags.tags.prefix(count).reversed().map(\.name)
        let read = Workers.map(names) { name in
            // Nobody can change the sources of a release that is out.
            var told = DiagnosticBag()
            let side = try? DiffSides.inputs(of: name, at: paths)
            let library = side.map { reader.library(from: .git($0), into: &told) }
            return (name: name, library: library, problem: told.errors.sorted.first)
        }
        var releases: [Release] = []
        for release in read {
            if let library = release.library, release.problem == nil {
                releases.append(Release(name: release.name, library: library))
            } else {
                diagnostics.warning(
                    .changesHistory,
                    "\(release.name) is left out: \(release.problem?.message ?? "nothing can be read of it")",
                    at: release.problem?.location
                )
            }
        }
        if !isReleased {
            releases.append(Release(name: disk.version.map { "\($0), not tagged" } ?? "now", library: disk))
        }
        return releases
    }
}
