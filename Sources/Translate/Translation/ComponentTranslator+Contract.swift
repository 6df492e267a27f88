import Core
import SwiftModel
import WebModel

/// Needs of native primitives: see `specs/primitives.md`.
extension ComponentTranslator {
    private var primitive: NativePrimitive { entry?.primitive ?? .container }

    /// Takes an item of the source, or a part of our own where the primitive does nothing without it.
    mutating func fillContract() {
        let contract = context.contracts.contract(of: primitive)
        // Subjects are made once for all places, because names are folded to be compared.
        let subjects = drafts.map { FillingSubject(items.subject(of: $0.item)) }
        for place in contract.places where !place.swiftUI.isEmpty {
            let players = drafts.indices.filter { fills(drafts[$0], place, of: contract) }
            if players.allSatisfy({ drafts[$0].isImplied }), let position = fill(place, of: contract, from: subjects) {
                for player in players { drafts[player].become(partOf: drafts[position].item.reference) }
            } else if players.isEmpty, isNeeded(place) {
                make(place, for: primitive)
            } else if isOffered(place, isFilled: !players.isEmpty) {
                offer(place, for: primitive)
            }
        }
    }

    /// The primitive doesn't know such types, regardless of the member's name.
    mutating func uncastUnknownTypes() {
        let contract = context.contracts.contract(of: primitive)
        for position in drafts.indices {
            for member in drafts[position].swiftUI.indices {
                guard let candidate = drafts[position].swiftUI[member].member, let role = candidate.role,
                    !accepts(candidate, as: role, in: contract)
                else { continue }
                let unknown =
                    candidate.form.isAction
                    ? "a closure with these parameters is not" : "\(code: candidate.writtenTypes[0]) is no type that is"
                drafts[position].remark("\(unknown) used as \(code: role) here")
                drafts[position].swiftUI[member].member?.memberRole = .none
            }
        }
    }

    /// An enum plays the role of a state only with a case for each.
    private func accepts(_ member: Member, as role: String, in contract: Contract) -> Bool {
        guard contract.accepts(member, as: role, where: enumeration) else { return false }
        guard case .binding(let type) = member.form, contract.asksForStates(role),
            case .generated(let name, _) = type.unwrapped
        else { return true }
        return defaults.enumeration(name).flatMap { ToggleStates($0) } != nil
    }

    private var enumeration: (SwiftType) -> SwiftEnum? {
        let defaults = defaults
        return { type in if case .generated(let name, _) = type { defaults.enumeration(name) } else { nil } }
    }

    private func isNeeded(_ place: ContractPlace) -> Bool {
        switch place.need {
        case .optional, .offered: false
        case .essential, .always: true
        case .beside(let role): isPlayed(role)
        case .without(let roles): !roles.contains(where: isPlayed)
        case .besideItems(let role):
            role.map(isPlayed) != true && !context.children(of: entry, beside: component.tag).isEmpty
        }
    }

    /// Members may fill a place with one type under another role than its own.
    private func isPlayed(_ role: String) -> Bool {
        let contract = context.contracts.contract(of: primitive)
        let fitted = contract.places.first { $0.role == role && $0.fitted != nil }
        return drafts.contains { draft in
            draft.swiftUI.contains { member in
                fitted.map { fills(member, $0, of: contract) } ?? (member.member?.role == role)
            }
        }
    }

    private func fills(_ draft: ItemDraft, _ place: ContractPlace, of contract: Contract) -> Bool {
        draft.swiftUI.contains { fills($0, place, of: contract) }
    }

    private func fills(_ member: SwiftUIMember, _ place: ContractPlace, of contract: Contract) -> Bool {
        guard let member = member.member, let role = member.role, place.isMeant(by: role) else { return false }
        if let fitted = place.fitted { return fitted.fit(member.form, where: enumeration) != nil }
        guard accepts(member, as: role, in: contract) else { return false }
        switch member.form {
        case .value(let type): return !wantsBinding(place) && isDrawn(type, by: place)
        case .binding(let type): return wantsBinding(place) && isDrawn(type, by: place)
        case .action, .slot, .rows, .items: return true
        }
    }

