import Core
import SwiftModel
import WebModel

/// Items of one name are one thing: a title as a property and as a slot is one parameter in two forms, and a slot or an
/// event only implies a fact that the property states.
extension ComponentTranslator {
    mutating func joinSharedNames() {
        var claims: [SwiftIdentifier: [Int]] = [:]
        for draft in drafts.indices {
            for name in Set(drafts[draft].swiftUI.compactMap(\.member?.name)) {
                claims[name, default: []].append(draft)
            }
        }
        for (name, positions) in claims.filter({ $0.value.count > 1 }).sorted(by: { $0.key < $1.key }) {
            guard let property = owner(of: name, among: positions) else { continue }
            for position in positions where drafts[position].item.reference.kind != .property {
                join(name, of: position, with: property)
            }
        }
    }

    /// Takes the property that would keep the name.
    private func owner(of name: SwiftIdentifier, among positions: [Int]) -> Int? {
        let properties = positions.filter { position in
            drafts[position].item.reference.kind == .property
                && drafts[position].swiftUI.contains { $0.member?.name == name && $0.member?.form.isAction == false }
        }
        return properties.min { precedence(of: $0, for: name) < precedence(of: $1, for: name) }
    }

    private func precedence(of position: Int, for name: SwiftIdentifier) -> (Int, Int, ItemReference) {
        let draft = drafts[position]
        return (
            draft.hasNamesOfRow && !draft.item.isDeprecated ? 0 : 1,
            draft.item.reference.name == name.name ? 0 : 1,
            draft.item.reference
        )
    }

    private mutating func join(_ name: SwiftIdentifier, of position: Int, with property: Int) {
        let reference = drafts[property].item.reference
        let known = drafts[property].swiftUI.compactMap(\.member).filter { $0.name == name }
        let members = drafts[position].swiftUI.compactMap(\.member).filter { $0.name == name }
        guard !members.isEmpty, members.allSatisfy({ isSame($0, as: known) }) else { return }
        let isWhole = drafts[position].swiftUI.allSatisfy { $0.member?.name == name }
        let views = Set(members.filter(\.form.isSlot).map { "\($0.name.name)View" })
        let properties = drafts[position].uiKit.filter { member in
            guard case .property(let own) = member else { return isWhole }
            return isWhole || own.name.name == name.name || views.contains(own.name.name)
        }
        for var member in members where member.form.isSlot && !known.contains(where: \.form.isSlot) {
            member.origin = reference
            drafts[property].swiftUI.append(.member(member))
            for case .property(var view) in properties where view.type.unwrapped == .named("UIView") {
                view.origin = reference
                drafts[property].uiKit.append(.property(view))
            }
        }
        drafts[position].swiftUI.removeAll { $0.member?.name == name }
        drafts[position].uiKit.removeAll { properties.contains($0) }
        if drafts[position].swiftUI.isEmpty {
            drafts[position].consumer = property
            drafts[position].become(partOf: reference)
        } else {
            drafts[position].remark("\(code: name.name) is part of \(reference)")
        }
    }

    /// A view may stand for the value of a property.
    private func isSame(_ member: Member, as known: [Member]) -> Bool {
        switch member.form {
        case .value, .binding, .items: true
        case .slot:
            known.contains { own in
                own.form.isSlot || (own.valueType.flatMap { display(of: $0, as: own.role) } != nil)
            }
        case .action, .rows: false
        }
    }

    private func display(of type: SwiftType, as role: String?) -> TextDisplay? {
        if case .generated(let name, _) = type.unwrapped {
            switch defaults.enumeration(name)?.form {
            case .strings, .openStrings: break
            case .integers, .choice, nil: return nil
            }
        }
        return TextDisplay(standingForView: role, type)
    }
}
