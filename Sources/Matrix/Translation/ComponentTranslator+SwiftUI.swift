import SwiftModel
import WebModel

/// The results of the SwiftUI column, with their holes filled.
extension ComponentTranslator {
    mutating func add(_ result: SwiftUIResult, as role: MemberRole, to position: Int) throws(Untranslatable) {
        let item = drafts[position].item
        let first = drafts[position].swiftUI.count
        defer { for member in first..<drafts[position].swiftUI.count { drafts[position].swiftUI[member].role = role } }
        switch result {
        case .value(let name, let type, let ownDefault):
            let filled = try filledType(type, position)
            let value = try value(filled, ownDefault: ownDefault, isOptionalInRow: type.isOptional, position)
            let property = SwiftProperty(
                name: filledName(name, position, as: .property),
                type: value.type,
                defaultValue: value.value,
                origin: item.reference
            )
            drafts[position].swiftUI.append(.property(property))
            if name.isLiteral { drafts[position].hasNamesOfRow = true }
        case .binding(let name, let type) where isData:
            // Its parent holds the state: data says what it was made with.
            try add(.value(name, type, default: nil), as: role, to: position)
        case .binding(let name, let type):
            let property = SwiftProperty(
                .binding,
                name: filledName(name, position, as: .property),
                type: try filledType(type, position),
                origin: item.reference
            )
            drafts[position].swiftUI.append(.property(property))
            if name.isLiteral { drafts[position].hasNamesOfRow = true }
        case .slot(let name):
            if isData { throw Untranslatable(reason: Self.dataHoldsNoViews) }
            let filled = filledName(name, position, as: .property)
            if name.isLiteral { drafts[position].hasNamesOfRow = true }
            let view = SwiftIdentifier(filled.name, as: .genericParameter, spelling: context.spelling, fallback: "slot")
            drafts[position].swiftUI.append(
                .slot(SwiftSlot(name: filled, viewType: view, origin: item.reference))
            )
        case .items(let name):
            if name.isLiteral { drafts[position].hasNamesOfRow = true }
            let child = try itemType(of: position)
            let items = SwiftItems(
                name: filledName(name, position, as: .property),
                itemType: child.type,
                tag: child.tag,
                origin: item.reference
            )
            drafts[position].swiftUI.append(.items(items))
        case .action(let name, let parameters, let isOptional):
            if name.isLiteral { drafts[position].hasNamesOfRow = true }
            let action = SwiftAction(
                name: filledName(name, position, as: .property),
                parameters: try filledParameters(parameters, position),
                isOptional: isOptional,
                origin: item.reference,
                event: consumedEvent(of: position)
            )
            drafts[position].swiftUI.append(.action(action))
        case .mechanism(let mechanism):
            drafts[position].swiftUI.append(.mechanism(mechanism))
        case .reference(let reference):
            drafts[position].swiftUI.append(.reference(resolved(reference, from: item.reference)))
        }
    }

    /// Whether the component is data of its parent, as an option of a picker is.
    var isData: Bool {
        if case .primitive(.item) = entry?.result { true } else { false }
    }

    private static let dataHoldsNoViews = "the component is data of its parent, and data holds no views"

    /// The component's own item that a row refers to; never the item itself, which may be spelled alike.
    func resolved(_ reference: ItemReference, from item: ItemReference) -> ItemReference {
        surface.resolveAll(reference).first { $0 != item } ?? reference
    }
}
