import Core
import Generate
import Releases
import Tokens
import Translate
import WebModel

enum ComparedTokens {
    /// Reports unknown files of the old side, where the new side has some.
    static func reportUnknown(
        _ old: TokenSource?,
        _ inputs: TokenInputs,
        of libraries: (old: Library, new: Library),
        into diagnostics: inout DiagnosticBag
    ) {
        guard inputs.areNamed, !inputs.isBundledSample, old == nil else { return }
        let hasClasses = libraries.old.hasClasses || libraries.new.hasClasses
        diagnostics.note(
            .changesTokens,
            "the design tokens \(hasClasses ? "in files " : "")are not compared: it is unknown where those of the former release are",
            at: nil,
            suggestion: "name them with --old-tokens PATH"
        )
    }

    /// Takes `known` tokens, of files that somebody named, or else the library's own. Tokens that only the new release
    /// has, `new`, count for both, so that only classes differ. nil where nothing tells them. Diagnostics were reported
    /// when they were new.
    static func former(
        _ known: ResolvedTokens?,
        of libraries: (old: Library, new: Library),
        beside new: ResolvedTokens?,
        _ inputs: TokenInputs
    ) -> ResolvedTokens? {
        if let known { return known }
        if inputs.areNamed { return libraries.old.hasClasses || libraries.new.hasClasses ? new : nil }
        guard libraries.old.hasOwnTokens || libraries.new.hasOwnTokens else { return nil }
        return own(of: libraries.old, inputs)
    }

    /// nil where one side is not known, or where there are none. `known` are tokens of files that somebody named.
    static func both(
        _ known: (old: ResolvedTokens?, new: ResolvedTokens?),
        of libraries: (old: Library, new: Library),
        _ inputs: TokenInputs
    ) -> (old: ResolvedTokens, new: ResolvedTokens)? {
        let new = known.new ?? own(of: libraries.new, inputs)
        return former(known.old, of: libraries, beside: new, inputs).map { ($0, new) }
    }

    /// `weblift tokens` reports their diagnostics.
    private static func own(of library: Library, _ inputs: TokenInputs) -> ResolvedTokens {
        var told = DiagnosticBag()
        return Pipeline.ownTokens(of: library, inputs, into: &told)
            ?? TokenGraphBuilder(inputs.settings).resolved([], into: &told)
    }

    /// nil where one side is not known. `translations` name components and the enums around tokens.
    static func changes(
        from old: TokenSource?,
        to new: TokenSource?,
        _ inputs: TokenInputs,
        by reader: DiffReader,
        of libraries: (old: Library, new: Library),
        _ translations: (old: LibraryTranslation, new: LibraryTranslation),
        into diagnostics: inout DiagnosticBag
    ) -> [TokenChange]? {
        reportUnknown(old, inputs, of: libraries, into: &diagnostics)
        inputs.reportUnread(of: libraries.new, at: new?.revision, into: &diagnostics)
        let known = Workers.both(into: &diagnostics) { diagnostics in
            old?.resolved(by: reader, into: &diagnostics)
        } and: { diagnostics in
            new?.resolved(by: reader, into: &diagnostics)
        }
        guard !diagnostics.hasStoppingErrors, let (before, after) = both(known, of: libraries, inputs) else {
            return nil
        }
        reportThemes(before, after, into: &diagnostics)
        return changes(from: before, to: after, inputs.settings, of: libraries, translations)
    }

    /// Compares the libraries' own tokens, where nobody names former files.
    static func changes(
        of libraries: (old: Library, new: Library),
        _ translations: (old: LibraryTranslation, new: LibraryTranslation),
        _ inputs: TokenInputs
    ) -> [TokenChange]? {
        both((nil, nil), of: libraries, inputs).map { old, new in
            changes(from: old, to: new, inputs.settings, of: libraries, translations)
        }
    }

    /// A theme is a case of an enum for callers; its values are not compared.
    private static func reportThemes(
        _ old: ResolvedTokens,
        _ new: ResolvedTokens,
        into diagnostics: inout DiagnosticBag
    ) {
        let (before, after) = (Set(old.themeNames), Set(new.themeNames))
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

    static func changes(
        from old: ResolvedTokens,
        to new: ResolvedTokens,
        _ settings: TokenSettings,
        of libraries: (old: Library, new: Library),
        _ translations: (old: LibraryTranslation, new: LibraryTranslation)
    ) -> [TokenChange] {
        let (before, after) = Workers.both {
            TokenRelease(
                DesignTokenLibrary(old, settings, of: libraries.old, as: translations.old),
                of: translations.old
            )
        } and: {
            TokenRelease(
                DesignTokenLibrary(new, settings, of: libraries.new, as: translations.new),
                of: translations.new
            )
        }
        return TokenComparison(before, after).changes
    }
}
