import SwiftModel
import WebModel

/// Puts results together in the order of the source.
extension ComponentTranslator {
    mutating func assembled(skipped: String?) -> ComponentTranslation {
        var swift = SwiftComponent(tag: component.tag, names: names)
        if case .primitive(let primitive) = entry?.result { swift.primitive = primitive }
        swift.parts = context.parts.parts(of: swift.primitive)
        swift.places = context.contracts.contract(of: swift.primitive).fitted
        swift.uiKit.base = entry?.uiKit ?? .view
        var items: [ItemTranslation] = []
        items.reserveCapacity(drafts.count)
        var implied: [ItemTranslation] = []
        for draft in drafts.sorted(by: { $0.place < $1.place }) {
            for member in draft.swiftUI {
                add(member, to: &swift)
                if case .mechanism(let mechanism) = member, mechanism.tellsOfAnEvent {
                    swift.modifierEvents.append(ModifierEvent(draft.item.reference, by: mechanism))
                }
            }
            for member in draft.uiKit { add(member, to: &swift.uiKit) }
            let translation = translation(draft)
            if let adapted = AdaptedItem(translation) { swift.adapted.append(adapted) }
            if draft.isMade { swift.made.insert(draft.item.reference) }
            if draft.isOffered { swift.offered.insert(draft.item.reference) }
            if case .unmapped(let reason) = draft.outcome {
                swift.untranslated.append(UntranslatedItem(item: draft.item.reference, reason: reason))
            }
            if draft.isImplied { implied.append(translation) } else { items.append(translation) }
        }
        swift.typeAliases = types.generated.aliases.sorted { $0.name < $1.name }
        types.generated.keep(usedBy: swift.usedTypes)
        swift.enums = types.generated.enums.sorted { $0.name < $1.name }
        swift.structs = types.generated.structs.sorted { $0.name < $1.name }
        swift.genericParameters = genericParameters
        return ComponentTranslation(
            tag: component.tag,
            component: swift,
            items: items,
            implied: implied,
            rule: entry?.source,
            skipped: skipped,
            needs: skipped == nil ? neededParts : []
        )
    }

    private func translation(_ draft: ItemDraft) -> ItemTranslation {
        ItemTranslation(
            item: draft.item.reference,
            location: draft.item.location,
            outcome: draft.outcome,
            rule: rule(of: draft),
            consumer: draft.consumer.map { drafts[$0].item.reference },
            swiftUI: draft.swiftUI,
            uiKit: draft.uiKit,
            remarks: draft.remarks,
            isMade: draft.isMade,
            isOffered: draft.isOffered,
            unit: draft.unit
        )
    }

    private func rule(of draft: ItemDraft) -> RuleSource? {
        if case .skip = entry?.result { return entry?.source }
        if let contract = draft.contract { return contract }
        if let consumer = draft.consumer { return drafts[consumer].decision.source }
        return draft.decision.source
    }

    private func add(_ member: SwiftUIMember, to swift: inout SwiftComponent) {
        switch member {
        case .member(let member): swift.members.append(member)
        case .text(let text): swift.texts.append(text)
        case .mechanism(let mechanism):
            if !swift.mechanisms.contains(mechanism) { swift.mechanisms.append(mechanism) }
        case .reference: break
        }
    }

    private func add(_ member: UIKitMember, to uiKit: inout UIKitComponent) {
        switch member {
        case .property(let property): uiKit.properties.append(property)
        case .inverted(let name, let origin):
            if !uiKit.inverted.contains(where: { $0.name == name }) {
                uiKit.inverted.append(UIKitInversion(name: name, origin: origin))
            }
        case .delegateMethod(let method): uiKit.delegateMethods.append(method)
        case .controlEvent(let event, let origin): uiKit.controlEvents.append(UIKitSentEvent(event, origin: origin))
        case .mechanism(let mechanism):
            if !uiKit.mechanisms.contains(mechanism) { uiKit.mechanisms.append(mechanism) }
        // The texts are the same on both sides.
        case .text, .reference: break
        }
    }
}
