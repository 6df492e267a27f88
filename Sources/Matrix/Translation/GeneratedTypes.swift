import SwiftModel
import WebModel

/// The types that are generated for one component, each set of values once.
struct GeneratedTypes {
    private struct Key: Hashable {
        let name: String
        let meaning: WebType
    }

    let tokens: SwiftIdentifier
    private let base: String
    private let spelling: NameSpelling
    private var names: [Key: GeneratedTypeName] = [:]
    private var taken: Set<String> = []
    private(set) var enums: [SwiftEnum] = []
    private(set) var structs: [SwiftStruct] = []
    private(set) var aliases: [SwiftTypeAlias] = []

    init(_ component: SwiftComponentNames, spelling: NameSpelling) {
        tokens = component.tokens
        base = component.base.name
        self.spelling = spelling
    }

    /// The name of the type for a meaning, and whether it still has to be made.
    ///
    /// It is called after its alias without the component's own name (`ButtonTone` → `Tone`), else after the item.
    mutating func name(for type: WebType, item: String) -> (name: GeneratedTypeName, isNew: Bool) {
        let wanted = type.alias.map(withoutBase) ?? spelling.upperCamel(item)
        var meaning = type.meaning
        meaning.isOptional = false
        let key = Key(name: wanted, meaning: meaning)
        if let known = names[key] { return (known, false) }
        let name = GeneratedTypeName(unique(wanted), in: tokens)
        names[key] = name
        return (name, true)
    }

    mutating func add(_ enumeration: SwiftEnum) {
        enums.append(enumeration)
    }

    mutating func add(_ structure: SwiftStruct) {
        structs.append(structure)
    }

    mutating func add(_ alias: SwiftTypeAlias) {
        aliases.append(alias)
    }

    private func withoutBase(_ alias: String) -> String {
        guard alias.hasPrefix(base), let next = alias.dropFirst(base.count).first, next.isUppercase else {
            return alias
        }
        return String(alias.dropFirst(base.count))
    }

    private mutating func unique(_ wanted: String) -> SwiftIdentifier {
        var identifier = SwiftIdentifier(wanted, as: .nestedType, spelling: spelling, fallback: base)
        var number = 2
        while !taken.insert(identifier.name.lowercased()).inserted {
            identifier = SwiftIdentifier("\(wanted)\(number)", as: .nestedType, spelling: spelling, fallback: base)
            number += 1
        }
        return identifier
    }
}
