import Core
import SwiftModel
import WebModel

/// `options: { value: string, label: string }[]`
extension ComponentTranslator {
    /// The struct has an identity, and its members have roles.
    mutating func objectItem(of position: Int) throws(Untranslatable) -> SwiftType {
        let item = drafts[position].item
        guard let web = item.type, let element = Self.element(of: web) else {
            throw Untranslatable(reason: "it is no list")
        }
        let name = try structure(of: element, of: item)
        guard var structure = types.generated.structure(name) else {
            throw Untranslatable(reason: "its items are no objects")
        }
        let whole = structure
        leaveOutClosures(of: &structure)
        do throws(Untranslatable) {
            try prepareItem(&structure)
        } catch {
            types.generated.replace(whole)
            throw error
        }
        types.generated.replace(structure)
        return .generated(name)
    }

    /// Items are told from others, and have something to show.
    private mutating func prepareItem(_ structure: inout SwiftStruct) throws(Untranslatable) {
        guard types.generated.isHashable(.generated(structure.name)) else {
            throw Untranslatable(reason: "its items can't be told apart: one of their members is no key")
        }
        if let own = structure.members.first(where: { $0.name.name == "id" }), own.type.isOptional {
            throw Untranslatable(reason: "its items have an `id` that may be absent")
        }
        castRoles(in: &structure)
        guard structure.members.contains(where: { $0.role == "label" }) else {
            throw Untranslatable(reason: "nothing of its items is a text to show")
        }
        structure.isItem = true
    }

    /// Items are told apart by values, and closures are all alike. The component tells which item was chosen.
    private mutating func leaveOutClosures(of structure: inout SwiftStruct) {
        let closures = structure.members.filter { $0.type.unwrapped.isFunction }
        guard !closures.isEmpty, closures.count < structure.members.count else { return }
        structure.members.removeAll { $0.type.unwrapped.isFunction }
        types.generated.replace(structure)
        let names = closures.map { "\(code: $0.webName)" }.joined(separator: ", ")
        types.remark(
            "\(names) of its items is left out: data holds no closures, and the component tells which item was chosen"
        )
    }

    private static func element(of type: WebType) -> WebType? {
        switch type.shape {
        case .array(let element): element
        case .reference("Array", let arguments), .reference("ReadonlyArray", let arguments): arguments.first
        default: nil
        }
    }

    /// An object that no source describes has a value and a label.
    private mutating func structure(of element: WebType, of item: WebItem) throws(Untranslatable) -> GeneratedTypeName {
        let place = TypeTranslation.Place(item: item.reference.name, scope: item.reference.name, property: nil)
        do throws(Untranslatable) {
            guard case .generated(let name, _) = try types.type(element, at: place.asElement) else {
                throw Untranslatable(reason: "its items are no objects")
            }
            return name
        } catch {
            guard case .reference(let alias, []) = element.shape else { throw error }
            let members = [("value", SwiftType.string), ("label", .string), ("isDisabled", .bool)]
            let (name, isNew) = types.generated.name(for: element, item: alias)
            guard isNew else { return name }
            types.generated.add(
                SwiftStruct(
                    name: name,
                    members: members.map { name, type in
                        SwiftStruct.Member(name: SwiftIdentifier(name, as: .property), type: type, webName: name)
                    },
                    alias: alias
                )
            )
            types.remark("no source says what \(code: alias) is; it is made with a value and a label")
            return name
        }
    }

    /// Gives roles by the contract of items.
    private func castRoles(in structure: inout SwiftStruct) {
        var played: Set<String> = []
        for place in context.contracts.contract(of: .item).places {
            let names = place.fillers.filter { $0.kind == .property }.flatMap(\.names)
            let wanted: (SwiftStruct.Member) -> Bool = { member in
                switch place.swiftUI.first {
                // A value may be a number as well.
                case .value(_, .string, _) where place.role == "value": OptionValue.isText(member.type.unwrapped)
                case .value(_, .placeholder(.enumeration), _): types.generated.isWord(member.type.unwrapped)
                case .value(_, let type, _): member.type.unwrapped == type.unwrapped
                default: false
                }
            }
            guard !played.contains(place.role) else { continue }
            for name in [NamePattern(place.role)] + names {
                guard
                    let position = structure.members.firstIndex(where: {
                        $0.memberRole == .asNamed && name.matches($0.webName) && wanted($0)
                    })
                else { continue }
                structure.members[position].memberRole = .stated(place.role)
                played.insert(place.role)
                break
            }
        }
        for position in structure.members.indices where structure.members[position].memberRole == .asNamed {
            structure.members[position].memberRole = .none
        }
    }
}
