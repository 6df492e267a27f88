import SwiftModel
import Translate
import WebModel

/// A component with the translations of its items: a class, for each use of it in an example has it.
final class UsageComponent: Sendable {
    let web: Component
    let translation: ComponentTranslation
    let parameters: ComponentParameters
    /// nil for an item, which has no class.
    let uiKit: UIKitClass?
    private let items: [ItemReference: ItemTranslation]
    /// Keyed by attribute, in lower case.
    private let properties: [String: Property]

    init(_ web: Component, _ translation: ComponentTranslation) {
        self.web = web
        self.translation = translation
        parameters = ComponentParameters(of: translation.component)
        uiKit = parameters.isItem ? nil : UIKitClass(parameters)
        properties = Dictionary(
            web.properties.compactMap { property in
                property.attribute.map { ($0.lowercased(), property) }
            }
        ) { first, _ in first }
        items = Dictionary((translation.items + translation.implied).map { ($0.item, $0) }) { first, _ in first }
    }

    /// nil for a component that stands among other views.
    var presentation: String? {
        swift.primitive?.isPresented == true ? ComponentSignature.presentation(of: swift) : nil
    }

    var tag: String { web.tag }
    var swift: SwiftComponent { translation.component }

    func translation(of item: ItemReference) -> ItemTranslation? { items[item] }

    /// Parameters that an item became or is a part of, the nearest first.
    func members(of item: ItemReference) -> [Member] {
        var names: [SwiftIdentifier] = []
        var others: [ItemReference] = []
        for part in items[item]?.swiftUI ?? [] {
            switch part {
            case .member(let member): names.append(member.name)
            case .reference(let other): others.append(other)
            case .text, .mechanism: continue
            }
        }
        let own = names.compactMap { name in parameters.members.first { $0.name == name } }
        let told = parameters.members.filter { $0.origin == item || $0.event == item }
        let referred = parameters.members.filter { others.contains($0.origin) }
        var seen: Set<SwiftIdentifier> = []
        return (own + told + referred).filter { seen.insert($0.name).inserted }
    }

    func property(attribute: String) -> Property? { properties[attribute.lowercased()] }

    /// A framework's binding may name the property or its attribute.
    func property(bound name: String) -> Property? {
        property(attribute: name) ?? web.properties.first { $0.name == name }
            ?? web.properties.first { Self.bare($0.name) == Self.bare(name) }
    }

    /// Frameworks spell `sl-change` as `onSlChange`, too.
    func event(_ name: String) -> Event? {
        web.events.first { $0.name == name } ?? web.events.first { Self.bare($0.name) == Self.bare(name) }
    }

    private static func bare(_ name: String) -> String {
        name.lowercased().filter { $0 != "-" && $0 != "_" && $0 != ":" }
    }

    func slot(_ name: String) -> Slot? { web.slots.first { $0.name == name } }

    func member(ofChildren tag: String) -> Member? {
        parameters.members.first { member in
            if case .items(_, tag) = member.form { true } else { false }
        }
    }
}
