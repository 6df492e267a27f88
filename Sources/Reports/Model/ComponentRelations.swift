import SwiftModel
import Translate
import WebModel

/// Relations between components of a library: parents and children, use, and category.
struct ComponentRelations {
    private let tags: Set<String>
    private let byCategory: [String: [String]]
    private let users: [String: [String]]
    private let parents: [String: [String]]
    private let children: [String: [String]]
    private let web: [String: Component]

    init(_ translation: LibraryTranslation, web: [String: Component]) {
        self.web = web
        tags = Set(translation.components.map(\.tag))
        var byCategory: [String: [String]] = [:]
        var users: [String: [String]] = [:]
        var parents: [String: [String]] = [:]
        var children: [String: [String]] = [:]
        for component in translation.components {
            if let category = web[component.tag]?.category { byCategory[category, default: []].append(component.tag) }
            for used in web[component.tag]?.dependencies ?? [] { users[used, default: []].append(component.tag) }
            for child in component.component.children {
                parents[child, default: []].append(component.tag)
                children[component.tag, default: []].append(child)
            }
        }
        self.byCategory = byCategory
        self.users = users
        self.parents = parents
        self.children = children
    }

    /// The closest first, each component once.
    func related(to tag: String) -> [RelatedComponent] {
        var told: Set<String> = [tag]
        var related: [RelatedComponent] = []
        func add(_ others: [String]?, _ relation: RelatedComponent.Relation) {
            for other in others ?? [] where tags.contains(other) && told.insert(other).inserted {
                related.append(RelatedComponent(tag: other, relation: relation))
            }
        }
        add(children[tag], .child)
        add(parents[tag], .parent)
        add(web[tag]?.dependencies, .uses)
        add(users[tag], .usedBy)
        add(web[tag]?.category.flatMap { byCategory[$0] }, .sameCategory)
        return related
    }
}
