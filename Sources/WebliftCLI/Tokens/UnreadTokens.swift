import Core
import WebModel

extension TokenInputs {
    /// Says which tokens of a library do not count, because others are named. `revision` has the named ones; nil on the
    /// disk.
    func reportUnread(of library: Library, at revision: String? = nil, into diagnostics: inout DiagnosticBag) {
        guard areNamed, !library.tokenFiles.isEmpty else { return }
        let named = sources.map { source in
            Self.place(of: revision.map { "\($0):\(source.path)" } ?? source.path)
        }
        for unread in library.tokenFiles {
            let place = Self.place(of: unread.file.path.typed)
            guard !named.contains(where: { place == $0 || place.hasPrefix($0 + "/") }) else { continue }
            diagnostics.note(
                .registryNotRead,
                "“cssVars” are design tokens, and are not read, because other files of tokens are named",
                at: unread.place,
                suggestion: "name this file beside them"
            )
        }
    }

    /// `./` is the current folder in a revision.
    private static func place(of path: String) -> String {
        if let place = FileStatus.realPath(path) { return place }
        let parts = path.split(separator: ":", maxSplits: 1)
        guard parts.count == 2, parts[1].hasPrefix("./") else { return path }
        return "\(parts[0]):\(parts[1].dropFirst(2))"
    }
}
