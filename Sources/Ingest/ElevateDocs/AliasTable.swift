import Core
import WebModel

/// Meanings of type aliases, seen from each page: its own definitions count. For other aliases the pages of the set
/// must agree, except pages that contradict themselves about the alias.
struct AliasTable {
    /// The most aliases that are put into one type. Chains of aliases are short, except for chains made to take time;
    /// only a set with far more aliases than a library has is held shorter still.
    private let mostAliasesInType: Int

    enum Answer {
        case none
        case agreed(ValueCandidate)
        /// The pages contradict each other; the places of two that do.
        case disagreed([SourceLocation])
    }

    /// Definitions by page and name, in the order of the page.
    private let definitions: [[String: [AliasDefinition]]]
    private let first: [String: AliasDefinition]
    private var answers: [String: Answer] = [:]
    /// Narrowest candidate of each page for each name.
    private var chosen: [[String: ValueCandidate]]
    private(set) var contradictions: [[Diagnostic]]

    init(_ pages: [DocsPage]) {
        definitions = pages.map { Dictionary(grouping: $0.aliases, by: \.name) }
        first = Dictionary(pages.flatMap(\.aliases).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        mostAliasesInType = max(8, min(64, 20_000 / max(1, first.count)))
        chosen = pages.map { _ in [:] }
        contradictions = pages.map { _ in [] }
        var witnesses: [String: [ValueCandidate]] = [:]
        // Values listed by properties of the type stand in for an alias that no page defines.
        var usages: [String: [ValueCandidate]] = [:]
        for (index, page) in pages.enumerated() {
            let lists = Dictionary(grouping: page.properties.flatMap(\.aliasUsages), by: \.name)
            for name in Set(lists.keys).union(definitions[index].keys).sorted() {
                let defined = (definitions[index][name] ?? []).map { candidate($0, page: index) }
                choose(among: defined, name, on: index)
                let listed = (lists[name] ?? []).map { candidate($0, page: index) }
                guard let agreed = (defined + listed).agreed else { continue }
                if defined.isEmpty {
                    usages[name, default: []].append(agreed)
                } else {
                    witnesses[name, default: []].append(agreed)
                }
            }
        }
        for (name, told) in usages { answers[name] = Self.answer(told) }
        for (name, told) in witnesses { answers[name] = Self.answer(told) }
    }

    func answer(_ name: String) -> Answer { answers[name] ?? .none }

    func own(_ name: String, on page: Int) -> ValueCandidate? { chosen[page][name] }

    func resolved(_ type: WebType, on page: Int) -> WebType {
        resolved(type) { name in
            if let own = own(name, on: page) { return own.type }
            if case .agreed(let candidate) = answer(name) { return candidate.type }
            return nil
        }
    }

    private func resolved(_ type: WebType, _ meaning: (String) -> WebType?) -> WebType {
        var remaining = mostAliasesInType
        return type.resolvingReferences { name in
            guard remaining > 0 else { return nil }
            remaining -= 1
            return meaning(name)
        }
    }

    private func candidate(_ definition: AliasDefinition, page: Int) -> ValueCandidate {
        ValueCandidate(
            type: plainlyResolved(definition.type, except: definition.name, on: page),
            areMemberNames: definition.areMemberNames,
            place: definition.place
        )
    }

    private mutating func choose(among told: [ValueCandidate], _ name: String, on page: Int) {
        var contradiction: Diagnostic?
        chosen[page][name] = told.reconciled { winner, loser in
            contradiction = contradiction ?? winner.contradiction(of: loser, about: name)
        }
        if let contradiction { contradictions[page].append(contradiction) }
    }

    /// Resolves with first definitions: the answers of the set are made with it, so that it can't ask for them.
    private func plainlyResolved(_ type: WebType, except alias: String, on page: Int) -> WebType {
        resolved(type) { $0 == alias ? nil : (definitions[page][$0]?.first ?? first[$0])?.type }
    }

    private static func answer(_ told: [ValueCandidate]) -> Answer {
        if let agreed = told.agreed { return .agreed(agreed) }
        guard let first = told.first, let other = told.first(where: { !$0.agrees(with: first) }) else { return .none }
        return .disagreed([first.place, other.place])
    }
}

struct ValueCandidate {
    /// Resolved.
    let type: WebType
    let areMemberNames: Bool
    let place: SourceLocation

    var literals: [WebType.Literal] { type.literals ?? [] }

    /// Whether both name the same values, in any order; a member and its value on the wire count as the same.
    func agrees(with other: ValueCandidate) -> Bool {
        guard type.literals != nil, other.type.literals != nil else { return type == other.type }
        if Set(literals) == Set(other.literals) { return true }
        guard areMemberNames || other.areMemberNames else { return false }
        return Set(literals.map(\.folded)) == Set(other.literals.map(\.folded))
    }

    /// The better of two that agree: the one that tells the values on the wire.
    func preferred(over other: ValueCandidate) -> ValueCandidate {
        areMemberNames && !other.areMemberNames ? other : self
    }

    /// The narrower of two that contradict each other; of two as narrow, the later one, which is nearer to the item.
    func narrower(than other: ValueCandidate) -> ValueCandidate {
        guard type.literals != nil else { return other }
        guard other.type.literals != nil else { return self }
        return literals.count < other.literals.count ? self : other
    }
}

extension ValueCandidate {
    func contradiction(of other: ValueCandidate, about name: String) -> Diagnostic {
        Diagnostic(
            .warning,
            .docsConflict,
            "sources contradict each other about the values of \(code: name); the narrower ones count: \(type)",
            at: place,
            notes: [Diagnostic.Note("here they are \(other.type)", at: other.place)]
        )
    }
}

extension [ValueCandidate] {
    /// The candidate that counts; `contradiction` gets each that wins over another, and that one.
    func reconciled(_ contradiction: (ValueCandidate, ValueCandidate) -> Void) -> ValueCandidate? {
        guard var chosen = first else { return nil }
        for candidate in dropFirst() {
            if chosen.agrees(with: candidate) {
                chosen = chosen.preferred(over: candidate)
                continue
            }
            let winner = chosen.narrower(than: candidate)
            contradiction(winner, winner.place == candidate.place ? chosen : candidate)
            chosen = winner
        }
        return chosen
    }

    /// The candidate that counts where no two contradict each other.
    fileprivate var agreed: ValueCandidate? {
        var areAgreed = true
        let chosen = reconciled { _, _ in areAgreed = false }
        return areAgreed ? chosen : nil
    }
}

extension WebType.Literal {
    /// The value without case and dashes, in which `TopStart` and `top-start` are the same.
    var folded: String {
        switch self {
        case .string(let text): MemberName.folded(text)
        case .number(let text), .bigint(let text): text
        case .boolean(let value): value ? "true" : "false"
        }
    }
}
