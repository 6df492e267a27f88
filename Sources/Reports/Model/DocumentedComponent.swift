package import AppCode
package import Core
package import Generate
import Package
package import SwiftModel
package import Translate
package import WebModel

/// A component with its translation and the translations of its items.
///
/// It is shared: pages and links hold components in great number, and each holds everything that its sources say.
package final class DocumentedComponent: Sendable {
    package let web: Component
    /// Entry of `weblift coverage` for it.
    package let coverage: CoveredComponent
    /// Part of its design tokens that styles draw; nil where it has none.
    package let styled: StyledTokens?
    /// nil for a component that is skipped as a whole.
    package let guide: ComponentGuide?
    /// Generated code; nil where there is none, and where nobody says it.
    let code: ComponentCode?
    /// Examples of its documentation, in Swift; nil where there are none.
    package let examples: ComponentExamples?
    /// Items of the web component, then items that it has although no source lists them.
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

    /// Examples that are made for a component, if its own documentation shows fewer than two.
    var variations: [UsageVariation] {
        let own = examples?.examples.count { $0.translation?.swiftUI != nil } ?? 0
        return own < 2 ? guide?.variations ?? [] : []
    }

    package var tally: CoverageTally { coverage.tally }

    package var tag: String { translation.tag }

    package var swift: SwiftComponent { translation.component }

    /// Name of its files and its pages: no other component has the same name, whether case counts or not.
    package var fileName: String { OutputPath.portable(swift.names.view.name) }

    /// Says where that is not the name of the component.
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

    /// The longer of two texts that begin the same; Markdown.
    var introduction: [String] {
        guard let summary = web.summary else { return [web.description].compactMap(\.self) }
        guard let description = web.description else { return [summary] }
        return description.hasPrefix(summary) ? [description] : [summary, description]
    }

    /// The items of one kind, in the order of the source; nothing for a kind of which there are none.
    var sections: [(kind: ItemKind, items: [DocumentedItem])] {
        ItemKind.allCases.compactMap { kind in
            let group = items.filter { $0.item.kind == kind }
            return group.isEmpty ? nil : (kind, group)
        }
    }

    /// The items of the library that nothing in the body acts on.
    var inertItems: [DocumentedItem] { items.filter { $0.state == .inert } }

    /// Items that are not the same in another spelling.
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
