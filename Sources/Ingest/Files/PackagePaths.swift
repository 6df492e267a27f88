import Core

/// The paths that a package, or another file, names for files in its folder; none leads out of it.
struct PackagePaths {
    /// Place of the folder on disk, or where it may be; nil for a folder in memory.
    private let folder: SourcePath?
    private let prefix: SourcePath
    private let whole: String

    init(folder: SourcePath) {
        self.folder = folder
        prefix = folder.appending("")
        whole = "the package"
    }

    init(prefix: String) {
        folder = nil
        self.prefix = SourcePath(typed: prefix, published: prefix)
        whole = "the package"
    }

    /// The paths of the folder that a file is in: of the disk, or of a revision.
    init(beside file: SourcePath) {
        func folder(_ path: String) -> String {
            let end = path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.utf8.lastIndex(of: UInt8(ascii: ":"))
            return end.map { String(path[...$0]) } ?? ""
        }
        prefix = SourcePath(typed: folder(file.typed), published: folder(file.published))
        self.folder = prefix.typed.isEmpty ? SourcePath(".") : prefix
        whole = "the folder of this file"
    }

    func named(
        _ name: String,
        _ value: JSONValue,
        mayBeRoot: Bool = false,
        orElse severity: Severity = .error,
        into diagnostics: inout DiagnosticBag
    ) -> PackageFolder.Named? {
        let parts = name.split(separator: "/").filter { $0 != "." }.map(String.init)
        let rest = parts.joined(separator: "/")
        let inside = SourcePath(typed: prefix.typed + rest, published: prefix.published + rest)
        let path = parts.isEmpty ? folder ?? inside : inside
        let isInside = folder.map { Self.isInside(path, $0) } ?? true
        guard mayBeRoot || !parts.isEmpty, !name.hasPrefix("/"), !parts.contains(".."), isInside else {
            let key = value.key?.text ?? "a path"
            let message = "“\(key)” leads out of \(whole) and is not followed"
            diagnostics.add(Diagnostic(severity, .inputUnreadable, message, at: value.location))
            return nil
        }
        return PackageFolder.Named(path: path, field: value.location)
    }

    /// Whether a file is in a folder, with links on the way followed. One that is not there leads nowhere.
    private static func isInside(_ file: SourcePath, _ folder: SourcePath) -> Bool {
        guard let file = FileStatus.realPath(file.typed), let folder = FileStatus.realPath(folder.typed) else {
            return true
        }
        return file == folder || file.hasPrefix(folder == "/" ? folder : folder + "/")
    }
}
