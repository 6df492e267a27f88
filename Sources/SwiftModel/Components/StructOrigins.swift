import WebModel

/// A struct that several items are of comes from all of them; an item of several structs tells none from the others.
struct StructOrigins {
    private var origins: [String: [StructOrigin]] = [:]
    private var names: [StructOrigin: Set<String>] = [:]
    private var structs: [String: SwiftStruct] = [:]
    private var enums: [String: SwiftEnum] = [:]
    private var aliases: [String: String] = [:]

    init(_ library: SwiftLibrary) {
        for structure in library.sharedStructs { structs[structure.name.description] = structure }
        for enumeration in library.sharedEnums { enums[enumeration.name.description] = enumeration }
        for component in library.components {
            for structure in component.structs { structs[structure.name.description] = structure }
            for enumeration in component.enums { enums[enumeration.name.description] = enumeration }
            for alias in component.typeAliases { aliases[alias.name.description] = alias.target.description }
        }
        guard !structs.isEmpty else { return }
        for component in library.components {
            for member in component.members { add(member.writtenTypes, of: member.origin, component.tag) }
            for text in component.texts { add([text.type], of: text.origin, component.tag) }
            for property in component.uiKit.properties { add([property.type], of: property.origin, component.tag) }
            for method in component.uiKit.delegateMethods { add(method.parameters, of: method.origin, component.tag) }
        }
        for (origin, names) in names where names.count == 1 {
            for name in names { origins[name, default: []].append(origin) }
        }
        for name in origins.keys { origins[name]?.sort() }
    }

    /// A ledger writes the first origin.
    func of(_ structure: SwiftStruct) -> [StructOrigin] { origins[structure.name.description] ?? [] }

    private mutating func add(_ types: [SwiftType], of item: ItemReference, _ tag: String) {
        for type in types { add(type, StructOrigin(tag: tag, item: item), []) }
    }

    /// `parents` are the types around it: a type may contain itself.
    private mutating func add(_ type: SwiftType, _ origin: StructOrigin, _ parents: Set<String>) {
        for name in type.generatedNames {
            let name = aliases[name.description] ?? name.description
            guard !parents.contains(name) else { continue }
            for payload in enums[name]?.payloads ?? [] { add(payload, origin, parents.union([name])) }
            guard let structure = structs[name] else { continue }
            guard names[origin, default: []].insert(name).inserted else { continue }
            for member in structure.members where Self.canBeWritten(member.webName) {
                let path = origin.path + [member.webName]
                add(member.type, StructOrigin(tag: origin.tag, item: origin.item, path: path), parents.union([name]))
            }
        }
    }

    /// Whether it is one word of a ledger, and of a path.
    private static func canBeWritten(_ webName: String) -> Bool {
        !webName.isEmpty && webName.utf8.allSatisfy { $0.isNameByte || $0 == UInt8(ascii: "_") }
    }
}
