import Core
import Translate
import WebModel

/// An item's spelling in the matrix (`#prefix`, `focus()`), its bare name, which means any kind, or its attribute.
struct MemberQuery {
    let word: String

    /// Keeps the order of the source. Names compare without case, `-` and `_`, as in the matrix; `*` stands for
    /// anything.
    func items(of component: ComponentTranslation, in web: Component?) -> [ItemTranslation] {
        let pattern = NamePattern(word)
        return spelled(component, in: web).filter { $0.spellings.contains { pattern.matches($0) } }.map(\.item)
    }

    func nearest(of component: ComponentTranslation, in web: Component?) -> String? {
        NearestName.of(word, among: spelled(component, in: web).flatMap(\.spellings))
    }

    private func spelled(
        _ component: ComponentTranslation,
        in web: Component?
    ) -> [(item: ItemTranslation, spellings: [String])] {
        let attributes: [String: String] = (web?.properties ?? []).reduce(into: [:]) { $0[$1.name] = $1.attribute }
        return (component.items + component.implied).map { item in
            (item, Self.spellings(of: item, attribute: attributes[item.item.name], tag: component.tag))
        }
    }

    /// An item that we made is called by the role that it was made for.
    private static func spellings(of translation: ItemTranslation, attribute: String?, tag: String) -> [String] {
        if let role = translation.madeRole { return [role] }
        let item = translation.item
        var spellings = [item.description]
        if !item.name.isEmpty, item.description != item.name { spellings.append(item.name) }
        switch item.kind {
        case .property:
            if let attribute, attribute != item.name { spellings.append(attribute) }
        case .slot:
            if item.name.isEmpty { spellings += ["(default)", "#"] }
        case .event:
            // The library's prefix is optional, as it is in rules.
            let prefix = tag.prefix { $0 != "-" } + "-"
            if item.name.hasPrefix(prefix) {
                let bare = String(item.name.dropFirst(prefix.count))
                spellings += ["@\(bare)", bare]
            }
        case .cssProperty: spellings.append(String(item.name.drop { $0 == "-" }))
        case .method, .cssPart, .cssState, .text: break
        }
        return spellings
    }
}
