import Core
import Package
import Releases
import SwiftModel
import Tokens
import Translate
import WebModel

struct ReleaseSearch {
    let request: GenerateRequest
    /// Generated once more, for a second run finds only the new release in the folder.
    let former: ReadRelease
    /// nil where nobody names it.
    let app: AppSources?

    func lines(
        in plan: WritePlan,
        of generation: Generation,
        _ contents: PackageContents,
        _ session: inout Session
    ) -> [AffectedLine] {
        let folder = request.settings.output
        let own = OwnLines(plan, of: generation, in: folder, module: contents.names.module)
        let others = own.beside(into: &session.diagnostics) + (app?.files(outside: folder) ?? [])
        guard !others.isEmpty || !own.edited(former: [:]).isEmpty else { return [] }
        let former = formerFiles(session)
        let files = own.edited(former: former) + others
        let search = LineSearch(
            from: own.before(former: former),
            to: own.now,
            in: files,
            shims: contents.shims,
            of: contents.swift
        )
        return search.lines(into: &session.diagnostics)
    }

    /// Diagnostics were reported when the release was new.
    private func formerFiles(_ session: Session) -> [OutputPath: [UInt8]] {
        var told = session.renewed()
        guard
            let contents = request.contents(of: former, since: nil, &told),
            let generation = request.generation(of: contents, &told)
        else { return [:] }
        return Dictionary(generation.files.map { ($0.path, $0.bytes) }) { first, _ in first }
    }
}

struct AppSources {
    private let folder: String
    private let files: [SourceFile]

    init(_ folder: String, into diagnostics: inout DiagnosticBag) {
        self.folder = folder
        files = SwiftFolder.search(folder, into: &diagnostics)
    }

    /// The package may be part of the app, and is looked through by itself.
    func files(outside package: String) -> [LineSearch.OwnFile] {
        let package = FileStatus.realPath(package).map { $0 + "/" }
        let root = FileStatus.realPath(folder)
        return files.compactMap { file in
            // No link is followed below the folder.
            let below = file.path.typed.dropFirst(folder.count)
            if let package, let root, (root + below).hasPrefix(package) { return nil }
            return LineSearch.OwnFile(file, isInside: false)
        }
    }
}
