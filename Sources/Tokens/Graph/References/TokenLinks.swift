import SourceText

/// What each token says and refers to in one appearance.
struct TokenLinks {
    enum Content {
        /// Nothing holds in this appearance.
        case missing
        /// Nothing but a reference to this token.
        case token(Int)
        /// Nothing but a reference that leads nowhere.
        case nowhere
        /// No reference is among them.
        case literal([ValuePart])
        case parts([ValuePart])
        case record([TokenContent.Field])
    }

    private(set) var contents: [Content] = []
    /// The tokens that the value of each depends on, in the order of the references.
    private(set) var references = IndexLists()
    private let sources: TokenSources
    private let mode: TokenMode

    init(_ sources: TokenSources, _ mode: TokenMode, reports: inout ReferenceReports) {
        self.sources = sources
        self.mode = mode
        contents.reserveCapacity(sources.count)
        var targets: [Int] = []
        for token in 0..<sources.count {
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

    /// Whether there is a reference at all. Fallbacks count only where they are used.
    private func collect(
        from parts: [ValuePart],
        of token: Int,
        depth: Int = 0,
        into targets: inout [Int],
        reports: inout ReferenceReports
    ) -> Bool {
        // What is nested deeper is refused where references are replaced.
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
