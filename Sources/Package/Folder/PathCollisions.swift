/// Paths that can't all be there: two of one name, also where case makes no difference, or one in the place of the folder
/// of another.
enum PathCollisions {
    static func check(_ paths: [OutputPath]) throws(WorkspaceError) {
        var names: [String: OutputPath] = [:]
        names.reserveCapacity(paths.count)
        let folded = paths.map(\.folded)
        for (path, name) in zip(paths, folded) {
            if let other = names.updateValue(path, forKey: name) { throw .sameName(other, path) }
        }
        var checked: Set<Substring> = []
        let slash = UInt8(ascii: "/")
        for (path, folded) in zip(paths, folded) {
            // Each folder once: hundreds of files are in one.
            var end = folded.utf8.lastIndex(of: slash)
            while let place = end, checked.insert(folded[..<place]).inserted {
                if let other = names[String(folded[..<place])] { throw .sameName(other, path) }
                end = folded[..<place].utf8.lastIndex(of: slash)
            }
        }
    }
}
