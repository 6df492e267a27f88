import SourceText

/// Says which references lead nowhere, and which lead somewhere only because spelling is forgiven.
struct ReferenceReports {
    private let sources: TokenSources
    private var names: TokenNames
    private(set) var diagnostics = DiagnosticBag()

    init(_ sources: TokenSources) {
        self.sources = sources
        names = sources.names
    }

    mutating func check(
        _ name: TokenName,
        fallback: [ValuePart]?,
        at location: SourceLocation,
        in token: Int,
        _ mode: TokenMode,
        _ meaning: ReferenceMeaning
    ) {
        if case .token(let target) = meaning {
            return checkSpelling(name, of: target, at: location)
        }
        guard let target = names.place(of: name) else {
            return reportMissing(name, hasFallback: fallback != nil, at: location, in: token)
        }
        if target != token { reportOneMode(target, hasFallback: fallback != nil, at: location, in: token, mode) }
    }

    mutating func checkSpelling(_ name: TokenName, of target: Int, at location: SourceLocation) {
        guard sources.name(of: target) != name else { return }
        diagnostics.note(
            .tokensSpelling,
            "`\(name)` is taken for `\(sources.name(of: target))`, which is spelled in another way",
            at: location,
            notes: [Diagnostic.Note("declared here", at: place(of: target))]
        )
    }

    private mutating func reportMissing(
        _ name: TokenName,
        hasFallback: Bool,
        at location: SourceLocation,
        in token: Int
    ) {
        report(
            "`\(sources.name(of: token))` refers to `\(name)`, which is not declared",
            hasFallback: hasFallback,
            at: location,
            suggestion: names.nearest(to: name).map { "did you mean \($0)?" }
        )
    }

    private mutating func reportOneMode(
        _ target: Int,
        hasFallback: Bool,
        at location: SourceLocation,
        in token: Int,
        _ mode: TokenMode
    ) {
        report(
            "`\(sources.name(of: token))` refers to `\(sources.name(of: target))`, which has no value in \(mode.rawValue)",
            hasFallback: hasFallback,
            at: location,
            notes: [Diagnostic.Note("declared here", at: place(of: target))]
        )
    }

    private mutating func report(
        _ message: String,
        hasFallback: Bool,
        at location: SourceLocation,
        notes: [Diagnostic.Note] = [],
        suggestion: String? = nil
    ) {
        let message = hasFallback ? message + "; its fallback is used" : message
        diagnostics.warning(.tokensUnresolved, message, at: location, notes: notes, suggestion: suggestion)
    }

    private func place(of token: Int) -> SourceLocation? {
        let holders = sources.holders[token]
        return (holders.light ?? holders.dark).map { sources.declarations[$0].location }
    }
}
