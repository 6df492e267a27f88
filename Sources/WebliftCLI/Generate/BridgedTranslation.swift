import Core
import Generate
import Releases
import SwiftModel
import Tokens
import Translate
import WebModel

/// A translation with the shims that keep callers of a former release compiling.
struct BridgedTranslation: Sendable {
    /// Translation of the former release, in the order of before.
    let former: LibraryTranslation
    /// Translation of today, in the order that callers know.
    let translation: LibraryTranslation
    let order: MemberOrder
    var shims: LibraryShims
    /// Changes since the former release.
    var changes: LibraryChanges
    let callers: FormerCallers

    /// Adds the changes and shims of design tokens: `before` are the tokens of the former release, `design` the tokens
    /// of today in Swift.
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
    /// Tokens of a release that is only compared: their diagnostics are reported where they are written.
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
    /// Maps the names of components in tokens to the tags of the components.
    fileprivate static func tags(of translation: LibraryTranslation) -> [String: String] {
        Dictionary(all(of: translation).map { ($0.name, $0.tag) }) { first, _ in first }
    }
}
