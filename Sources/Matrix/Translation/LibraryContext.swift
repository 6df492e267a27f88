import SwiftModel
import WebModel

/// What the translation of a component needs to know of the matrix and of the other components.
///
/// It never changes and is shared by all components: a reference, because it is too large to be copied that often.
final class LibraryContext: Sendable {
    let matrix: Matrix
    let index: RuleIndex
    let types: TypesIndex
    let values: ValuesIndex
    let components: ComponentsIndex
    let contracts: ContractsIndex
    let spelling: NameSpelling
    let names: LibraryNames
    let tags: [String]
    let classNames: Set<String>
    let sharedAliases: [String]
    let bareAliases: BareAliases

    init(_ library: Library, _ matrix: MatrixIndex) {
        index = matrix.rules
        types = matrix.types
        values = matrix.values
        components = matrix.components
        contracts = matrix.contracts
        spelling = matrix.spelling
        self.matrix = matrix.matrix
        names = LibraryNames(library, names: self.matrix.names, spelling: spelling)
        tags = library.components.map(\.tag).sorted()
        classNames = Set(library.components.compactMap(\.className))
        let use = AliasUse(library)
        sharedAliases = use.shared
        bareAliases = BareAliases(library)
    }

    /// The enums that several components share, named and not yet made.
    var sharedEnums: SharedEnums {
        SharedEnums(
            sharedAliases,
            prefix: names.sharedPrefix,
            taken: tags.flatMap { names.components[$0]?.types ?? [] },
            spelling: spelling
        )
    }

    func surface(
        of component: Component,
        implied: [ItemReference],
        primitive: NativePrimitive?
    ) -> ComponentSurface {
        ComponentSurface(
            component,
            eventPrefix: names.prefixes[component.tag]?.tag ?? "",
            implied: implied,
            classNames: classNames,
            primitive: primitive
        )
    }

    /// The library's components that a row names as children: those of the parent's own prefix before others. What is
    /// skipped as a whole, or draws itself, is no child of anyone.
    func children(of entry: ComponentsTable.Entry?, beside parent: String) -> [String] {
        guard let entry else { return [] }
        let prefix = names.prefixes[parent]?.tag ?? ""
        var found: [String] = []
        for pattern in entry.items {
            let matching = tags.filter { pattern.matches(tag: $0) && isData($0) && !found.contains($0) }
            found += matching.filter { $0.hasPrefix(prefix) } + matching.filter { !$0.hasPrefix(prefix) }
        }
        return found
    }

    /// A child that draws itself is no data of anyone.
    private func isData(_ tag: String) -> Bool {
        components.entry(for: tag)?.result == .primitive(.item)
    }
}
