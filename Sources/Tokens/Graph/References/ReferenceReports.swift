import Core

struct ReferenceReports {
    private let sources: TokenSources
    private var names: TokenNames
    private var told = DiagnosticBag()
    private var missing: [SourcePath: [Missing]] = [:]

    private struct Missing {
        let name: TokenName
        let token: Int
        let hasFallback: Bool
        let location: SourceLocation
    }

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
        if case .token(let target) = meaning { return checkSpelling(name, of: target, at: location) }
        guard let target = names.place(of: name) else {
            return reportMissing(name, hasFallback: fallback != nil, at: location, in: token)
        }
        if target != token { reportOneMode(target, hasFallback: fallback != nil, at: location, in: token, mode) }
    }

    private mutating func checkSpelling(_ name: TokenName, of target: Int, at location: SourceLocation) {
        guard sources.name(of: target) != name else { return }
        told.note(
            .tokensSpelling,
            "\(code: name) is taken for \(code: sources.name(of: target)), which is spelled in another way",
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
        let missing = Missing(name: name, token: token, hasFallback: hasFallback, location: location)
        self.missing[location.file, default: []].append(missing)
    }

    /// Limit of missing names in one file: with more of them none is a slip of the pen, and a file is not there.
    private static let mostMissing = 10

    private static let mostNamed = 5

    /// Reports a file once that refers to another one that was not given.
    mutating func finish() -> DiagnosticBag {
        // No order is needed here: the bag sorts its diagnostics by their places.
        for references in missing.values {
            let names = Set(references.map(\.name)).sorted()
            if names.count > Self.mostMissing {
                report(references, to: names)
            } else {
                for reference in references { report(reference) }
            }
        }
        return told
    }

    private mutating func report(_ references: [Missing], to names: [TokenName]) {
        let tokens = Set(references.map(\.token)).count
        told.warning(
            .tokensUnresolved,
            "\(tokens) tokens of this file refer to \(names.count) that no file declares: "
                + names.map { "\(code: $0)" }.listed(atMost: Self.mostNamed),
            at: references.map(\.location).min(),
            suggestion: "give the files that declare them as well"
        )
    }

    private mutating func report(_ missing: Missing) {
        report(
            "\(code: sources.name(of: missing.token)) refers to \(code: missing.name), which is not declared",
            hasFallback: missing.hasFallback,
            at: missing.location,
            suggestion: names.nearest(to: missing.name).map { "did you mean \($0)?" }
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
            "\(code: sources.name(of: token)) refers to \(code: sources.name(of: target)), which has no value in \(mode.rawValue)",
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
        told.warning(.tokensUnresolved, message, at: location, notes: notes, suggestion: suggestion)
    }

    private func place(of token: Int) -> SourceLocation? {
        let holders = sources.holders[token]
        return (holders.light ?? holders.dark).map { sources.declarations[$0].location }
    }
}
