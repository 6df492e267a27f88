import Core

/// Takes tokens after their dependencies and without recursion, as chains may be as long as they like.
struct ModeResolver {
    let sources: TokenSources
    let mode: TokenMode
    let links: TokenLinks
    let reader: ValueReader
    /// The other appearance, from which everything is taken that is the same.
    private let settled: ResolvedMode?

    private(set) var values: [TokenValue?]
    private(set) var types: [TokenType?]
    private(set) var ends: [Int]
    /// Whether it is in a cycle, behind one, or behind a reference that leads nowhere.
    var isBroken: [Bool]
    private(set) var isAdaptive: [Bool]
    /// Whether the next token of a chain would lead back into it.
    private var isCut: [Bool]
    var expansions: [Int: ReferenceExpansion] = [:]
    var remainingParts: Int
    var diagnostics = DiagnosticBag()

    init(
        _ sources: TokenSources,
        _ mode: TokenMode,
        links: TokenLinks,
        reader: ValueReader,
        after settled: ResolvedMode?
    ) {
        self.sources = sources
        self.mode = mode
        self.links = links
        self.reader = reader
        self.settled = settled
        values = Array(repeating: nil, count: sources.count)
        types = Array(repeating: nil, count: sources.count)
        ends = Array(0..<sources.count)
        isBroken = Array(repeating: false, count: sources.count)
        isAdaptive = isBroken
        isCut = isBroken
        remainingParts = 1_000_000 + 20 * sources.count
    }

    /// Calls `cycle` with the tokens of each cycle, in the order of their references.
    mutating func resolve(_ cycle: (ArraySlice<Int>) -> Void) {
        var order = ReferenceOrder(links.references)
        while let step = order.next() {
            switch step {
            case .finished(let token): finish(token)
            case .cycle(let tokens):
                cycle(tokens)
                if let last = tokens.last { cut(last, before: tokens[tokens.startIndex]) }
            }
        }
    }

    /// The next token of the chain of each; nil where it ends.
    var nextOfChains: [Int?] {
        links.contents.indices.map { token in
            if case .token(let next) = links.contents[token], !isCut[token] { next } else { nil }
        }
    }

    func expansion(ofEnd token: Int) -> ReferenceExpansion? {
        expansions[token] ?? (isAdaptive[token] ? nil : settled?.expansions[token])
    }

    private mutating func cut(_ token: Int, before first: Int) {
        isBroken[token] = true
        if case .token(first) = links.contents[token] { isCut[token] = true }
    }

    private mutating func finish(_ token: Int) {
        if links.references[token].contains(where: { isBroken[$0] }) { isBroken[token] = true }
        isAdaptive[token] = isDifferent(token)
        guard !isBroken[token] else { return }
        if let settled, !isAdaptive[token] { return take(token, from: settled) }
        let declaration = sources.declaration(of: token, in: mode)
        types[token] = declaration?.type
        switch links.contents[token] {
        case .missing: break
        case .nowhere: isBroken[token] = true
        case .token(let target):
            ends[token] = ends[target]
            types[token] = declaration?.type ?? types[target]
            values[token] = value(of: target, as: declaration?.type, in: token)
        case .literal(let parts): values[token] = read(.parts(parts), as: declaration?.type, in: token)
        case .parts(let parts):
            expansions[token] = expanded(parts, in: token)
            values[token] = expansions[token].flatMap { read(.parts($0.parts), as: declaration?.type, in: token) }
        case .record(let fields): values[token] = record(fields, as: declaration?.type, in: token)
        }
    }

    private func isDifferent(_ token: Int) -> Bool {
        guard let settled else { return false }
        return sources.holders[token].light != sources.holders[token].dark
            || links.references[token] != settled.references[token]
            || links.references[token].contains { isAdaptive[$0] }
    }

    private mutating func take(_ token: Int, from settled: ResolvedMode) {
        values[token] = settled.values[token]
        types[token] = settled.types[token]
        ends[token] = settled.ends[token]
        isBroken[token] = settled.isBroken[token]
    }
}

/// Walks through tokens so that each comes after the tokens that it refers to. Needs no recursion.
struct ReferenceOrder: IteratorProtocol {
    enum Step {
        /// Token after all tokens that it refers to, except for references that the cycles cut off.
        case finished(Int)
        /// The last one refers to the first one.
        case cycle(ArraySlice<Int>)
    }

    private let references: IndexLists
    private var nextRoot = 0
    /// Each token refers to the one behind it; and how many references of each are done.
    private var path: [Int] = []
    private var doneCounts: [Int] = []
    /// Place of each token in the path; -1 if it was not reached yet, -2 if it is finished.
    private var positions: [Int]

    init(_ references: IndexLists) {
        self.references = references
        positions = Array(repeating: -1, count: references.count)
    }

    mutating func next() -> Step? {
        while true {
            guard let token = path.last else {
                while nextRoot < positions.count, positions[nextRoot] != -1 { nextRoot += 1 }
                guard nextRoot < positions.count else { return nil }
                enter(nextRoot)
                continue
            }
            let targets = references[token]
            let done = doneCounts[path.count - 1]
            guard done < targets.count else {
                path.removeLast()
                doneCounts.removeLast()
                positions[token] = -2
                return .finished(token)
            }
            doneCounts[path.count - 1] += 1
            let target = targets[targets.startIndex + done]
            if positions[target] >= 0 { return .cycle(path[positions[target]...]) }
            if positions[target] == -1 { enter(target) }
        }
    }

    private mutating func enter(_ token: Int) {
        positions[token] = path.count
        path.append(token)
        doneCounts.append(0)
    }
}

struct ResolvedMode {
    let references: IndexLists
    let values: [TokenValue?]
    let types: [TokenType?]
    let ends: [Int]
    let isBroken: [Bool]
    let expansions: [Int: ReferenceExpansion]

    init(_ resolver: ModeResolver) {
        references = resolver.links.references
        values = resolver.values
        types = resolver.types
        ends = resolver.ends
        isBroken = resolver.isBroken
        expansions = resolver.expansions
    }
}
