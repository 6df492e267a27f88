package import SourceText
import SwiftModel
package import WebModel

/// Translates libraries by the rules of a matrix.
package struct Translator: Sendable {
    private let matrix: Matrix
    private let index: RuleIndex

    package init(_ matrix: Matrix) {
        self.matrix = matrix
        index = RuleIndex(matrix.rules)
    }

    package func translate(_ library: Library, into diagnostics: inout DiagnosticBag) -> LibraryTranslation {
        let context = LibraryContext(library, matrix: matrix, index: index)
        var shared = context.sharedEnums
        let named = library.components.sorted { $0.tag < $1.tag }.compactMap { component in
            context.names.components[component.tag].map { (component: component, names: $0) }
        }
        var translators = Workers.map(named) { [shared] component, names in
            var translator = ComponentTranslator(component, names: names, in: context, shared: shared)
            translator.decide()
            return translator
        }
        for position in translators.indices { translators[position].translateItems(&shared) }
        let finished = Workers.map(translators) { translator in
            var translator = translator
            return (translation: translator.finish(), diagnostics: translator.diagnostics)
        }
        for (_, problems) in finished { diagnostics.add(contentsOf: problems) }
        let components = finished.map(\.translation)
        for collision in context.names.collisions {
            let sources = collision.sources.sorted()
            diagnostics.error(
                .matrixNameCollision,
                "\(collision.tags.map { "<\($0)>" }.joined(separator: " and ")) would all be `\(collision.name)`",
                at: sources.last?.location,
                notes: sources.dropLast().map { Diagnostic.Note("the other row", at: $0.location) }
            )
        }
        UnusedRows.report(matrix, for: library, in: context, into: &diagnostics)
        return LibraryTranslation(
            prefix: context.names.sharedPrefix,
            components: components,
            sharedEnums: shared.used(by: components.map(\.component))
        )
    }

    /// The rules that come into question for an item, the best first, and why each won or lost.
    package func considered(
        _ item: ItemReference,
        of component: Component,
        in library: Library
    ) -> [ConsideredRule] {
        let context = LibraryContext(library, matrix: matrix, index: index)
        guard let names = context.names.components[component.tag] else { return [] }
        let translator = ComponentTranslator(component, names: names, in: context, shared: context.sharedEnums)
        guard let draft = translator.drafts.first(where: { $0.item.reference == item }) else { return [] }
        return index.considered(translator.items.subject(of: draft.item))
    }
}
