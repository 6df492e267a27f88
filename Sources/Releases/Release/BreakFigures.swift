/// Numbers of open changes that break something, each counted once.
package struct BreakFigures: Sendable, Hashable {
    package var web = 0
    /// Breaks pages too or follows from a cause that breaks pages.
    package var swiftBecauseOfWeb = 0
    /// Weblift translates something differently that still works on the web.
    package var swiftAlone = 0

    package init(_ changes: LibraryChanges) {
        let open = changes.open
        let webCauses = Set(open.filter { $0.webSeverity == .breaking }.compactMap(\.cause))
        for change in open { add(change, hasWebCause: change.cause.map(webCauses.contains) == true) }
        for change in changes.openTokens { add(change, hasWebCause: false) }
    }

    private mutating func add(_ change: some DecidedChange, hasWebCause: Bool) {
        guard change.severity == .breaking else { return }
        let isBrokenOnWeb = change.webSeverity == .breaking
        if isBrokenOnWeb { web += 1 }
        guard change.swift.effect == .sourceBreaking else { return }
        if isBrokenOnWeb || hasWebCause { swiftBecauseOfWeb += 1 } else { swiftAlone += 1 }
    }
}
