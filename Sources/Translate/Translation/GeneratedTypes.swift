import SwiftModel
import WebModel

/// The types that are generated for one component, each set of values once.
struct GeneratedTypes {
    private struct Key: Hashable {
        let name: String
        let meaning: WebType
    }

    /// Progress of the making, to go back to where something can't be made.
    struct Mark {
        fileprivate let keys: Int
        fileprivate let enums: Int
        fileprivate let structs: Int
        fileprivate let aliases: Int
    }

    let tokens: SwiftIdentifier
    private let base: String
    private let spelling: NameSpelling
    private var names: [Key: GeneratedTypeName] = [:]
    /// Names of properties, by the alias that only repeats the values of the property: `size: IconSize`.
    private let repeated: [String: String]
    private var keys: [Key] = []
    private var taken: TakenNames
    private var enumPositions: [GeneratedTypeName: Int] = [:]
    private(set) var enums: [SwiftEnum] = []
    private(set) var structs: [SwiftStruct] = []
    private(set) var aliases: [SwiftTypeAlias] = []

    init(_ component: SwiftComponentNames, of web: Component, spelling: NameSpelling) {
        repeated = Self.repeated(in: web, spelling)
        tokens = component.tokens
        base = component.base.name
        self.spelling = spelling
        // The struct of the component's texts.
        taken = TakenNames(["Strings"], .caseInsensitive)
    }

    /// Finds the name of the type for a meaning, and whether it still has to be made.
    ///
    /// The type is called after the property of the same values if its alias only repeats them (`size: IconSize` →
    /// `Size`), else after its alias without the component's own name (`ButtonTone` → `Tone`), else after the item.
    mutating func name(for type: WebType, item: String) -> (name: GeneratedTypeName, isNew: Bool) {
        let named = spelling.upperCamel(item)
        let wanted = type.alias.map { repeated[$0] ?? withoutBase($0) } ?? named
        var meaning = type.meaning
        meaning.isOptional = false
        let key = Key(name: wanted, meaning: meaning)
        if let known = names[key] { return (known, false) }
        let words = [wanted, named, base + named].map {
            SwiftIdentifier($0, as: .nestedType, spelling: spelling, fallback: base)
        }
        let name = GeneratedTypeName(taken.takeFirst(of: words) ?? words[0], in: tokens)
        names[key] = name
        keys.append(key)
        return (name, true)
    }

    mutating func add(_ enumeration: SwiftEnum) {
        enumPositions[enumeration.name] = enums.count
        enums.append(enumeration)
    }

    mutating func add(_ structure: SwiftStruct) {
        structs.append(structure)
    }

    mutating func add(_ alias: SwiftTypeAlias) {
        aliases.append(alias)
    }

    func enumeration(_ name: GeneratedTypeName) -> SwiftEnum? {
        enumPositions[name].map { enums[$0] }
    }

    func structure(_ name: GeneratedTypeName) -> SwiftStruct? {
        structs.first { $0.name == name }
    }

    /// Whether it is a text, or one word of several.
    func isWord(_ type: SwiftType) -> Bool {
        if case .generated(let name, []) = type { return enums.contains { $0.name == name } }
        return type == .string
    }

    mutating func replace(_ structure: SwiftStruct) {
        for position in structs.indices where structs[position].name == structure.name {
            structs[position] = structure
        }
    }

    // MARK: Going back

    var mark: Mark {
        Mark(keys: keys.count, enums: enums.count, structs: structs.count, aliases: aliases.count)
    }

    /// Forgets the types begun since a mark: a type that holds something without a counterpart is not made at all.
    mutating func goBack(to mark: Mark) {
        for key in keys[mark.keys...] {
            if let name = names.removeValue(forKey: key) { taken.giveBack(name.name) }
        }
        for enumeration in enums[mark.enums...] { enumPositions[enumeration.name] = nil }
        keys.removeLast(keys.count - mark.keys)
        enums.removeLast(enums.count - mark.enums)
        structs.removeLast(structs.count - mark.structs)
        aliases.removeLast(aliases.count - mark.aliases)
    }

    // MARK: Names

    /// Finds for each alias the longest of its properties' names that it ends in. The type is called so, whichever item
    /// it is made for first.
    private static func repeated(in component: Component, _ spelling: NameSpelling) -> [String: String] {
        var found: [String: String] = [:]
        for property in component.properties {
            guard let alias = property.type?.alias else { continue }
            let name = spelling.upperCamel(property.name)
            guard spelling.upperCamel(alias).hasSuffix(name) else { continue }
            if let known = found[alias], known.count >= name.count { continue }
            found[alias] = name
        }
        return found
    }

    func withoutBase(_ alias: String) -> String {
        guard alias.hasPrefix(base), let next = alias.dropFirst(base.count).first, next.isUppercase else {
            return alias
        }
        return String(alias.dropFirst(base.count))
    }
}

extension GeneratedTypes {
    /// Whether values of a type can be keys.
    func isHashable(_ type: SwiftType) -> Bool {
        HashableTypes(enums: enums, structs: structs).contains(type)
    }
}
