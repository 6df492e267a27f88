package import Core
package import SwiftModel
package import WebModel

package struct Translator: Sendable {
    private let matrix: MatrixIndex

    package var html: HTMLTable { matrix.matrix.html }

    package init(_ matrix: Matrix) {
        self.matrix = MatrixIndex(matrix)
    }

    package var native: NativeGuide { NativeGuide(matrix.matrix.components, matrix.matrix.contracts) }

    package var icons: IconsTable { matrix.matrix.icons }

    /// Reports nothing: diagnostics of a former release were reported when it was new.
    package func translation(
        ofFormer library: Library,
        keeping prefix: String? = nil,
        former: MemberOrder = MemberOrder()
    ) -> LibraryTranslation {
        var told = DiagnosticBag()
        return translate(library, keeping: prefix, former: former, into: &told)
    }

    /// Names depend on `prefix`, which the package's tags had before, and offers on the members of a former release.
    package func translate(
        _ library: Library,
        keeping prefix: String? = nil,
        former: MemberOrder = MemberOrder(),
        into diagnostics: inout DiagnosticBag
    ) -> LibraryTranslation {
        let context = LibraryContext(library, matrix, keeping: prefix, former: former)
        let named = library.components.sorted { $0.tag < $1.tag }.compactMap { component in
            context.names.components[component.tag].map {
                (component: context.bareAliases.explained(component), names: $0)
            }
        }
        var shared = context.sharedEnums
        // Each as if it were the first to make the enums that several share, so that none waits for another.
        let attempts = Workers.map(named) { [shared] component, names in
            ComponentTranslator(component, names: names, in: context, shared: shared).translated()
        }
        var components: [ComponentTranslation] = []
        components.reserveCapacity(named.count)
        for (entry, attempt) in zip(named, attempts) {
            var result = attempt
            if !shared.add(contentsOf: attempt.shared) {
                result = ComponentTranslator(entry.component, names: entry.names, in: context, shared: shared)
                    .translated()
                shared = result.shared
            }
            components.append(result.translation)
            diagnostics.add(contentsOf: result.diagnostics)
        }
        for collision in context.names.collisions {
            let sources = collision.sources.sorted()
            diagnostics.error(
                .matrixNameCollision,
                "\(collision.tags.map { "<\($0)>" }.joined(separator: " and ")) would all be \(code: collision.name)",
                at: sources.last?.location,
                notes: sources.dropLast().map { Diagnostic.Note("the other row", at: $0.location) }
            )
        }
        reportOutliers(of: library, in: context, into: &diagnostics)
        UnusedRows.report(matrix.matrix, for: library, in: context, into: &diagnostics)
        components = ChoiceValues(of: components).applied(to: components)
        return LibraryTranslation(
            prefix: context.names.sharedPrefix,
            tagPrefix: context.names.commonPrefix,
            components: components,
            sharedEnums: shared.used(by: components.map(\.component)),
            variants: matrix.matrix.variants.meanings
        )
    }

    private func reportOutliers(
        of library: Library,
        in context: LibraryContext,
        into diagnostics: inout DiagnosticBag
    ) {
        let outliers = Set(context.names.outliers)
        for component in library.components where outliers.contains(component.tag) {
            diagnostics.warning(
                .matrixPrefix,
                "<\(component.tag)> does not begin with \(code: context.names.commonPrefix), as most components do; "
                    + "its names in Swift keep what it begins with",
                at: component.source,
                suggestion: "take it out of the library's sources, or give it a name in the table `Names` of a matrix"
            )
        }
    }

    package func winners(in library: Library) -> [String: [ItemReference: ConsideredRule]] {
        let context = LibraryContext(library, matrix)
        var winners: [String: [ItemReference: ConsideredRule]] = [:]
        for component in library.components {
            guard let translator = translator(of: component, in: context) else { continue }
            for draft in translator.drafts {
                let considered = context.index.considered(translator.items.subject(of: draft.item))
                winners[component.tag, default: [:]][draft.item.reference] = considered.first { $0.outcome == .won }
            }
        }
        return winners
    }

    /// Best first.
    package func considered(_ item: ItemReference, of component: Component, in library: Library) -> [ConsideredRule] {
        let context = LibraryContext(library, matrix)
        guard let translator = translator(of: component, in: context),
            let draft = translator.drafts.first(where: { $0.item.reference == item })
        else { return [] }
        return context.index.considered(translator.items.subject(of: draft.item))
    }

    private func translator(of component: Component, in context: LibraryContext) -> ComponentTranslator? {
        context.names.components[component.tag].map { names in
            let explained = context.bareAliases.explained(component)
            return ComponentTranslator(explained, names: names, in: context, shared: context.sharedEnums)
        }
    }
}
