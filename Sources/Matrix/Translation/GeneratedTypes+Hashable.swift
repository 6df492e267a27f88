import SwiftModel

extension GeneratedTypes {
    /// Whether values of a type can be keys.
    func isHashable(_ type: SwiftType) -> Bool {
        switch type {
        case .named(let name, let arguments):
            !GeneratedTypes.unhashable.contains(name) && arguments.allSatisfy(isHashable)
        case .optional(let inner), .array(let inner): isHashable(inner)
        case .dictionary(_, let value): isHashable(value)
        case .tuple, .function, .placeholder: false
        case .generated(let name): isHashable(name)
        }
    }

    private func isHashable(_ name: GeneratedTypeName) -> Bool {
        if let enumeration = enumeration(name) {
            return enumeration.cases.allSatisfy { entry in
                if case .payload(let type) = entry.value { isHashable(type) } else { true }
            }
        }
        if let structure = structs.first(where: { $0.name == name }) {
            return structure.members.allSatisfy { isHashable($0.type) }
        }
        // A shared enum, which holds strings.
        return true
    }

    private static let unhashable: Set<String> = ["Any", "EdgeInsets", "NSDirectionalEdgeInsets", "UIEdgeInsets"]
}
