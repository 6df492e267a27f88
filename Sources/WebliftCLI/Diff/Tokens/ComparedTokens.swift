import Changes
import Matrix
import Render
import SourceText
import Tokens
import WebModel

/// The design tokens of both sides of a comparison.
enum ComparedTokens {
    /// Says that those of the old side are missing, where the new one has some.
    static func reportUnknown(_ old: TokenSource?, _ new: TokenSource?, into diagnostics: inout DiagnosticBag) {
        guard let new, !new.inputs.isBundledSample, old == nil else { return }
        diagnostics.note(
            .changesTokens,
            "the design tokens are not compared: it is unknown where those of the former release are",
            at: nil,
            suggestion: "name them with --old-tokens PATH"
        )
    }

    /// What became of them; nil where those of one side are not known. `translations` say what their components are called, and
    /// the enums around them.
    static func changes(
        from old: TokenSource?,
        to new: TokenSource?,
        by reader: DiffReader,
        of libraries: (old: Library, new: Library),
        _ translations: (old: LibraryTranslation, new: LibraryTranslation),
        into diagnostics: inout DiagnosticBag
    ) -> [TokenChange]? {
        reportUnknown(old, new, into: &diagnostics)
        guard let old, let new else { return nil }
        let (before, after) = Workers.both(into: &diagnostics) { diagnostics in
            old.resolved(by: reader, into: &diagnostics)
        } and: { diagnostics in
            new.resolved(by: reader, into: &diagnostics)
        }
        guard !diagnostics.hasErrors else { return nil }
        reportThemes(before, after, into: &diagnostics)
        return changes(from: before, to: after, new.inputs.settings, of: libraries, translations)
    }

    /// A theme is a case of an enum for those who call the package. What tokens are in themes is not compared.
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

    /// The same of what is read already.
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
