import WebModel

/// What tells of something that is gone, or new, whether it is the same as another.
struct RenameCandidate {
    let name: String
    /// The name without what a library puts before it; nil where names have no such thing.
    var bareName: String?
    /// Type, default and the like as one text; nil where nothing is told, which is no likeness.
    var shape: String?
    var prose: String?
    var attribute: String?
    var className: String?
    /// What the matrix makes of it.
    var members: [String] = []
    /// The names that the text of its deprecation says to use.
    var deprecationNames: [String] = []
}
