/// Finds programs as a shell would, but never in the current folder.
package enum ProgramPath {
    package static func find(_ name: String, in searchPath: String) -> String? {
        searchPath.split(separator: ":").filter { $0.hasPrefix("/") }
            .lazy.map { "\($0)/\(name)" }
            .first(where: isExecutable)
    }

    private static func isExecutable(_ path: String) -> Bool {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return false }
        return access(path, X_OK) == 0
    }
}
