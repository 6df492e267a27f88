import WebModel

struct CauseContext {
    let changes: [Change]
    let pairs: [LibraryComparison.Pair]
    let translations: (old: TranslationsByTag, new: TranslationsByTag)
    let tagPrefixes: (old: String, new: String)
    /// Most seekers look at a few rules, and libraries have thousands of changes.
    private let byRule: [ChangeRule: [Int]]
    private let pairPositions: [String: Int]
    private(set) var explained: Set<Int> = []

    init(
        _ changes: [Change],
        _ pairs: [LibraryComparison.Pair],
        translations: (old: TranslationsByTag, new: TranslationsByTag),
        tagPrefixes: (old: String, new: String)
    ) {
        self.changes = changes
        self.pairs = pairs
        self.translations = translations
        self.tagPrefixes = tagPrefixes
        byRule = changes.withUnsafeBufferPointer { changes in
            Dictionary(grouping: changes.indices) { changes[$0].rule }
        }
        pairPositions = Dictionary(pairs.enumerated().map { ($1.new.tag, $0) }) { first, _ in first }
    }

    func open(_ rules: [ChangeRule]) -> [Int] {
        let found = rules.flatMap { byRule[$0] ?? [] }.filter { !explained.contains($0) }
        return rules.count == 1 ? found : found.sorted()
    }

    var open: [Int] { changes.indices.filter { !explained.contains($0) } }

    /// nil for a component that came or went.
    func pair(of tag: String) -> LibraryComparison.Pair? { pairPositions[tag].map { pairs[$0] } }

    /// Sorted, each once.
    func tags(of effects: [Int]) -> [String] { Set(effects.map { changes[$0].tag }).sorted() }

    mutating func explain(_ effects: [Int]) { explained.formUnion(effects) }
}

protocol CauseSeeker: Sendable {
    /// Proposes causes of changes that no other cause explains: see `CauseContext.open`.
    func proposals(in context: CauseContext) -> [CauseProposal]
}

struct CauseProposal {
    let cause: ChangeCause
    let effects: [Int]
}

extension CauseProposal {
    init(_ kind: ChangeCause.Kind, _ sentence: String, evidence: [ChangeCause.Evidence], effects: [Int]) {
        self.init(cause: ChangeCause(kind: kind, sentence: sentence, evidence: evidence), effects: effects)
    }
}
