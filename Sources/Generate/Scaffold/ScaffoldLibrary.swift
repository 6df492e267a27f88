import Core
import SwiftModel
import WebModel

struct ScaffoldLibrary: Sendable {
    /// Sorted by tag.
    let components: [ComponentScaffold]
    let meaning: TokenMeaning
    private let positions: [String: Int]
    private let sharedEnums: [GeneratedTypeName: SwiftEnum]

    init(_ swift: SwiftLibrary, of library: Library) {
        let web = Dictionary(library.components.map { ($0.tag, $0) }) { first, _ in first }
        components = Workers.map(swift.components) { ComponentScaffold($0, web: web[$0.tag]) }
        meaning = TokenMeaning(variants: swift.variants)
        positions = Dictionary(components.enumerated().map { ($1.swift.tag, $0) }) { first, _ in first }
        sharedEnums = Dictionary(swift.sharedEnums.map { ($0.name, $0) }) { first, _ in first }
    }

    func component(_ tag: String) -> ComponentScaffold? { positions[tag].map { components[$0] } }

    /// Components with some tags, and components that show them as items: the purpose of an item is said there.
    func components(withItemsIn tags: Set<String>) -> [ComponentScaffold] {
        components.filter { component in
            tags.contains(component.swift.tag)
                || component.members.contains { member in
                    if case .items(_, let tag?) = member.form { tags.contains(tag) } else { false }
                }
        }
    }

    func enumeration(_ type: SwiftType, in component: ComponentScaffold) -> SwiftEnum? {
        guard case .generated(let name, _) = type.unwrapped else { return nil }
        return component.index.enumeration(name) ?? sharedEnums[component.index.target(of: name) ?? name]
    }
}
