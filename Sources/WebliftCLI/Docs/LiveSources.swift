import Core
import Ingest
import Package
import Reports

struct LiveSources: Equatable {
    private let places: [String]
    /// Folder of the configuration that names the places; nil where the command line does, which may name any.
    private let project: String?

    init(_ project: Project) {
        let named = project.arguments.all(DocsCommand.live)
        places = named.isEmpty ? project.configuration?.live ?? [] : named
        self.project = named.isEmpty ? project.configuration?.folder : nil
    }

    /// nil where no place is named, and after an error.
    func read(into diagnostics: inout DiagnosticBag) throws(UsageError) -> LiveLibrary? {
        guard !places.isEmpty else { return nil }
        var sources: [LiveLibrary.Source] = []
        var folders: [String] = []
        for place in places {
            guard !place.contains("://") else {
                sources.append(.address(try Self.address(place)))
                continue
            }
            try checkProject(place)
            let file = try Self.file(place)
            let folder = FolderName.withoutSlash(file.folder)
            if !folders.contains(folder) { folders.append(folder) }
            let number = (folders.firstIndex(of: folder) ?? 0) + 1
            sources.append(.copy(try Self.path(of: file.name, in: number)))
        }
        let copies = folders.enumerated().flatMap { index, folder in
            Self.copies(of: folder, number: index + 1, into: &diagnostics)
        }
        return diagnostics.hasErrors ? nil : LiveLibrary(sources: sources, copies: copies)
    }

    private static func address(_ text: String) throws(UsageError) -> WebAddress {
        if let address = WebAddress(text) { return address }
        throw UsageError(
            "“\(TerminalText.line(text))” is no address that a page of the site loads",
            suggestion: "name one that begins with https://, without a user name, quotes or spaces"
        )
    }

    /// A configuration may come from a stranger: nothing beside its project becomes part of a site.
    private func checkProject(_ place: String) throws(UsageError) {
        guard let project, let found = FileStatus.realPath(place) else { return }
        if let root = FileStatus.realPath(project.isEmpty ? "." : project),
            found == root || found.hasPrefix(FolderName.withoutSlash(root) + "/")
        {
            return
        }
        throw UsageError(
            "“\(TerminalText.line(place))” is not in the project: “live” of a configuration names its own files",
            suggestion: "name it on the command line: --live \(TerminalText.line(place))"
        )
    }

    // MARK: Files

    private static let endings = [
        ".js", ".mjs", ".css", ".json", ".svg", ".png", ".jpg", ".jpeg", ".gif", ".webp", ".avif", ".woff", ".woff2",
        ".ttf",
    ]
    private static let limits = FolderReading.Limits(fileCount: 5_000, size: 32 << 20)
    private static let firstScripts = ["index.js", "index.mjs"]

    /// Takes the first script of a folder.
    private static func file(_ place: String) throws(UsageError) -> (folder: String, name: String) {
        let isFile = [".js", ".mjs", ".css"].contains(where: place.hasSuffix)
        if isFile, Ingestion.exists(place) { return FolderName.split(place) }
        guard Ingestion.exists(place) else {
            throw UsageError(
                "there is nothing at “\(TerminalText.line(place))”",
                suggestion: "build the web library first"
            )
        }
        let folder = FolderName.withoutSlash(place)
        guard let name = firstScripts.first(where: { Ingestion.exists("\(folder)/\($0)") }) else {
            throw UsageError(
                "“\(TerminalText.line(place))” has no index.js",
                suggestion: "name the script that defines the components: --live \(TerminalText.line(folder))/NAME.js"
            )
        }
        return (folder, name)
    }

    private static func path(of name: String, in number: Int) throws(UsageError) -> OutputPath {
        if let path = try? OutputPath(parts: ["\(number)", name]) { return path }
        throw UsageError("“\(TerminalText.line(name))” cannot be the name of a file of the site")
    }

    /// Copies the folder as a whole, because scripts load others.
    private static func copies(
        of folder: String,
        number: Int,
        into diagnostics: inout DiagnosticBag
    ) -> [LiveLibrary.Copy] {
        let reading = FolderReading(folder, suffixes: endings, limits: limits)
        let place = SourcePath(folder)
        for problem in reading.problems {
            let text = problem.message(limits, "not copied")
            report(problem.path, text, in: place, isError: problem.path.isEmpty, into: &diagnostics)
        }
        return reading.files.compactMap { file in
            let parts = file.path.split(separator: "/").map(String.init)
            guard parts.count + 5 <= OutputPath.mostParts, let path = try? OutputPath(parts: ["\(number)"] + parts)
            else {
                report(file.path, "no file of the site can have this name", in: place, into: &diagnostics)
                return nil
            }
            return LiveLibrary.Copy(path: path, bytes: file.bytes)
        }
    }

    private static func report(
        _ path: String,
        _ message: String,
        in folder: SourcePath,
        isError: Bool = false,
        into diagnostics: inout DiagnosticBag
    ) {
        let place = SourceLocation.start(of: path.isEmpty ? folder : folder.appending(path))
        let text = "the live components lack this file: \(message)"
        diagnostics.add(Diagnostic(isError ? .error : .warning, .docsLiveIncomplete, text, at: place))
    }
}

extension SiteEdition {
    /// The site of a version, beside the versions that a folder has already; nil for a version that cannot be the name
    /// of a folder.
    init?(version: String, beside ledger: Ledger?) {
        var others: [String: [String]] = [:]
        for entry in ledger?.entries ?? [] where entry.state == .present && entry.home == nil {
            let parts = entry.path.parts
            guard let other = Self.version(ofKind: entry.identity.kind), parts.last?.hasSuffix(".html") == true else {
                continue
            }
            others[other, default: []].append(parts.dropFirst(Self.folder.count + 1).joined(separator: "/"))
        }
        self.init(version: version, others: others)
    }
}
