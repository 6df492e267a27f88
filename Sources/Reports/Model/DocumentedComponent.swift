package import AppCode
package import Core
package import Generate
import Package
package import SwiftModel
package import Translate
package import WebModel

/// Shared by pages and links: there are many, and each holds everything that its sources say.
package final class DocumentedComponent: Sendable {
    package let web: Component
    package let coverage: CoveredComponent
    /// nil where it has no tokens.
    package let styled: StyledTokens?
    /// nil for a skipped component.
    package let guide: ComponentGuide?
    /// nil where there is none, and where nobody says it.
    let code: ComponentCode?
    /// nil where there are none.
    package let examples: ComponentExamples?
    /// Items that no source lists come last.
    package let items: [DocumentedItem]
    package let related: [RelatedComponent]

    init(
        _ coverage: CoveredComponent,
        web: Component,
        styled: StyledTokens?,
        guide: ComponentGuide?,
        code: ComponentCode?,
        examples: ComponentExamples?,
        related: [RelatedComponent]
    ) {
        self.coverage = coverage
        self.web = web
        self.styled = styled
        self.guide = guide
        self.code = code
        self.examples = examples
        self.related = related
        let facts = WebFacts.all(of: web)
        items =
            coverage.items.map { DocumentedItem($0, facts[$0.translation.item], isImplied: false) }
            + coverage.implied.map { DocumentedItem($0, facts[$0.translation.item], isImplied: true) }
    }

    package var translation: ComponentTranslation { coverage.translation }

    /// Used where its own documentation shows fewer than two.
    var variations: [UsageVariation] {
        let own = examples?.examples.count { $0.translation?.swiftUI != nil } ?? 0
        return own < 2 ? guide?.variations ?? [] : []
    }

    package var tally: CoverageTally { coverage.tally }

    package var tag: String { translation.tag }

    package var swift: SwiftComponent { translation.component }

    /// Unique, whether case counts or not.
    package var fileName: String { OutputPath.portable(swift.names.view.name) }

    /// Tells file names that are not the component's.
    package func reportFileName(into diagnostics: inout DiagnosticBag) {
        let name = swift.names.view.name
        guard fileName != name else { return }
        diagnostics.note(
            .outputRenamed,
            "no file can be called \(name) on Windows; its pages are called \(fileName)",
            at: web.source
        )
    }

    /// `Tab Group`, for headings.
    var title: String {
        var title = ""
        for character in swift.names.base.name {
            if character.isUppercase, let last = title.last, last.isLowercase || last.isNumber { title += " " }
            title.append(character)
        }
        return title
    }

    /// Takes the longer of two texts that begin alike; Markdown.
    var introduction: [String] {
        guard let summary = web.summary else { return [web.description].compactMap(\.self) }
        guard let description = web.description else { return [summary] }
        return description.hasPrefix(summary) ? [description] : [summary, description]
    }

    /// Order of the source; kinds without items are left out.
    var sections: [(kind: ItemKind, items: [DocumentedItem])] {
        ItemKind.allCases.compactMap { kind in
            let group = items.filter { $0.item.kind == kind }
            return group.isEmpty ? nil : (kind, group)
        }
    }

    var inertItems: [DocumentedItem] { items.filter { $0.state == .inert } }

    var deviations: [DocumentedItem] { items.filter { $0.state != .translated } }
}

package struct RelatedComponent: Sendable, Hashable {
    package enum Relation: String, Sendable, Hashable, CaseIterable {
        case uses = "uses it"
        case usedBy = "is used by it"
        case child = "its children, which are data in Swift"
        case parent = "takes it as data"
        case sameCategory = "of the same category"
    }

    package let tag: String
    package let relation: Relation
}
