import WebModel

/// How far a format's word counts, for each kind of fact.
///
/// A format that knows something is heard before one that does not; only where two know different things the degrees
/// decide, and where these are equal the order of `InputFormats.all`.
struct FormatTrust: Sendable {
    /// A program wrote it from the code, or people wrote it for this very purpose.
    let strong: SourceFacts
    /// People wrote it beside the code, or a program copied it from there.
    let fair: SourceFacts
    /// It comes with something else, and is often outdated or cut short.
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
