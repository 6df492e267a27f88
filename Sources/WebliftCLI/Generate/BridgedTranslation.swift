import Core
import Generate
import Releases
import SwiftModel
import Tokens
import Translate
import WebModel

struct BridgedTranslation: Sendable {
    /// Stands in the order of before.
    let former: LibraryTranslation
    /// Stands in the order that callers know.
    let translation: LibraryTranslation
    let order: MemberOrder
    var shims: LibraryShims
    var changes: LibraryChanges
    let callers: FormerCallers

    /// `before` are the tokens of the former release, `design` of today.
    mutating func add(
        _ before: ResolvedTokens,
        _ settings: TokenSettings,
        of library: Library,
        to design: DesignTokenLibrary
    ) {
        let old = DesignTokenLibrary(before, settings, of: library, as: former)
        let releases = (
            old: TokenRelease(old, of: former), new: TokenRelease(design, of: translation)
        )
        let comparison = TokenComparison(releases.old, releases.new)
        changes.add(comparison.changes)
        shims.tokens =
            TokenBridge(from: releases.old, to: releases.new, comparison, in: translation.swift) { place in
                old.literal(ofTokenAt: place, indentation: 8)
            }
            .shims
    }
}

extension DesignTokenLibrary {
    /// Release that is only compared: its diagnostics are reported where it is written.
    init(_ resolved: ResolvedTokens, _ settings: TokenSettings, of library: Library, as translation: LibraryTranslation)
    {
        var told = DiagnosticBag()
        let swift = translation.swift
        let graph = Pipeline.tokens(resolved, settings, of: library, as: swift, into: &told)
        self.init(graph, in: swift, into: &told)
    }
}

extension TokenRelease {
    init(_ library: DesignTokenLibrary, of translation: LibraryTranslation) {
        self.init(library.graph, members: library.members, tags: TokenComponent.tags(of: translation))
    }
}

extension TokenComponent {
    fileprivate static func tags(of translation: LibraryTranslation) -> [String: String] {
        Dictionary(all(of: translation).map { ($0.name, $0.tag) }) { first, _ in first }
    }
}
