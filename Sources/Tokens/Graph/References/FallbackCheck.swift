import Core

/// Nothing uses fallbacks, but they tell of values that were copied once and stayed behind.
struct FallbackCheck {
    private struct Comparison {
        let token: Int
        let name: TokenName
        let fallback: [ValuePart]
        let location: SourceLocation
        let isWholeValue: Bool
    }

    private let sources: TokenSources
    private var light: ModeResolver
    private var dark: ModeResolver
    private(set) var diagnostics = DiagnosticBag()
    /// Fallbacks that fit in one appearance and can't in the other: in files of the usual form, all of them.
    private var oneSided: (first: SourceLocation, count: Int)?

    init(_ sources: TokenSources, light: ModeResolver, dark: ModeResolver) {
        self.sources = sources
        self.light = light
        self.dark = dark
        for token in 0..<sources.count { check(token) }
        if let oneSided { reportOneSided(oneSided.count, first: oneSided.first) }
    }

    private mutating func check(_ token: Int) {
        let holders = sources.holders[token]
        if let both = holders.light, holders.light == holders.dark {
            let modes: [TokenMode] = dark.isAdaptive[token] ? [.light, .dark] : [.light]
            check(sources.declarations[both].content, of: token, in: modes)
        } else {
            for mode in TokenMode.allCases {
                guard let holder = holders[mode] else { continue }
                check(sources.declarations[holder].content, of: token, in: [mode])
            }
        }
    }

    private mutating func check(_ content: TokenContent, of token: Int, in modes: [TokenMode]) {
        switch content {
        case .parts(let parts): check(parts, of: token, in: modes, isWholeValue: parts.count == 1)
        case .record(let fields):
            for field in fields { check(field.parts, of: token, in: modes, isWholeValue: false) }
        }
    }

    private mutating func check(
        _ parts: [ValuePart],
        of token: Int,
        in modes: [TokenMode],
        isWholeValue: Bool,
        depth: Int = 0
    ) {
        guard depth <= ReferenceExpansion.deepest else { return }
        for part in parts {
            switch part.kind {
            case .reference(let name, let fallback?):
                let comparison = Comparison(
                    token: token,
                    name: name,
                    fallback: fallback,
                    location: part.location,
                    isWholeValue: isWholeValue
                )
                compare(comparison, in: modes)
            case .function(_, let inner), .parentheses(let inner):
                check(inner, of: token, in: modes, isWholeValue: false, depth: depth + 1)
            default: break
            }
        }
    }

    private mutating func compare(_ comparison: Comparison, in modes: [TokenMode]) {
        // The author of the fallback could not know the value of an override.
        if let target = sources.names.place(of: comparison.name), !sources.holders[target].replaced.isEmpty { return }
        let differing = modes.filter { isDifferent(comparison, in: $0) }
        guard !differing.isEmpty else { return }
        if differing.count < modes.count {
            let others = oneSided ?? (comparison.location, 0)
            oneSided = (min(others.first, comparison.location), others.count + 1)
        } else {
            let mode = modes.count == 1 && dark.isAdaptive[comparison.token] ? " in \(modes[0].rawValue)" : ""
            diagnostics.warning(
                .tokensFallback,
                "the fallback of \(code: comparison.name) differs from its value\(mode); the fallback is not used",
                at: comparison.location,
                notes: notes(on: comparison, in: differing[0])
            )
        }
    }

    private mutating func isDifferent(_ comparison: Comparison, in mode: TokenMode) -> Bool {
        switch mode {
        case .light: Self.isDifferent(comparison, in: &light)
        case .dark: Self.isDifferent(comparison, in: &dark)
        }
    }

    private static func isDifferent(_ comparison: Comparison, in resolver: inout ModeResolver) -> Bool {
        guard let target = target(of: comparison, in: resolver), let value = resolver.values[target],
            !resolver.isSaid(comparison.fallback, of: target),
            let fallback = resolver.quietValue(
                of: .parts(comparison.fallback),
                as: resolver.types[target],
                in: comparison.token
            )
        else { return false }
        return !fallback.isSame(as: value)
    }

    private static func target(of comparison: Comparison, in resolver: ModeResolver) -> Int? {
        if comparison.isWholeValue, case .token(let target) = resolver.links.contents[comparison.token] {
            return target
        }
        let meaning = resolver.sources.meaning(
            of: comparison.name,
            fallback: comparison.fallback,
            in: comparison.token,
            resolver.mode
        )
        if case .token(let target) = meaning { return target }
        return nil
    }

    private func notes(on comparison: Comparison, in mode: TokenMode) -> [Diagnostic.Note] {
        guard let target = sources.names.place(of: comparison.name),
            let declaration = sources.declaration(of: target, in: mode)
        else { return [] }
        return [Diagnostic.Note("\(code: declaration.name) is declared here", at: declaration.location)]
    }

    private mutating func reportOneSided(_ count: Int, first: SourceLocation) {
        let subject = count == 1 ? "one fallback fits" : "\(count) fallbacks fit"
        diagnostics.note(
            .tokensFallback,
            "\(subject) in one appearance only, and what is referred to has another value in the other; "
                + "fallbacks are not used, so that colors follow the appearance",
            at: first
        )
    }
}
