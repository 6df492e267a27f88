import WebModel

/// Degrees of trust in a format's word: they decide where two that know something differ, and where these are equal the
/// order of `InputFormats.all`. A format that knows something is heard before one that does not.
struct FormatTrust: Sendable {
    /// Facts that a program wrote from the code, or people for this very purpose.
    var strong: SourceFacts = []
    /// Facts that people wrote beside the code, or a program copied from there.
    var fair: SourceFacts = []
    /// Facts that come with something else, and are often outdated or cut short.
    var weak: SourceFacts = []

    var facts: SourceFacts { strong.union(fair).union(weak) }

    /// Says 0 where the format has no place for the fact.
    func degree(for fact: SourceFacts) -> Int {
        if strong.isSuperset(of: fact) { return 3 }
        if fair.isSuperset(of: fact) { return 2 }
        return weak.isSuperset(of: fact) ? 1 : 0
    }
}
