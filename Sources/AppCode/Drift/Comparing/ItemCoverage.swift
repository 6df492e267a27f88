import SwiftModel
import Translate
import WebModel

/// Counts the items of a component that the Swift has.
struct ItemCoverage {
    private let tag: String
    private var counts = DriftCounts()

    /// `present` are the items with members that are there.
    init(_ translation: ComponentTranslation, present: Set<ItemReference>) {
        tag = translation.tag
        let origins = Set(
            translation.items.flatMap { item in item.swiftUI.compactMap(\.member?.origin) }
                + translation.component.members.map(\.origin)
        )
        for item in translation.items {
            let targets = Self.targets(of: item).filter(origins.contains)
            guard !targets.isEmpty else { continue }
            counts.items += 1
            if targets.contains(where: present.contains) { counts.present += 1 }
        }
    }

    func component(_ type: DeclaredType?) -> ComponentCoverage {
        ComponentCoverage(tag: tag, type: type?.name, place: type?.found.place, counts: counts)
    }

    /// Finds the items with members that an item has become, or is a part of.
    private static func targets(of item: ItemTranslation) -> [ItemReference] {
        var targets = [item.item]
        if let consumer = item.consumer { targets.append(consumer) }
        for member in item.swiftUI {
            if case .reference(let other) = member { targets.append(other) }
        }
        return targets
    }
}
