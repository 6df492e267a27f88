import JSON
import SourceText

/// A folder whose `package.json` says where its manifest is.
struct PackageFolder {
    let manifest: SourcePath
    let identity: LibraryIdentity
    /// Where the package names the manifest.
    let field: SourceLocation

    /// nil where the folder's package names no manifest, or names one outside the folder, which is an error.
    init?(at folder: SourcePath, limits: InputLimits, into diagnostics: inout DiagnosticBag) {
        let path = folder.appending("package.json")
        // What is no file of that name is visited like anything else in the folder.
        guard (try? FileStatus(path: path.typed))?.kind == .file,
            let file = InputFile.read(path, limits: limits, into: &diagnostics)
        else { return nil }
        let prefix = folder.typed.hasSuffix("/") ? folder.typed : folder.typed + "/"
        self.init(file, at: folder, prefix: prefix, into: &diagnostics)
    }

    /// The same for a `package.json` that is in memory; `folder` is what the paths of its neighbours begin with.
    init?(_ file: SourceFile, folder: String, into diagnostics: inout DiagnosticBag) {
        self.init(file, at: nil, prefix: folder, into: &diagnostics)
    }

    private init?(
        _ file: SourceFile,
        at folder: SourcePath?,
        prefix: String,
        into diagnostics: inout DiagnosticBag
    ) {
        guard let document = JSONDocument.parse(file, into: &diagnostics),
            let field = document.root["customElements"]
        else { return nil }
        guard let name = field.string, !name.isEmpty else {
            diagnostics.error(.manifestShape, "“customElements” is not the path of a manifest", at: field.location)
            return nil
        }
        let parts = name.split(separator: "/").filter { $0 != "." }
        let isInside = folder.map { Self.isInside(parts.reduce($0) { $0.appending(String($1)) }, $0) } ?? true
        guard !parts.isEmpty, !name.hasPrefix("/"), !parts.contains(".."), isInside else {
            diagnostics.error(
                .inputUnreadable,
                "“customElements” leads out of the package and is not followed",
                at: field.location
            )
            return nil
        }
        manifest =
            folder.map { parts.reduce($0) { $0.appending(String($1)) } }
            ?? SourcePath(prefix + parts.joined(separator: "/"))
        identity = LibraryIdentity(package: document.root)
        self.field = field.location
    }

    /// Whether a file is in a folder, whatever links lie on the way. One that is not there leads nowhere.
    private static func isInside(_ file: SourcePath, _ folder: SourcePath) -> Bool {
        guard let file = FileStatus.realPath(file.typed), let folder = FileStatus.realPath(folder.typed) else {
            return true
        }
        return file.hasPrefix(folder == "/" ? folder : folder + "/")
    }
}
