extension [OutputPath] {
    /// The paths in groups: paths of one folder that follow each other share a group, so that the way to it is walked
    /// once.
    var siblings: [[OutputPath]] {
        var siblings: [[OutputPath]] = []
        for path in self {
            if let last = siblings.last?.last, last.isSibling(of: path) {
                siblings[siblings.count - 1].append(path)
            } else {
                siblings.append([path])
            }
        }
        return siblings
    }
}
