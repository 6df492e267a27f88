import Core

/// Takes tokens after their dependencies and without recursion, as chains may be as long as they like.
struct ModeResolver {
    let sources: TokenSources
    let mode: TokenMode
    let links: TokenLinks
    let reader: ValueReader
    /// The links in light, where this is dark: they tell whether the two may differ.
    private let lightLinks: TokenLinks?

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
        besides lightLinks: TokenLinks? = nil
    ) {
        self.sources = sources
        self.mode = mode
        self.links = links
        self.reader = reader
        self.lightLinks = lightLinks
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

    private mutating func cut(_ token: Int, before first: Int) {
        isBroken[token] = true
        if case .token(first) = links.contents[token] { isCut[token] = true }
    }

    private mutating func finish(_ token: Int) {
        if links.references[token].contains(where: { isBroken[$0] }) { isBroken[token] = true }
        isAdaptive[token] = isDifferent(token)
        guard !isBroken[token] else { return }
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
        guard let lightLinks else { return false }
        return sources.holders[token].light != sources.holders[token].dark
            || links.references[token] != lightLinks.references[token]
            || links.references[token].contains { isAdaptive[$0] }
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

    private let references: [[Int]]
    private var nextRoot = 0
    /// Each token refers to the one behind it; and how many references of each are done.
    private var path: [Int] = []
    private var doneCounts: [Int] = []
    /// Place of each token in the path; -1 if it was not reached yet, -2 if it is finished.
    private var positions: [Int]

    init(_ references: [[Int]]) {
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
            let target = targets[done]
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
