import Core
package import Documents
import Generate
package import Translate
package import WebModel

package struct MarkupTranslator: Sendable {
    private let library: UsageLibrary

    /// `documents` have the components that are made ready, and no others.
    package init(
        _ library: Library,
        _ translation: LibraryTranslation,
        _ html: HTMLTable,
        for documents: [MarkupDocument]
    ) {
        let tags = Set(documents.flatMap { $0.elements.map(\.name) })
        self.library = UsageLibrary(library, translation, html, only: tags)
    }

    package func translate(_ document: MarkupDocument, markup: String) -> TranslatedMarkup {
        var reader = UsageReader(library: library)
        let views = reader.views(of: document.nodes)
        let notes = reader.notes
        // Content of components that are nothing in Swift is something all the same.
        let hasComponent = !notes.tags.isEmpty && !views.isEmpty
        return TranslatedMarkup(
            place: document.start,
            markup: markup,
            tags: notes.tags.sorted(),
            swiftUI: hasComponent ? SwiftUIWriter.write(views, in: library) : nil,
            uiKit: hasComponent ? UIKitWriter.write(views, in: library) : [],
            absences: notes.absences.sorted(),
            findings: notes.findings.sorted()
        )
    }
}
