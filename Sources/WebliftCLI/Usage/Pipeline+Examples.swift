import AppCode
import Core
import Documents
import Generate
import SwiftModel
import Translate
import WebModel

extension Pipeline {
    /// Keeps the order of the files.
    static func examples(
        in fragments: [MarkupFragment],
        of library: Library,
        _ translation: LibraryTranslation,
        _ html: HTMLTable,
        into diagnostics: inout DiagnosticBag
    ) -> [TranslatedMarkup] {
        let documents = Workers.map(fragments, into: &diagnostics) { fragment, diagnostics in
            MarkupDocument(fragment, into: &diagnostics)
        }
        let known = zip(fragments, documents).compactMap { fragment, document in document.map { (fragment, $0) } }
        let translator = MarkupTranslator(library, translation, html, for: known.map(\.1))
        return Workers.map(known) { fragment, document in translator.translate(document, markup: fragment.text) }
    }

    /// Components that are not written have no page for them.
    static func examples(of contents: PackageContents) -> [String: ComponentExamples] {
        ExampleTranslator.translate(
            contents.library,
            contents.translation,
            contents.translator.html,
            only: contents.tags
        )
    }

    static func previews(
        _ examples: [String: ComponentExamples],
        of contents: PackageContents
    ) -> [String: [PreviewExample]] {
        guard !examples.isEmpty else { return [:] }
        let dependencies = ComponentDependencies(contents.swift, of: contents.library)
        // Components that are nothing in Swift are missing nowhere.
        let skipped = contents.translation.components.filter { $0.skipped != nil }.map(\.tag)
        var previews: [String: [PreviewExample]] = [:]
        for (tag, examples) in examples {
            let shown = examples.previews(of: tag, among: dependencies.closure(of: [tag]).union(skipped))
            if !shown.isEmpty { previews[tag] = shown }
        }
        return previews
    }
}