    /// Asked for when all members have their names and roles.
    var neededParts: [NeededPart] {
        let contract = context.contracts.contract(of: primitive)
        return contract.places.filter { !$0.swiftUI.isEmpty && isNeeded($0) }.map { place in
            let players = drafts.flatMap(\.swiftUI).filter { fills($0, place, of: contract) }
            return NeededPart(role: place.role, members: players.compactMap(\.member?.name))
        }
    }

    /// The app holds the state of a component that is data.
    private func wantsBinding(_ place: ContractPlace) -> Bool { place.isBinding && !isData }

    /// A place for a view can show a text as well, and no other value. Values become a list where they fill its place.
    private func isDrawn(_ type: SwiftType, by place: ContractPlace) -> Bool {
        place.swiftUI.contains {
            switch $0 {
            case .value, .binding: true
            case .slot: type.unwrapped == .string
            case .items, .action, .mechanism, .reference: false
            }
        }
    }

    /// Takes the first item by name; nil where there is none. A place with one type that nothing works without takes an
    /// item of any other, too: the value of a slider is a number also if the web takes files.
    private mutating func fill(_ place: ContractPlace, of contract: Contract, from subjects: [FillingSubject]) -> Int? {
        for isOfItsType in place.fitted != nil && isNeeded(place) ? [true, false] : [true] {
            for filler in place.fillers where isOfItsType || filler.conditions.isEmpty {
                let requirements = RuleRequirements(filler)
                for name in filler.names {
                    for (position, subject) in subjects.enumerated()
                    where subject.isMeant(by: name, of: filler.kind)
                        && (!isOfItsType || requirements.hold(for: subject.rule))
                        && canFill(position, place, of: contract) && become(place, of: contract, position)
                    {
                        return position
                    }
                }
            }
        }
        return nil
    }

    /// Parts of another item are told there, an item that has a place keeps it, and a project's word is the last. Items
    /// that the matrix leaves out are asked for only where nothing works without them.
    private func canFill(_ position: Int, _ place: ContractPlace, of contract: Contract) -> Bool {
        let draft = drafts[position]
        if case .skipped = draft.outcome, !isNeeded(place) { return false }
        // Traits that every component has are worth less than a place of its own.
        let kept = contract.places.contains { !$0.primitives.isEmpty && fills(draft, $0, of: contract) }
        if kept, !misfits(draft, place, of: contract) { return false }
        if draft.isImplied { return false }
        if let consumer = draft.consumer {
            // Items that the contract has turned into something else tell nobody of their changes yet.
            return drafts[consumer].contract != nil && drafts[consumer].decision.takesNamesakes
        }
        if case .unmapped = draft.outcome { return true }
        return draft.decision.source?.layer != .project
    }

    /// A row may make another type than the primitive knows, such as text of a slider's value. Further members of the
    /// item then say nothing.
    private func misfits(_ draft: ItemDraft, _ place: ContractPlace, of contract: Contract) -> Bool {
        draft.swiftUI.contains { candidate in
            guard let member = candidate.member, case .binding = member.form, let role = member.role else {
                return false
            }
            return place.isMeant(by: role) && !accepts(member, as: role, in: contract)
        }
    }

    private mutating func become(_ place: ContractPlace, of contract: Contract, _ position: Int) -> Bool {
        let before = drafts[position]
        let kept = contract.places.filter { $0.role != place.role && fills(before, $0, of: contract) }
        drafts[position].swiftUI = []
        drafts[position].uiKit = []
        drafts[position].remarks = []
        if add(place, to: position), kept.allSatisfy({ add($0, to: position) }) {
            drafts[position].contract = place.source
            drafts[position].consumer = nil
            // Items that are part of it were part of nothing before.
            for part in drafts[position].consumed { drafts[part].become(partOf: drafts[position].item.reference) }
            return true
        }
        drafts[position] = before
        return false
    }

