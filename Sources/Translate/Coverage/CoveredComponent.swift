package import SwiftModel
package import WebModel

/// A component with its outcome: its abilities, the parts that we made, the members that nothing acts on.
package struct CoveredComponent: Sendable, Hashable {
    package let translation: ComponentTranslation
    package let state: ComponentState
    /// Why it is that, a sentence with code in it; nil where there is nothing to say. Of a component that is skipped it is
    /// Markdown of the row's author.
    package let reason: String?
    /// Items with their states, one for each item of the web component.
    package let items: [CoveredItem]
    /// Items that it has although no source lists them. They are no items of the library, and in no figure.
    package let implied: [CoveredItem]
    /// The members in Swift that nothing in the body acts on, members that we made included.
    package let inert: [InertMember]
    package let tally: CoverageTally

    /// Items that came from no item of the web: we made them, because the primitive does nothing without them.
    package var made: [CoveredItem] { implied.filter(\.translation.isMadeInSwift) }

    /// Items that it offers although no item of the web plays them.
    package var offered: [CoveredItem] { implied.filter(\.translation.isOffered) }

    /// The same as it is declared: `isInvalid: Bool = false`.
    package var offeredMembers: [String] { offered.flatMap(\.translation.swiftUI).map(\.description) }

    /// Members that were made, as they are declared: `$value: Double`.
    package var madeMembers: [String] { made.flatMap(\.translation.swiftUI).map(\.description) }

    package init(_ translation: ComponentTranslation, body: BodyReport) {
        self.translation = translation
        inert = body.inert
        let states = ItemStates(translation, inert: body.inert)
        items = translation.items.map { CoveredItem($0, states.state(of: $0)) }
        implied = translation.implied.map { CoveredItem($0, states.state(of: $0)) }
        tally = CoverageTally(items)
        (state, reason) = Self.judgement(on: translation, body: body)
    }

    /// Finds an item with its state, also an item without a source.
    package func covered(_ item: ItemReference) -> CoveredItem? {
        (items + implied).first { $0.translation.item == item }
    }

    /// Finds the members in Swift that make an item inert: members that came from it, or from the item that it is part
    /// of.
    package func inertMembers(of item: ItemTranslation) -> [String] {
        let origins = [item.item] + ItemStates(translation, inert: inert).targets(of: item)
        return inert.filter { origins.contains($0.item) }.map(\.name.name)
    }

    private static func judgement(
        on translation: ComponentTranslation,
        body: BodyReport
    ) -> (ComponentState, String?) {
        if let reason = translation.skipped { return (.skipped, reason) }
        guard let primitive = translation.component.primitive else {
            return (.container, "no row says what it is built on")
        }
        let name = primitive.rawValue
        guard body.isOwn else { return (.container, "the templates have no body for `\(name)`") }
        let inert = Set(body.inert.map(\.name))
        if let part = translation.needs.first(where: { $0.members.allSatisfy(inert.contains) }) {
            let lack = part.members.isEmpty ? "nothing is" : "nothing in the body acts on"
            return (.container, "\(lack) `\(part.role)`, without which `\(name)` does nothing")
        }
        switch translation.implied.count(where: \.isMadeInSwift) {
        case 0: break
        case 1: return (.completed, "a part of it is made, because `\(name)` does nothing without it")
        default: return (.completed, "parts of it are made, because `\(name)` does nothing without them")
        }
        return (.working, primitive == .container ? "a row says that it is a container" : nil)
    }
}

package struct CoveredItem: Sendable, Hashable {
    package let translation: ItemTranslation
    package let state: CoverageState

    init(_ translation: ItemTranslation, _ state: CoverageState) {
        self.translation = translation
        self.state = state
    }
}

/// The states of a component's items. An item is inert where nothing acts on something that was made of it, or of the item that
/// it is part of.
private struct ItemStates {
    private let inert: Set<ItemReference>
    private let byReference: [ItemReference: ItemTranslation]

    init(_ translation: ComponentTranslation, inert: [InertMember]) {
        self.inert = Set(inert.map(\.item))
        // Items can be made inert by inert items only.
        let all = inert.isEmpty ? [] : translation.items + translation.implied
        byReference = Dictionary(all.map { ($0.item, $0) }) { first, _ in first }
    }

    func state(of item: ItemTranslation) -> CoverageState {
        let state = item.outcome.state
        guard state == .translated || state == .adapted, !inert.isEmpty else { return state }
        return inert.contains(item.item) || targets(of: item).contains(where: inert.contains) ? .inert : state
    }

    /// The items that it is part of, the nearest first.
    func targets(of item: ItemTranslation) -> [ItemReference] {
        var targets: [ItemReference] = []
        var next = item.target
        while let target = next, target != item.item, !targets.contains(target) {
            targets.append(target)
            next = byReference[target]?.target
        }
        return targets
    }
}

extension ItemTranslation {
    /// Whether it is made and there in Swift: an item that could not be made is missing.
    fileprivate var isMadeInSwift: Bool { isMade && !swiftUI.isEmpty }

    /// The item that it is nothing but a part of.
    fileprivate var target: ItemReference? {
        var target = consumer
        for member in swiftUI {
            guard case .reference(let item) = member else { return nil }
            target = item
        }
        return target
    }
}
