import SwiftModel
import WebModel

/// Types of one component, each set of values once.
struct GeneratedTypes {
    private struct Key: Hashable {
        let name: String
        let meaning: WebType
    }

    /// Serves to go back where something can't be made.
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
    /// Aliases that only repeat the values of a property: `size: IconSize`.
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

    /// Named after the property if the alias only repeats its values (`size: IconSize` → `Size`), else after the alias
    /// without the component's own name (`ButtonTone` → `Tone`), else after the item.
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

    mutating func add(_ structure: SwiftStruct) { structs.append(structure) }

    mutating func add(_ alias: SwiftTypeAlias) { aliases.append(alias) }

    func enumeration(_ name: GeneratedTypeName) -> SwiftEnum? { enumPositions[name].map { enums[$0] } }

    func structure(_ name: GeneratedTypeName) -> SwiftStruct? { structs.first { $0.name == name } }

    func isWord(_ type: SwiftType) -> Bool {
        if case .generated(let name, []) = type { return enums.contains { $0.name == name } }
        return type == .string
    }

    mutating func replace(_ structure: SwiftStruct) {
        for position in structs.indices where structs[position].name == structure.name { structs[position] = structure }
    }

    /// Forgets types that nothing speaks of any more: a contract may have given their item another type.
    mutating func keep(usedBy names: [GeneratedTypeName]) {
        var used: Set<GeneratedTypeName> = []
        var pending = names
        while let name = pending.popLast() {
            guard used.insert(name).inserted else { continue }
            pending += enumeration(name)?.payloads.flatMap(\.generatedNames) ?? []
            pending += structure(name)?.members.flatMap(\.type.generatedNames) ?? []
        }
        enums.removeAll { !used.contains($0.name) }
        enumPositions = Dictionary(enums.indices.map { (enums[$0].name, $0) }) { first, _ in first }
        structs.removeAll { !used.contains($0.name) }
    }

    // MARK: Going back

    var mark: Mark { Mark(keys: keys.count, enums: enums.count, structs: structs.count, aliases: aliases.count) }

    /// A type that holds something without a counterpart is not made at all.
    mutating func goBack(to mark: Mark) {
        for name in keys[mark.keys...].compactMap({ names.removeValue(forKey: $0) }) { taken.giveBack(name.name) }
        for enumeration in enums[mark.enums...] { enumPositions[enumeration.name] = nil }
        keys.removeLast(keys.count - mark.keys)
        enums.removeLast(enums.count - mark.enums)
        structs.removeLast(structs.count - mark.structs)
        aliases.removeLast(aliases.count - mark.aliases)
    }

    // MARK: Names

    /// Takes the longest property name that an alias ends in, whichever item comes first.
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
    func isHashable(_ type: SwiftType) -> Bool { HashableTypes(enums: enums, structs: structs).contains(type) }
}
