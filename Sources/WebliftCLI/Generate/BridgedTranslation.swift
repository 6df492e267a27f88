import Core
import Generate
import Releases
import SwiftModel
import Tokens
import Translate
import WebModel

/// A translation in the order that callers know, with shims for callers of a former release, and the changes since.
struct BridgedTranslation: Sendable {
    /// The former one stands in the order of before, the present one in the order that callers know.
    let releases: ComparedReleases
    let order: MemberOrder
    var shims: LibraryShims
    var changes: LibraryChanges
    let callers: FormerCallers

    init(
        _ translation: LibraryTranslation,
        of library: Library,
        since former: FormerLibrary,
        keeping order: MemberOrder,
        by translator: Translator,
        renames: [RenameDecision]
    ) {
        let raw = ComparedReleases(from: former.library, to: library, as: translation, after: order, by: translator)
        changes = raw.changes(renames: renames)
        let formerTags = LibraryBridge.formerTags(in: changes)
        let tags = Dictionary(formerTags.map { ($1, $0) }) { first, _ in first }
        let kept = raw.translations.old.keeping(order, formerTags: tags)
        let before = kept.swift
        let known = order.extended(by: before)
            .following(before, to: translation.swift, formerTags: formerTags)
        let present = translation.keeping(known, formerTags: formerTags)
        let after = present.swift
        releases = ComparedReleases(old: former.library, new: library, translations: (kept, present))
        shims = LibraryBridge(from: before, to: after, changes).shims(until: former.until)
        self.order = known.extended(by: after, formerTags: formerTags).limited(to: after)
        callers = FormerCallers(before, from: former.library, shims, formerTags: formerTags)
    }

    /// `design` are the tokens of today, `known` are tokens of the former release, of files that somebody named.
    mutating func addTokens(
        _ known: ResolvedTokens?,
        beside present: ResolvedTokens?,
        _ inputs: TokenInputs,
        to design: DesignTokenLibrary
    ) {
        guard let before = releases.formerTokens(known, beside: present, inputs) else { return }
        let (former, today) = releases.translations
        let old = DesignTokenLibrary(before, inputs.settings, of: releases.old, as: former)
        let oldTokens = TokenRelease(old, of: former)
        let newTokens = TokenRelease(design, of: today)
        let comparison = TokenComparison(oldTokens, newTokens)
        changes.add(comparison.changes)
        shims.tokens =
            TokenBridge(from: oldTokens, to: newTokens, comparison, in: today.swift) { place in
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
        let components = TokenComponent.all(of: translation).map { ($0.name, $0.tag) }
        self.init(library.graph, members: library.members, tags: Dictionary(components) { first, _ in first })
    }
}
