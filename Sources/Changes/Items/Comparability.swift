import WebModel

/// What of two items can be compared, by what their sources can tell.
///
/// Where the same formats tell of both, all of it can. Docs and manifests tell the same in different ways: what docs
/// leave out is not gone, and prose is written anew.
struct Comparability {
    private let old: SourceKnowledge
    private let new: SourceKnowledge

    init(_ old: SourceKnowledge, _ new: SourceKnowledge) {
        self.old = old.subtracting(.cssStates)
        self.new = new.subtracting(.cssStates)
    }

    /// Whether both sides are told of by the same formats.
    var isFull: Bool { old == new }

    /// Whether a manifest tells of both: then flags that only manifests have are told of both.
    var haveManifests: Bool { old.contains(.manifest) && new.contains(.manifest) || isFull }
}
