extension [OutputPath] {
    /// The paths, those of one folder that stand beside each other by themselves, so that the way to it is walked once.
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
