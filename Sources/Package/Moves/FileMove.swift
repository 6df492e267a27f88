/// A file that goes from one place to another.
struct FileMove: Equatable {
    let old: OutputPath
    let new: OutputPath

    /// nil where a step takes no file anywhere.
    init?(_ step: PlanStep) {
        guard let origin = step.origin else { return nil }
        self.init(origin, to: step.path)
    }

    init(_ old: OutputPath, to new: OutputPath) {
        self.old = old
        self.new = new
    }

    /// Holds moves against each other: none may go where another one comes from.
    ///
    /// In some order they could all be made. But after a run that was killed among them, nobody could tell which file is
    /// which.
    static func check(_ moves: [FileMove]) throws(WorkspaceError) {
        let places = Dictionary(moves.map { ($0.old.folded, $0) }) { first, _ in first }
        for move in moves {
            // A file's own place under another spelling is in nobody's way.
            guard let other = places[move.new.folded], other != move else { continue }
            throw .taken(move.old.description, by: move.new)
        }
    }
}
