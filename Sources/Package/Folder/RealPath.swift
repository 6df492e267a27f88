import Core

/// Path with all links followed, so that two names of one folder are seen to be one.
package enum RealPath {
    package static func of(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
