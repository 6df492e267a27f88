import Core

struct TokenLinks {
    enum Content {
        case missing
        /// Nothing but a reference to this token.
        case token(Int)
        case nowhere
        /// No reference is among them.
        case literal([ValuePart])
        case parts([ValuePart])
        case record([TokenContent.Field])
    }

    private(set) var contents: [Content] = []
    private(set) var references = IndexLists()
    private let sources: TokenSources
    private let mode: TokenMode

    /// Takes everything from the other appearance that must be the same there.
    init(
        _ sources: TokenSources,
        _ mode: TokenMode,
        after other: TokenLinks? = nil,
        reports: inout ReferenceReports
    ) {
        self.sources = sources
        self.mode = mode
        contents.reserveCapacity(sources.count)
        var targets: [Int] = []
        for token in 0..<sources.count {
            if let other, sources.isSameInBoth(token) {
                contents.append(other.contents[token])
                references.append(other.references[token])
                continue
            }
            targets.removeAll(keepingCapacity: true)
            let content = content(of: token, targets: &targets, reports: &reports)
            contents.append(content)
            references.append(targets)
        }
    }

    private func content(of token: Int, targets: inout [Int], reports: inout ReferenceReports) -> Content {
        guard let declaration = sources.declaration(of: token, in: mode) else { return .missing }
        switch declaration.content {
        case .parts(let parts):
            if let target = onlyTarget(of: parts, in: token, reports: &reports) {
                targets.append(target)
                return .token(target)
            }
            let hasReference = collect(from: parts, of: token, into: &targets, reports: &reports)
            guard hasReference else { return .literal(parts) }
            switch sources.followed(parts, in: token, mode) {
            case .token(let target): return .token(target)
            case .nothing: return .nowhere
            case .parts(let parts): return .parts(parts)
            }
        case .record(let fields):
            for field in fields { _ = collect(from: field.parts, of: token, into: &targets, reports: &reports) }
            return .record(fields)
        }
    }

    /// The way that most tokens go.
    private func onlyTarget(of parts: [ValuePart], in token: Int, reports: inout ReferenceReports) -> Int? {
        guard parts.count == 1, case .reference(let name, let fallback) = parts[0].kind,
            case .token(let target) = sources.meaning(of: name, fallback: fallback, in: token, mode)
        else { return nil }
        reports.checkSpelling(name, of: target, at: parts[0].location)
        return target
    }

    /// Whether there is a reference at all. Fallbacks count only where they are used.
    private func collect(
        from parts: [ValuePart],
        of token: Int,
        depth: Int = 0,
        into targets: inout [Int],
        reports: inout ReferenceReports
    ) -> Bool {
        // Parts that are nested deeper are refused where references are replaced.
        guard depth <= ReferenceExpansion.deepest else { return true }
        var hasReference = false
        for part in parts {
            switch part.kind {
            case .reference(let name, let fallback):
                hasReference = true
                let meaning = sources.meaning(of: name, fallback: fallback, in: token, mode)
                reports.check(name, fallback: fallback, at: part.location, in: token, mode, meaning)
                switch meaning {
                case .token(let target): targets.append(target)
                case .fallback(let fallback):
                    _ = collect(from: fallback, of: token, depth: depth + 1, into: &targets, reports: &reports)
                case .nothing: break
                }
            case .function(_, let inner), .parentheses(let inner):
                if collect(from: inner, of: token, depth: depth + 1, into: &targets, reports: &reports) {
                    hasReference = true
                }
            default: break
            }
        }
        return hasReference
    }
}
