import AppCode
import Core
import Releases
import SwiftModel
import Translate
import WebModel

extension Pipeline {
    static func selection(
        of library: Library,
        matching patterns: [TagPattern],
        into diagnostics: inout DiagnosticBag
    ) -> Library {
        var selection = library
        selection.components = selected(library.components, tag: \.tag, matching: patterns, into: &diagnostics)
        return selection
    }

    static func selection(
        of translation: LibraryTranslation,
        matching patterns: [TagPattern],
        into diagnostics: inout DiagnosticBag
    ) -> LibraryTranslation {
        var selection = translation
        selection.components = selected(translation.components, tag: \.tag, matching: patterns, into: &diagnostics)
        return selection
    }

    /// Includes components that the wanted ones need. nil where everything is asked for.
    static func tags(
        of translation: LibraryTranslation,
        from library: Library,
        matching patterns: [TagPattern],
        into diagnostics: inout DiagnosticBag
    ) -> Set<String>? {
        let swift = translation.swift
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
        return ComponentDependencies(swift, of: library).closure(of: Set(wanted.map(\.tag)))
    }

    static func selection(
        of changes: LibraryChanges,
        among tags: [String],
        matching patterns: [TagPattern],
        into diagnostics: inout DiagnosticBag
    ) -> LibraryChanges {
        guard !patterns.isEmpty else { return changes }
        let wanted = Set(selected(tags, tag: \.self, matching: patterns, into: &diagnostics))
        return changes.selecting(wanted)
    }

    static func selection(
        of report: DriftReport,
        among tags: [String],
        matching patterns: [TagPattern],
        into diagnostics: inout DiagnosticBag
    ) -> DriftReport {
        guard !patterns.isEmpty else { return report }
        return report.selecting(Set(selected(tags, tag: \.self, matching: patterns, into: &diagnostics)))
    }

    private static func selected<Element>(
        _ elements: [Element],
        tag: (Element) -> String,
        matching patterns: [TagPattern],
        into diagnostics: inout DiagnosticBag
    ) -> [Element] {
        guard !patterns.isEmpty else { return elements }
        let search = TagSearch(elements.map(tag))
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
        return elements.filter { wanted.contains(tag($0)) }
    }
}
