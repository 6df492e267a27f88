import JSON
import SourceText

/// Files of a folder that are in memory: where a `package.json` among them names a manifest, that stands for its folder,
/// as it does for a folder on disk.
struct PackageFiles {
    private let files: [SourceFile]

    init(_ files: [SourceFile]) {
        self.files = files
    }

    func chosen(
        into diagnostics: inout DiagnosticBag
    ) -> [(file: SourceFile, origin: InputCandidate.Origin)] {
        var rest = files
        var chosen: [(file: SourceFile, origin: InputCandidate.Origin)] = []
        // The outer folders first: what is inside of a package is not looked at.
        let packages = files.filter { SourcePath.lastComponent(of: Self.plain($0)) == "package.json" }
            .sorted { ($0.path.typed.utf8.count, $0.path) < ($1.path.typed.utf8.count, $1.path) }
        for file in packages {
            let folder = String(file.path.typed.dropLast("package.json".count))
            guard rest.contains(where: { $0.path == file.path }),
                let package = PackageFolder(file, folder: folder, into: &diagnostics)
            else { continue }
            rest.removeAll { $0.path.typed.hasPrefix(folder) }
            guard let manifest = files.first(where: { $0.path.typed == package.manifest.typed }) else {
                diagnostics.error(
                    .inputNotFound,
                    "there is no such file",
                    at: .start(of: package.manifest),
                    notes: [.init("the package names it here", at: package.field)]
                )
                continue
            }
            chosen.append((manifest, .package(package.identity)))
        }
        return (chosen + rest.map { ($0, .folder) }).sorted { $0.file.path < $1.file.path }
    }

    /// The path without the revision in front of it.
    private static func plain(_ file: SourceFile) -> String {
        String(file.path.typed.drop { $0 != ":" }.dropFirst())
    }
}
