/// Paths that can't all be there: two of one name, also where case makes no difference, or one in the place of the folder
/// of another.
enum PathCollisions {
    static func check(_ paths: [OutputPath]) throws(WorkspaceError) {
        var names: [String: OutputPath] = [:]
        names.reserveCapacity(paths.count)
        for path in paths {
            if let other = names.updateValue(path, forKey: path.folded) { throw .sameName(other, path) }
        }
        var checked: Set<Substring> = []
        for path in paths {
            let folded = path.folded
            // Each folder once: hundreds of files are in one.
            var end = folded.lastIndex(of: "/")
            while let slash = end, checked.insert(folded[..<slash]).inserted {
                if let other = names[String(folded[..<slash])] { throw .sameName(other, path) }
                end = folded[..<slash].lastIndex(of: "/")
            }
        }
    }
}
