import JSON
import SourceText

/// The paths that a package names, of which none leads out of it.
struct PackagePaths {
    /// Where it is on disk; nil where it is in memory.
    private let folder: SourcePath?
    /// What the paths of its files begin with.
    private let prefix: String

    init(folder: SourcePath) {
        self.folder = folder
        prefix = ""
    }

    init(prefix: String) {
        folder = nil
        self.prefix = prefix
    }

    /// nil, and an error or a warning at the field, where it leads elsewhere.
    func named(
        _ name: String,
        _ value: JSONValue,
        mayBeRoot: Bool = false,
        orElse severity: Severity = .error,
        into diagnostics: inout DiagnosticBag
    ) -> PackageFolder.Named? {
        let parts = name.split(separator: "/").filter { $0 != "." }.map(String.init)
        let onDisk = folder.map { folder in parts.reduce(folder) { $0.appending($1) } }
        let isInside = folder.flatMap { folder in onDisk.map { Self.isInside($0, folder) } } ?? true
        guard mayBeRoot || !parts.isEmpty, !name.hasPrefix("/"), !parts.contains(".."), isInside else {
            let key = value.key?.text ?? "a path"
            let message = "“\(key)” leads out of the package and is not followed"
            diagnostics.add(Diagnostic(severity, .inputUnreadable, message, at: value.location))
            return nil
        }
        let path = onDisk ?? SourcePath(prefix + parts.joined(separator: "/"))
        return PackageFolder.Named(path: path, field: value.location)
    }

    /// Whether a file is in a folder, whatever links lie on the way. One that is not there leads nowhere.
    private static func isInside(_ file: SourcePath, _ folder: SourcePath) -> Bool {
        guard let file = FileStatus.realPath(file.typed), let folder = FileStatus.realPath(folder.typed) else {
            return true
        }
        return file == folder || file.hasPrefix(folder == "/" ? folder : folder + "/")
    }
}
