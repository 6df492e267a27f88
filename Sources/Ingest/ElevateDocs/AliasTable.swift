import SourceText
import WebModel

/// Which types the aliases of a set of docs stand for, seen from each page.
///
/// What a page says itself counts there. For all other aliases the other pages are asked, those that do not
/// contradict themselves about the alias; if they agree, that is the answer, and if they don't, there is none.
struct AliasTable {
    /// What the other pages say.
    enum Answer {
        case none
        case agreed(ValueCandidate)
        /// The pages contradict each other; the places of two that do.
        case disagreed([SourceLocation])
    }

    private let pages: [DocsPage]
    /// By name, what pages without contradictions say.
    private var witnesses: [String: [(page: Int, candidate: ValueCandidate)]] = [:]
    /// By name, which values the properties of the type take where no page defines the alias.
    private var usages: [String: [(page: Int, candidate: ValueCandidate)]] = [:]

    init(_ pages: [DocsPage]) {
        self.pages = pages
        for index in pages.indices {
            let lists = Dictionary(grouping: pages[index].properties.flatMap(\.aliasUsages), by: \.name)
            let defined = Dictionary(grouping: pages[index].aliases, by: \.name)
            for name in Set(lists.keys).union(defined.keys).sorted() {
                let definitions = (defined[name] ?? []).map { candidate($0, page: index) }
                let listed = (lists[name] ?? []).map { candidate($0, page: index) }
                guard let agreed = Self.agreed(definitions + listed) else { continue }
                if definitions.isEmpty {
                    usages[name, default: []].append((index, agreed))
                } else {
                    witnesses[name, default: []].append((index, agreed))
                }
            }
        }
    }

    /// What the other pages say about an alias.
    func answer(_ name: String, for page: Int) -> Answer {
        for table in [witnesses, usages] {
            let told = (table[name] ?? []).filter { $0.page != page }.map(\.candidate)
            guard let first = told.first else { continue }
            if let agreed = Self.agreed(told) { return .agreed(agreed) }
            let other = told.first { !$0.agrees(with: first) }
            return .disagreed([first.place] + (other.map { [$0.place] } ?? []))
        }
        return .none
    }

    /// What a page itself says about an alias, in its order.
    func definitions(_ name: String, on page: Int) -> [ValueCandidate] {
        pages[page].aliases.filter { $0.name == name }.map { candidate($0, page: page) }
    }

    /// A type with the aliases that a page knows replaced.
    func resolved(_ type: WebType, on page: Int) -> WebType {
        type.resolvingReferences { name in
            if let own = chosenDefinition(name, on: page) { return own }
            if case .agreed(let candidate) = answer(name, for: page) { return candidate.type }
            return nil
        }
    }

    func candidate(_ definition: AliasDefinition, page: Int) -> ValueCandidate {
        ValueCandidate(
            type: plainlyResolved(definition.type, except: definition.name, on: page),
            areMemberNames: definition.areMemberNames,
            place: definition.place
        )
    }

    /// The narrowest of the definitions that a page has for a name.
    private func chosenDefinition(_ name: String, on page: Int) -> WebType? {
        var chosen: ValueCandidate?
        for candidate in definitions(name, on: page) {
            guard let before = chosen else {
                chosen = candidate
                continue
            }
            chosen = before.agrees(with: candidate) ? before.preferred(over: candidate) : before.narrower(than: candidate)
        }
        return chosen?.type
    }

    /// Resolves with the first definition of each name, of the page itself or else of the first that has one.
    ///
    /// The witnesses are made with it, so that it can't ask them.
    private func plainlyResolved(_ type: WebType, except alias: String, on page: Int) -> WebType {
        type.resolvingReferences { name in
            guard name != alias else { return nil }
            if let own = pages[page].aliases.first(where: { $0.name == name }) { return own.type }
            return pages.lazy.compactMap { page in page.aliases.first { $0.name == name } }.first?.type
        }
    }

    private static func agreed(_ candidates: [ValueCandidate]) -> ValueCandidate? {
        guard var chosen = candidates.first else { return nil }
        for candidate in candidates.dropFirst() {
            guard chosen.agrees(with: candidate) else { return nil }
            chosen = chosen.preferred(over: candidate)
        }
        return chosen
    }
}
