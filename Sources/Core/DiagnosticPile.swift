/// The first diagnostics of one id and severity in the order of printing, and the number of all others. The order in
/// which they come makes no difference, and a flood takes up little memory and time.
struct DiagnosticPile: Sendable {
    /// Up to twice as many as may stay, so that they need not be sorted each time.
    private var diagnostics: [Diagnostic] = []
    /// The last diagnostic that stays, once others were left out: diagnostics behind it are left out as well.
    private var last: Diagnostic?
    private var surplusCount = 0
    private var firstOfSurplus: Diagnostic?

    mutating func add(_ diagnostic: Diagnostic) {
        if let last, last <= diagnostic {
            if last != diagnostic { leaveOut(diagnostic, count: 1) }
            return
        }
        diagnostics.append(diagnostic)
        if diagnostics.count >= 2 * DiagnosticBag.limit { cut() }
    }

    mutating func add(contentsOf other: DiagnosticPile) {
        for diagnostic in other.diagnostics { add(diagnostic) }
        if let first = other.firstOfSurplus { leaveOut(first, count: other.surplusCount) }
    }

    var sorted: [Diagnostic] {
        var pile = self
        pile.cut()
        guard let first = pile.firstOfSurplus else { return pile.diagnostics }
        let summary = Diagnostic(
            first.severity,
            first.id,
            "from here on, \(pile.surplusCount) more diagnostics of this kind were found and are not shown",
            at: first.location
        )
        return pile.diagnostics + [summary]
    }

    /// Group of all diagnostics; each that was not kept counts as often as it came.
    func group(_ severity: Severity, _ id: DiagnosticID) -> DiagnosticGroup {
        var pile = self
        pile.cut()
        let count = pile.diagnostics.count + pile.surplusCount
        return DiagnosticGroup(severity: severity, id: id, count: count, diagnostics: pile.diagnostics)
    }

    var asErrors: DiagnosticPile {
        var result = self
        for index in diagnostics.indices { result.diagnostics[index].severity = .error }
        result.last?.severity = .error
        result.firstOfSurplus?.severity = .error
        return result
    }

    private mutating func cut() {
        var kept: [Diagnostic] = []
        for diagnostic in diagnostics.sorted() where kept.last != diagnostic { kept.append(diagnostic) }
        for diagnostic in kept.dropFirst(DiagnosticBag.limit) { leaveOut(diagnostic, count: 1) }
        diagnostics = Array(kept.prefix(DiagnosticBag.limit))
        if firstOfSurplus != nil { last = diagnostics.last }
    }

    private mutating func leaveOut(_ diagnostic: Diagnostic, count: Int) {
        surplusCount += count
        firstOfSurplus = min(firstOfSurplus ?? diagnostic, diagnostic)
    }
}
