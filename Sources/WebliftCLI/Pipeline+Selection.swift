import Core
import Generate
import SwiftModel
import Translate
import WebModel

/// Components that `--only` asks for.
extension Pipeline {
    static func selection(
        of translation: LibraryTranslation,
        matching patterns: [TagPattern],
        into diagnostics: inout DiagnosticBag
    ) -> LibraryTranslation {
        let tags = tags(among: translation.components.map(\.tag), matching: patterns, into: &diagnostics)
        var selection = translation
        selection.components.removeAll { !tags.contains($0.tag) }
        return selection
    }

    /// Includes components that the wanted ones need. nil where everything is asked for.
    static func tags(
        of translation: LibraryTranslation,
        from library: Library,
        matching patterns: [TagPattern],
        into diagnostics: inout DiagnosticBag
    ) -> Set<String>? {
        guard !patterns.isEmpty else { return nil }
        let wanted = selection(of: translation, matching: patterns, into: &diagnostics).components
        let search = TagSearch(translation.components.map(\.tag))
        for pattern in patterns {
            let tags = Set(search.tags(matching: pattern))
            let matching = wanted.filter { tags.contains($0.tag) }
            guard let first = matching.first, matching.allSatisfy({ $0.skipped != nil }) else { continue }
            diagnostics.warning(
                .selectionSkipped,
                "every component that “\(pattern.text)” matches is skipped by the matrix",
                at: nil,
                suggestion: "weblift explain \(first.tag)"
            )
        }
        return ComponentDependencies(translation.swift, of: library).closure(of: Set(wanted.map(\.tag)))
    }

    /// Takes all of them where nothing is asked for.
    static func tags(
        among tags: [String],
        matching patterns: [TagPattern],
        into diagnostics: inout DiagnosticBag
    ) -> Set<String> {
        guard !patterns.isEmpty else { return Set(tags) }
        let search = TagSearch(tags)
        var wanted: Set<String> = []
        for pattern in patterns {
            let matching = search.tags(matching: pattern)
            if matching.isEmpty {
                diagnostics.warning(
                    .selectionEmpty,
                    "no component's tag matches “\(pattern.text)”",
                    at: nil,
                    suggestion: search.nearest(to: pattern.text).map { "did you mean \($0)?" }
                )
            } else if matching.count > 1, !pattern.hasWildcards {
                TagSearch.reportAmbiguity(of: pattern.text, matching, into: &diagnostics)
            } else {
                wanted.formUnion(matching)
            }
        }
        return wanted
    }
}
