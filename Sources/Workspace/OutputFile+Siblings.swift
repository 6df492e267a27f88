extension [OutputFile] {
    /// The files, those of one folder that stand beside each other by themselves, so that the way to it is walked once.
    var siblings: [[OutputFile]] {
        var siblings: [[OutputFile]] = []
        for file in self {
            if let last = siblings.last?.last, last.path.isSibling(of: file.path) {
                siblings[siblings.count - 1].append(file)
            } else {
                siblings.append([file])
            }
        }
        return siblings
    }
}
