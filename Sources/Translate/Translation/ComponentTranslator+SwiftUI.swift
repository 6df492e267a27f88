import Core
import SwiftModel
import WebModel

extension ComponentTranslator {
    mutating func add(_ result: SwiftUIResult, as role: MemberRole, to position: Int) throws(Untranslatable) {
        switch result {
        case .value(let name, let type, let ownDefault):
            let filled = try filledType(type, position)
            let value = try value(filled, ownDefault: ownDefault, isOptionalInRow: type.isOptional, position)
            add(.value(value.type), name, as: role, defaultValue: value.value, to: position)
        case .binding(let name, let type) where isData:
            // The parent holds the state: data tells the value that it was made with.
            try add(.value(name, type, default: nil), as: role, to: position)
        case .binding(let name, let type):
            let filled = try filledType(type, position)
            guard types.generated.isHashable(filled) else {
                throw Untranslatable(
                    reason: "nobody can tell one \(code: filled) from another, so that none can be chosen"
                )
            }
            add(.binding(filled), name, as: role, to: position)
        case .slot(let name):
            if isData { throw Untranslatable(reason: Self.dataHoldsNoViews) }
            let filled = filledName(name, position, as: .property)
            let view = SwiftIdentifier(filled.name, as: .genericParameter, spelling: context.spelling, fallback: "slot")
            add(.slot(viewType: view), name, as: role, to: position)
        case .items(let name):
            let child = try itemType(of: position)
            // Most items hold no others, and none says so.
            let none: SwiftExpression? = isData ? .array([]) : nil
            add(.items(child.type, tag: child.tag), name, as: role, defaultValue: none, to: position)
        case .action(let name, let parameters, let isOptional):
            let parameters = try filledParameters(parameters, position)
            add(.action(parameters: parameters, isOptional: isOptional), name, as: role, to: position)
        case .mechanism(let mechanism): drafts[position].swiftUI.append(.mechanism(mechanism))
        case .reference(let reference):
            let item = drafts[position].item.reference
            drafts[position].swiftUI.append(.reference(resolved(reference, from: item)))
        }
    }

    private mutating func add(
        _ form: Member.Form,
        _ name: NameTemplate,
        as role: MemberRole,
        defaultValue: SwiftExpression? = nil,
        to position: Int
    ) {
        let member = Member(
            form,
            name: filledName(name, position, as: .property),
            as: role,
            defaultValue: defaultValue,
            origin: drafts[position].item.reference,
            event: form.isAction ? consumedEvent(of: position) : nil
        )
        drafts[position].swiftUI.append(.member(member))
        if name.isLiteral { drafts[position].hasNamesOfRow = true }
    }

    /// An option of a picker is data.
    var isData: Bool {
        if case .primitive(.item) = entry?.result { true } else { false }
    }

    private static let dataHoldsNoViews = "the component is data of its parent, and data holds no views"

    /// Never the item itself, which may be spelled alike.
    func resolved(_ reference: ItemReference, from item: ItemReference) -> ItemReference {
        surface.resolveAll(reference).first { $0 != item } ?? reference
    }
}
