import Core
import Generate
import Releases
import SwiftModel
import Tokens
import Translate
import WebModel

/// Releases of one library, an old one and a new one, each with its translation, which names components and the enums
/// around tokens.
struct ComparedReleases: Sendable {
    let old: Library
    let new: Library
    let translations: (old: LibraryTranslation, new: LibraryTranslation)
}

extension ComparedReleases {
    /// Rules, prefix and offers are the same for both, so that only the library makes a difference.
    init(
        from old: Library,
        to new: Library,
        by translator: Translator,
        keeping prefix: String?,
        into diagnostics: inout DiagnosticBag
    ) {
        let former = translator.translation(ofFormer: old, keeping: prefix)
        let present = translator.translate(new, keeping: prefix, former: .init(of: former.swift), into: &diagnostics)
        self.init(old: old, new: new, translations: (former, present))
    }

    /// The new release is translated already, as `translation`, both after the members of `order`.
    init(
        from old: Library,
        to new: Library,
        as translation: LibraryTranslation,
        after order: MemberOrder,
        by translator: Translator
    ) {
        let former = translator.translation(ofFormer: old, keeping: translation.tagPrefix, former: order)
        self.init(old: old, new: new, translations: (former, translation))
    }

    func changes(renames: [RenameDecision], tokens: [TokenChange]? = nil) -> LibraryChanges {
        var changes = LibraryChanges(from: old, to: new, translations: translations, renames: renames)
        if let tokens { changes.add(tokens) }
        return changes
    }
}

// MARK: Design tokens

extension ComparedReleases {
    private var hasClasses: Bool { old.hasClasses || new.hasClasses }

    /// Reports unknown files of the old side, where the new side has some.
    func reportUnknown(_ oldTokens: TokenSource?, _ inputs: TokenInputs, into diagnostics: inout DiagnosticBag) {
        guard inputs.areNamed, !inputs.isBundledSample, oldTokens == nil else { return }
        diagnostics.note(
            .changesTokens,
            "the design tokens \(hasClasses ? "in files " : "")are not compared: it is unknown where those of the former release are",
            at: nil,
            suggestion: "name them with --old-tokens PATH"
        )
    }

    /// Takes `known` tokens, of files that somebody named, or else the library's own. Tokens that only the new release
    /// has, `present`, count for both, so that only classes differ. nil where nothing tells them. Diagnostics were
    /// reported when they were new.
    func formerTokens(
        _ known: ResolvedTokens?,
        beside present: ResolvedTokens?,
        _ inputs: TokenInputs
    ) -> ResolvedTokens? {
        if let known { return known }
        if inputs.areNamed { return hasClasses ? present : nil }
        return old.hasOwnTokens || new.hasOwnTokens ? Self.ownTokens(of: old, inputs) : nil
    }

    /// `weblift tokens` reports their diagnostics.
    private static func ownTokens(of library: Library, _ inputs: TokenInputs) -> ResolvedTokens {
        var told = DiagnosticBag()
        return Pipeline.ownTokens(of: library, inputs, into: &told)
            ?? TokenGraphBuilder(inputs.settings).resolved([], into: &told)
    }

    /// nil where one side is not known, or where there are none. `known` are tokens of files that somebody named.
    private func tokens(
        _ known: (old: ResolvedTokens?, new: ResolvedTokens?),
        _ inputs: TokenInputs
    ) -> (old: ResolvedTokens, new: ResolvedTokens)? {
        let present = known.new ?? Self.ownTokens(of: new, inputs)
        return formerTokens(known.old, beside: present, inputs).map { ($0, present) }
    }

    /// nil where one side is not known. `known` are tokens of files that somebody named; without them, the libraries'
    /// own tokens are compared.
    func tokenChanges(
        _ inputs: TokenInputs,
        known: (old: ResolvedTokens?, new: ResolvedTokens?) = (nil, nil)
    ) -> [TokenChange]? {
        tokens(known, inputs).map { changes(of: $0, inputs.settings) }
    }

    /// nil where one side is not known.
    func tokenChanges(
        from oldTokens: TokenSource?,
        to newTokens: TokenSource?,
        _ inputs: TokenInputs,
        by reader: DiffReader,
        into diagnostics: inout DiagnosticBag
    ) -> [TokenChange]? {
        reportUnknown(oldTokens, inputs, into: &diagnostics)
        inputs.reportUnread(of: new, at: newTokens?.revision, into: &diagnostics)
        let known = Workers.both(into: &diagnostics) { diagnostics in
            oldTokens?.resolved(by: reader, into: &diagnostics)
        } and: { diagnostics in
            newTokens?.resolved(by: reader, into: &diagnostics)
        }
        guard !diagnostics.hasStoppingErrors, let tokens = tokens(known, inputs) else { return nil }
        Self.reportThemes(of: tokens, into: &diagnostics)
        return changes(of: tokens, inputs.settings)
    }

    /// A theme is a case of an enum for callers; its values are not compared.
    private static func reportThemes(
        of tokens: (old: ResolvedTokens, new: ResolvedTokens),
        into diagnostics: inout DiagnosticBag
    ) {
        let (before, after) = (Set(tokens.old.themeNames), Set(tokens.new.themeNames))
        for name in before.subtracting(after).sorted() {
            diagnostics.warning(
                .changesTokens,
                "the theme “\(name)” is gone, and with it the case of that name, which breaks those who choose it",
                at: nil
            )
        }
        for name in after.subtracting(before).sorted() {
            diagnostics.note(.changesTokens, "the theme “\(name)” is new", at: nil)
        }
        guard !before.isDisjoint(with: after) else { return }
        diagnostics.note(.changesTokens, "contrast is compared without themes, and not in each theme", at: nil)
    }

    private func changes(
        of tokens: (old: ResolvedTokens, new: ResolvedTokens),
        _ settings: TokenSettings
    ) -> [TokenChange] {
        let (before, after) = Workers.both {
            TokenRelease(DesignTokenLibrary(tokens.old, settings, of: old, as: translations.old), of: translations.old)
        } and: {
            TokenRelease(DesignTokenLibrary(tokens.new, settings, of: new, as: translations.new), of: translations.new)
        }
        return TokenComparison(before, after).changes
    }
}
