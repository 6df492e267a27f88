import SwiftModel
import WebModel

struct GeneratedTypeTable {
    private(set) var enums: [String: SwiftEnum] = [:]
    private(set) var structs: [String: SwiftStruct] = [:]
    private var aliases: [String: SwiftTypeAlias] = [:]
    /// Keyed by the names of the items and structs.
    private var standIns: [String: [SwiftType]] = [:]
    /// Keyed by the name of their struct.
    private var texts: [String: [SwiftText]] = [:]

    init(_ library: SwiftLibrary) {
        self.init(
            enums: library.sharedEnums + library.components.flatMap(\.enums),
            structs: library.sharedStructs + library.components.flatMap(\.structs),
            aliases: library.components.flatMap(\.typeAliases)
        )
        for component in library.components {
            if !component.texts.isEmpty { texts[component.stringsType.description] = component.texts }
            if component.primitive == .item {
                standIns[component.names.view.name] = component.genericParameters.compactMap(\.standIn)
            }
        }
        for (name, structure) in structs { standIns[name] = structure.genericParameters.compactMap(\.standIn) }
    }

    init(enums: [SwiftEnum], structs: [SwiftStruct], aliases: [SwiftTypeAlias]) {
        for enumeration in enums { self.enums[enumeration.name.description] = enumeration }
        for structure in structs { self.structs[structure.name.description] = structure }
        for alias in aliases { self.aliases[alias.name.description] = alias }
    }

    /// Texts of a caller: a name alone is no type then.
    func standIns(of name: GeneratedTypeName) -> [SwiftType] { standIns[plain(name.description)] ?? [] }

    func has(_ name: String) -> Bool { enums[name] != nil || structs[name] != nil || aliases[name] != nil }

    func plain(_ name: String) -> String { aliases[name]?.target.description ?? name }

    func aliased(in tokens: SwiftIdentifier) -> [GeneratedTypeName] {
        aliases.values.filter { $0.name.scope?.name == tokens.name }.map(\.target)
    }

    func enumeration(_ name: String) -> SwiftEnum? { enums[plain(name)] }

    func enumeration(of type: SwiftType) -> SwiftEnum? {
        guard case .generated(let name, _) = type.unwrapped else { return nil }
        return enumeration(name.description)
    }

    /// nil for a name that is no struct of texts.
    func texts(_ name: String) -> [SwiftText]? { texts[name] }

    func structure(_ name: String) -> SwiftStruct? { structs[plain(name)] }
}
