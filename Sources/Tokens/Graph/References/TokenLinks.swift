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
    /// The tokens that each refers to.
    private(set) var references: [[Int]] = []
    private let sources: TokenSources
    private let mode: TokenMode

    init(_ sources: TokenSources, _ mode: TokenMode, reports: inout ReferenceReports) {
        self.sources = sources
        self.mode = mode
        for token in 0..<sources.count {
            var targets: [Int] = []
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
