import SwiftModel
import WebModel

/// The types that are generated with a library, by their names.
struct GeneratedTypeTable {
    private(set) var enums: [String: SwiftEnum] = [:]
    private(set) var structs: [String: SwiftStruct] = [:]
    /// Second names, and what they stand for.
    private var aliases: [String: String] = [:]
    /// What stands for the values of a type that takes them of any type.
    private var standIns: [String: SwiftType] = [:]

    init(_ library: SwiftLibrary) {
        for enumeration in library.sharedEnums { enums[enumeration.name.description] = enumeration }
        for structure in library.sharedStructs { structs[structure.name.description] = structure }
        for component in library.components {
            for enumeration in component.enums { enums[enumeration.name.description] = enumeration }
            for structure in component.structs { structs[structure.name.description] = structure }
            let own = component.structs.map { ($0.name, $0.genericParameters) }
            let item = component.primitive == .item ? component.genericParameters : []
            for (name, parameters) in own + [(GeneratedTypeName(component.names.view), item)] {
                standIns[name.description] = parameters.lazy.compactMap(\.standIn).first
            }
            for alias in component.typeAliases { aliases[alias.name.description] = alias.target.description }
        }
    }

    /// What the values of such a type were before they could be of any type; nil for all other types.
    func standIn(of name: GeneratedTypeName) -> SwiftType? { standIns[name.description] }

    /// Whether a name can be written where a type is expected.
    func has(_ name: String) -> Bool {
        enums[name] != nil || structs[name] != nil || aliases[name] != nil
    }

    /// The name without second names.
    func plain(_ name: String) -> String { aliases[name] ?? name }

    func enumeration(_ name: String) -> SwiftEnum? { enums[plain(name)] }

    func structure(_ name: String) -> SwiftStruct? { structs[plain(name)] }

    /// A type with second names replaced by what they stand for.
    func plain(_ type: SwiftType) -> SwiftType {
        switch type {
        case .generated(let name, let arguments): .named(plain(name.description), arguments: arguments.map(plain))
        case .optional(let inner): .optional(plain(inner))
        case .array(let inner): .array(plain(inner))
        case .dictionary(let key, let value): .dictionary(key: plain(key), value: plain(value))
        case .named(let name, let arguments): .named(name, arguments: arguments.map(plain))
        case .function(let parameters, let returns):
            .function(parameters: parameters.map(plain), returns: plain(returns))
        case .tuple(let elements): .tuple(elements.map { .init(label: $0.label, type: plain($0.type)) })
        case .placeholder: type
        }
    }
}
