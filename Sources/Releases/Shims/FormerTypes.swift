import SwiftModel
import WebModel

/// Types of today for the generated types of a former release, and the types that are gone.
struct FormerTypes {
    private let old: FormerComponent
    private let new: SwiftComponent
    let oldTable: GeneratedTypeTable
    let newTable: GeneratedTypeTable
    let likeness: SwiftTypeLikeness
    let names: TypeNames
    /// Enums with the same values, by their former names.
    private let renames: [GeneratedTypeName: GeneratedTypeName]

    init(
        _ old: FormerComponent,
        _ new: SwiftComponent,
        _ oldTable: GeneratedTypeTable,
        _ newTable: GeneratedTypeTable,
        _ names: TypeNames
    ) {
        self.names = names
        self.old = old
        self.new = new
        self.oldTable = oldTable
        self.newTable = newTable
        likeness = SwiftTypeLikeness(oldTable, newTable)
        renames = Self.renames(old, new, oldTable, newTable)
    }

    /// Takes a new enum only where it alone has the same values.
    private static func renames(
        _ old: FormerComponent,
        _ new: SwiftComponent,
        _ oldTable: GeneratedTypeTable,
        _ newTable: GeneratedTypeTable
    ) -> [GeneratedTypeName: GeneratedTypeName] {
        func before(_ name: GeneratedTypeName) -> String {
            GeneratedTypeName(name.name, in: old.names.tokens).description
        }
        let added = (new.enums.map(\.name) + new.typeAliases.map(\.name)).filter { !oldTable.has(before($0)) }
        var renames: [GeneratedTypeName: GeneratedTypeName] = [:]
        for name in old.usedTypes where name.scope == old.names.tokens {
            let moved = GeneratedTypeName(name.name, in: new.names.tokens)
            guard !newTable.has(moved.description), let former = oldTable.enumeration(name.description) else {
                continue
            }
            let same = added.filter { candidate in
                newTable.enumeration(candidate.description).map { $0.form == former.form && $0.cases == former.cases }
                    ?? false
            }
            if same.count == 1 { renames[moved] = same[0] }
        }
        return renames
    }

    var renamed: [SwiftTypeAlias] {
        renames.map { SwiftTypeAlias(name: $0.key, target: $0.value) }.sorted { $0.name < $1.name }
    }

    /// A type may have moved with the tokens around it.
    func now(_ name: GeneratedTypeName) -> GeneratedTypeName {
        guard name.scope == old.names.tokens else { return names.now(name) }
        let moved = GeneratedTypeName(name.name, in: new.names.tokens)
        return renames[moved] ?? moved
    }

    func now(_ type: SwiftType) -> SwiftType {
        switch type {
        // Types that had no type parameter have text there now.
        case .generated(let name, let arguments):
            .generated(now(name), arguments: arguments.isEmpty ? newTable.standIns(of: now(name)) : arguments.map(now))
        case .optional(let inner): .optional(now(inner))
        case .array(let inner): .array(now(inner))
        case .dictionary(let key, let value): .dictionary(key: now(key), value: now(value))
        case .named(let name, let arguments): .named(name, arguments: arguments.map(now))
        case .function(let parameters, let returns): .function(parameters: parameters.map(now), returns: now(returns))
        case .tuple(let elements): .tuple(elements.map { .init(label: $0.label, type: now($0.type)) })
        case .placeholder: type
        }
    }

    func isHashable(_ type: SwiftType) -> Bool {
        HashableTypes(enums: Array(newTable.enums.values), structs: Array(newTable.structs.values)).contains(type)
    }

    func areSame(_ former: SwiftType, _ type: SwiftType) -> Bool { likeness.areSame(now(former), type) }

    func has(_ name: GeneratedTypeName) -> Bool {
        newTable.has(name.description) || name == texts(of: new)
            || (name.scope == nil && names.taken.contains(name.name.name))
    }

    /// Takes the types within these as well.
    func gone(in types: [SwiftType]) -> (enums: [SwiftEnum], structs: [SwiftStruct], gaps: [String]) {
        var enums: [SwiftEnum] = []
        var structs: [SwiftStruct] = []
        var gaps: [String] = []
        var seen: Set<GeneratedTypeName> = []
        var pending = types.flatMap(\.generatedNames)
        while let wanted = pending.popLast() {
            let name = now(wanted)
            guard !has(name), name != texts(of: new), seen.insert(name).inserted else { continue }
            let former = GeneratedTypeName(name.name, in: old.names.tokens).description
            guard name.scope == new.names.tokens else {
                gaps.append("The type \(name) is gone.")
                continue
            }
            if var enumeration = oldTable.enumeration(former) {
                pending += enumeration.payloads.flatMap(\.generatedNames)
                enumeration.name = name
                enums.append(enumeration)
            } else if var structure = oldTable.structure(former) {
                pending += structure.members.flatMap(\.type.generatedNames)
                structure.name = name
                for index in structure.members.indices {
                    structure.members[index].type = now(structure.members[index].type)
                }
                structs.append(structure)
            }
        }
        return (enums.sorted { $0.name < $1.name }, structs.sorted { $0.name < $1.name }, gaps.sorted())
    }

    private func texts(of component: SwiftComponent) -> GeneratedTypeName? {
        component.texts.isEmpty ? nil : component.stringsType
    }
}
