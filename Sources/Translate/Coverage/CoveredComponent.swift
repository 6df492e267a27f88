import Core
package import SwiftModel
package import WebModel

package struct CoveredComponent: Sendable, Hashable {
    package let translation: ComponentTranslation
    package let state: ComponentState
    /// A sentence with code; nil where there is nothing to say. Markdown of the row's author for a skipped component.
    package let reason: String?
    package let items: [CoveredItem]
    /// Items that no source lists. They are in no figure.
    package let implied: [CoveredItem]
    /// Members that nothing in the body acts on, also made ones.
    package let inert: [InertMember]
    package let tally: CoverageTally

    /// Items of ours, because the primitive does nothing without them.
    package var made: [CoveredItem] { implied.filter(\.translation.isMadeInSwift) }

    package var offered: [CoveredItem] { implied.filter(\.translation.isOffered) }

    /// `isInvalid: Bool = false`
    package var offeredMembers: [String] { offered.flatMap(\.translation.swiftUI).map(\.description) }

    /// `$value: Double`
    package var madeMembers: [String] { made.flatMap(\.translation.swiftUI).map(\.description) }

    package init(_ translation: ComponentTranslation, body: BodyReport) {
        self.translation = translation
        inert = body.inert
        let states = ItemStates(translation, inert: body.inert)
        items = translation.items.map { CoveredItem(translation: $0, state: states.state(of: $0)) }
        implied = translation.implied.map { CoveredItem(translation: $0, state: states.state(of: $0)) }
        tally = CoverageTally(items)
        (state, reason) = Self.judgement(on: translation, body: body)
    }

    /// Takes items without a source, too.
    package func covered(_ item: ItemReference) -> CoveredItem? {
        (items + implied).first { $0.translation.item == item }
    }

    /// Members that came from the item, or from the item that it is part of.
    package func inertMembers(of item: ItemTranslation) -> [String] {
        let origins = [item.item] + ItemStates(translation, inert: inert).targets(of: item)
        return inert.filter { origins.contains($0.item) }.map(\.name.name)
    }

    private static func judgement(on translation: ComponentTranslation, body: BodyReport) -> (ComponentState, String?) {
        if let reason = translation.skipped { return (.skipped, reason) }
        guard let primitive = translation.component.primitive else {
            return (.container, "no row says what it is built on")
        }
        let name = primitive.rawValue
        guard body.isOwn else { return (.container, "the templates have no body for \(code: name)") }
        let inert = Set(body.inert.map(\.name))
        if let part = translation.needs.first(where: { $0.members.allSatisfy(inert.contains) }) {
            let lack = part.members.isEmpty ? "nothing is" : "nothing in the body acts on"
            return (.container, "\(lack) \(code: part.role), without which \(code: name) does nothing")
        }
        switch translation.implied.count(where: \.isMadeInSwift) {
        case 0: break
        case 1: return (.completed, "a part of it is made, because \(code: name) does nothing without it")
        default: return (.completed, "parts of it are made, because \(code: name) does nothing without them")
        }
        return (.working, primitive == .container ? "a row says that it is a container" : nil)
    }
}

package struct CoveredItem: Sendable, Hashable {
    package let translation: ItemTranslation
    package let state: CoverageState
}

/// An item is inert where nothing acts on something made of it, or of the item that it is part of.
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
    /// An item that could not be made is missing.
    fileprivate var isMadeInSwift: Bool { isMade && !swiftUI.isEmpty }

    fileprivate var target: ItemReference? {
        var target = consumer
        for member in swiftUI {
            guard case .reference(let item) = member else { return nil }
            target = item
        }
        return target
    }
}
