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
        for change in open where change.severity == .breaking {
            let isBrokenOnWeb = change.webSeverity == .breaking
            add(
                onWeb: isBrokenOnWeb,
                inSwift: change.swift.effect == .sourceBreaking,
                hasWebCause: isBrokenOnWeb || change.cause.map(webCauses.contains) == true
            )
        }
        for change in changes.openTokens where change.severity == .breaking {
            let isBrokenOnWeb = change.webSeverity == .breaking
            add(
                onWeb: isBrokenOnWeb,
                inSwift: change.swift.effect == .sourceBreaking,
                hasWebCause: isBrokenOnWeb
            )
        }
    }

    private mutating func add(onWeb isBrokenOnWeb: Bool, inSwift isBrokenInSwift: Bool, hasWebCause: Bool) {
        if isBrokenOnWeb { web += 1 }
        guard isBrokenInSwift else { return }
        if hasWebCause { swiftBecauseOfWeb += 1 } else { swiftAlone += 1 }
    }
}
