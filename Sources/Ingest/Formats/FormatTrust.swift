import WebModel

/// Degrees of trust in a format's word, for each kind of fact.
///
/// A format that knows something is heard before one that does not; only where two know different things the degrees
/// decide, and where these are equal the order of `InputFormats.all`.
struct FormatTrust: Sendable {
    /// Facts that a program wrote from the code, or people for this very purpose.
    let strong: SourceFacts
    /// Facts that people wrote beside the code, or a program copied from there.
    let fair: SourceFacts
    /// Facts that come with something else, and are often outdated or cut short.
    let weak: SourceFacts

    init(strong: SourceFacts = [], fair: SourceFacts = [], weak: SourceFacts = []) {
        self.strong = strong
        self.fair = fair
        self.weak = weak
    }

    /// Facts that the format has a place for.
    var facts: SourceFacts { strong.union(fair).union(weak) }

    /// The more, the further it is trusted; 0 where it has no place for the fact.
    func degree(for fact: SourceFacts) -> Int {
        if strong.isSuperset(of: fact) { return 3 }
        if fair.isSuperset(of: fact) { return 2 }
        return weak.isSuperset(of: fact) ? 1 : 0
    }
}
