import Core

/// Files of a folder in memory: a manifest that a `package.json` among them names stands for its folder, as on disk.
struct PackageFiles {
    private let files: [SourceFile]
    /// Beginning of all paths that is no part of the names in the folder: a revision, an archive.
    private let prefix: String
    /// Whether the outermost package gives all files its name and version.
    private let isPackage: Bool

    init(_ files: [SourceFile], below prefix: String, isPackage: Bool = false) {
        self.files = files
        self.prefix = prefix
        self.isPackage = isPackage
    }

    func chosen(into diagnostics: inout DiagnosticBag) -> [InputSources.Input] {
        var rest = files
        var chosen: [InputSources.Input] = []
        var identity: LibraryIdentity?
        // The outer folders first: packages inside of a package with a manifest are not looked at.
        let packages = files.filter { SourcePath.lastComponent(of: plain($0)) == "package.json" }
            .sorted { ($0.path.typed.utf8.count, $0.path) < ($1.path.typed.utf8.count, $1.path) }
        for file in packages {
            let folder = String(file.path.typed.dropLast("package.json".count))
            guard rest.contains(where: { $0.path == file.path }),
                let package = PackageFolder(file, folder: folder, into: &diagnostics)
            else { continue }
            if identity == nil { identity = package.identity }
            guard let manifest = package.manifest else {
                let named = rest.filter { Self.isNamed($0.path.typed, by: package) }
                chosen += named.map { InputSources.Input(file: $0, origin: .part(package.identity)) }
                rest.removeAll { Self.isNamed($0.path.typed, by: package) }
                continue
            }
            rest.removeAll { $0.path.typed.hasPrefix(folder) }
            chosen += part(of: package, in: folder, besides: manifest.path)
            guard let file = files.first(where: { $0.path.typed == manifest.path.typed }) else {
                diagnostics.error(
                    .inputNotFound,
                    "there is no such file",
                    at: .start(of: manifest.path),
                    notes: [.init("the package names it here", at: manifest.field)]
                )
                continue
            }
            chosen.append(InputSources.Input(file: file, origin: .package(package.identity)))
        }
        let origin = identity.flatMap { isPackage ? InputCandidate.Origin.part($0) : nil } ?? .folder
        chosen += rest.map { InputSources.Input(file: $0, origin: origin) }
        return chosen.sorted { $0.file.path < $1.file.path }
    }

    private func part(
        of package: PackageFolder,
        in folder: String,
        besides manifest: SourcePath
    ) -> [InputSources.Input] {
        let folders = package.declarations.map { Self.folder($0) }
        return files.filter { file in
            let path = file.path.typed
            guard path != manifest.typed, path.hasPrefix(folder) else { return false }
            if Self.isNamed(path, by: package) { return true }
            return folders.contains(where: path.hasPrefix) && PackagePart.Content.declarations.includes(path)
        }
        .map { InputSources.Input(file: $0, origin: .part(package.identity)) }
    }

    private static func isNamed(_ path: String, by package: PackageFolder) -> Bool {
        if (package.others + package.docs).contains(where: { $0.path.typed == path }) { return true }
        return package.docs.contains { path.hasPrefix(folder($0)) } && PackagePart.Content.docs.includes(path)
    }

    private static func folder(_ named: PackageFolder.Named) -> String {
        let path = named.path.typed
        return path.hasSuffix("/") || path.isEmpty ? path : path + "/"
    }

    private func plain(_ file: SourceFile) -> String {
        String(file.path.typed.dropFirst(file.path.typed.hasPrefix(prefix) ? prefix.count : 0))
    }
}