    private mutating func make(_ place: ContractPlace, for primitive: NativePrimitive) {
        let kind: ItemKind =
            switch place.swiftUI[0] {
            case .binding: .property
            case .action: .event
            case .value, .slot, .items, .mechanism, .reference: .slot
            }
        let reference = ItemReference(kind, madeFor: place.role, of: primitive)
        let item = WebItem(reference: reference, location: component.source)
        drafts.append(ItemDraft(item: item, place: drafts.count, isImplied: true, isMade: true))
        let position = drafts.count - 1
        drafts[position].contract = place.source
        // Items that can't be made are told like any item that is not translated.
        guard add(place, to: position) else { return }
        drafts[position].remark("not in the sources; added, because \(code: primitive.rawValue) needs it")
    }

    /// Offers of a former release stay. A source that names slots has said which there are.
    private func isOffered(_ place: ContractPlace, isFilled: Bool) -> Bool {
        if place.need == .always { return !isPlayed(place.role) }
        guard place.need == .offered else { return false }
        let reference = reference(ofOffered: place)
        let wasOffered = context.former.components[component.tag]?.contains { $0.origin == reference } == true
        return wasOffered || !isFilled && (reference.kind != .slot || component.slots.isEmpty)
    }

    private func reference(ofOffered place: ContractPlace) -> ItemReference {
        let isEvent = place.swiftUI.contains(where: \.isAction)
        let kind: ItemKind = isEvent ? .event : place.swiftUI.contains(where: \.isSlot) ? .slot : .property
        return ItemReference(kind, madeFor: place.role, of: primitive)
    }

    /// A member of the source may have the name already.
    private mutating func offer(_ place: ContractPlace, for primitive: NativePrimitive) {
        let item = WebItem(reference: reference(ofOffered: place), location: component.source)
        var draft = ItemDraft(item: item, place: drafts.count, isImplied: true)
        draft.isOffered = true
        draft.contract = place.source
        let taken = Set(drafts.flatMap { $0.swiftUI.compactMap { $0.member?.name.name } })
        let takenInUIKit = Set(drafts.flatMap { $0.uiKit.compactMap { $0.name?.name } })
        drafts.append(draft)
        let position = drafts.count - 1
        let isAdded = add(place.offered, to: position)
        let names = drafts[position].swiftUI.compactMap { $0.member?.name.name }
        let namesInUIKit = drafts[position].uiKit.compactMap { $0.name?.name }
        guard isAdded, taken.isDisjoint(with: names), takenInUIKit.isDisjoint(with: namesInUIKit) else {
            drafts.removeLast()
            return
        }
        drafts[position].remark("not in the sources; offered, because a \(code: primitive.rawValue) has it")
    }

    private mutating func tellBinding(_ place: ContractPlace, _ position: Int) {
        guard place.role == "onChange", let type = changedType else { return }
        for member in drafts[position].swiftUI.indices {
            guard case .action(let parameters, let isOptional) = drafts[position].swiftUI[member].member?.form,
                parameters.count == 1
            else { continue }
            drafts[position].swiftUI[member].member?.form = .action(parameters: [type], isOptional: isOptional)
        }
    }

    private var changedType: SwiftType? {
        guard let place = context.contracts.contract(of: primitive).places.first(where: \.isBinding) else { return nil }
        let roles = [place.role] + place.substitutes
        for member in drafts.lazy.flatMap(\.swiftUI) {
            guard let member = member.member, case .binding(let type) = member.form,
                let role = member.role, roles.contains(role)
            else { continue }
            return type
        }
        return nil
    }

    private mutating func add(_ place: ContractPlace, to position: Int) -> Bool {
        attempt(position) { (translator) throws(Untranslatable) in
            for result in place.swiftUI where !(translator.isData && result.isSlot) {
                let role = result.name?.role.map { MemberRole.stated($0) } ?? .asNamed
                try translator.add(result, as: role, to: position)
            }
            translator.tellBinding(place, position)
            try translator.addUIKit(place.uiKit, to: position)
            translator.settleOutcome(position)
        }
        if case .unmapped = drafts[position].outcome { return false }
        return true
    }
}
