import SwiftModel

/// Which generated types members name, and whether each of them is declared.
enum GeneratedTypeUse {
    static func undeclared(in library: SwiftLibrary) -> [String] {
        var declared = Set(library.components.map(\.names.view.name))
        declared.formUnion(library.sharedEnums.map(\.name.description))
        declared.formUnion(library.sharedStructs.map(\.name.description))
        var used: Set<String> = []
        for component in library.components {
            declared.formUnion(component.enums.map(\.name.description))
            declared.formUnion(component.structs.map(\.name.description))
            declared.formUnion(component.typeAliases.map(\.name.description))
            used.formUnion(component.typeAliases.map(\.target.description))
            for type in types(of: component) { used.formUnion(names(in: type)) }
        }
        return used.subtracting(declared).sorted()
    }

    private static func types(of component: SwiftComponent) -> [SwiftType] {
        component.members.flatMap(\.writtenTypes)
            + component.texts.map(\.type) + component.structs.flatMap(\.members).map(\.type)
            + component.uiKit.properties.map(\.type) + component.uiKit.delegateMethods.flatMap(\.parameters)
            + component.enums.flatMap(\.cases).compactMap { entry in
                if case .payload(let type) = entry.value { type } else { nil }
            }
    }

    private static func names(in type: SwiftType) -> [String] {
        switch type {
        case .named(_, let arguments): arguments.flatMap(names)
        case .optional(let inner), .array(let inner): names(in: inner)
        case .dictionary(let key, let value): names(in: key) + names(in: value)
        case .tuple(let elements): elements.flatMap { names(in: $0.type) }
        case .function(let parameters, let returns): parameters.flatMap(names) + names(in: returns)
        case .generated(let name, _): [name.description]
        case .placeholder(let placeholder): ["{\(placeholder.rawValue)}"]
        }
    }
}
