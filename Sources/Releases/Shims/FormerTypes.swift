import SwiftModel
import WebModel

/// Types of today for the generated types of a former release, and the types that are gone.
struct FormerTypes {
    private let old: FormerComponent
    private let new: SwiftComponent
    let tables: TypeTables
    let names: TypeNames
    /// Enums with the same values, by their former names.
    private let renames: [GeneratedTypeName: GeneratedTypeName]

    init(of old: FormerComponent, in new: SwiftComponent, _ tables: TypeTables, _ names: TypeNames) {
        self.names = names
        self.old = old
        self.new = new
        self.tables = tables
        renames = Self.renames(of: old, in: new, tables)
    }

    /// Takes a new enum only where it alone has the same values.
    private static func renames(
        of old: FormerComponent,
        in new: SwiftComponent,
        _ tables: TypeTables
    ) -> [GeneratedTypeName: GeneratedTypeName] {
        func before(_ name: GeneratedTypeName) -> String {
            GeneratedTypeName(name.name, in: old.names.tokens).description
        }
        let added = (new.enums.map(\.name) + new.typeAliases.map(\.name)).filter { !tables.old.has(before($0)) }
        var renames: [GeneratedTypeName: GeneratedTypeName] = [:]
        for name in old.usedTypes where name.scope == old.names.tokens {
            let moved = GeneratedTypeName(name.name, in: new.names.tokens)
            guard !tables.new.has(moved.description), let former = tables.old.enumeration(name.description) else {
                continue
            }
            let same = added.filter { candidate in
                tables.new.enumeration(candidate.description).map { $0.form == former.form && $0.cases == former.cases }
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
        type.replacing { part in
            guard case .generated(let name, let arguments) = part else { return nil }
            let today = now(name)
            // Types that had no type parameter have text there now.
            let values = arguments.isEmpty ? tables.new.standIns(of: today) : arguments.map(now)
            return .generated(today, arguments: values)
        }
    }

    func isHashable(_ type: SwiftType) -> Bool {
        HashableTypes(enums: Array(tables.new.enums.values), structs: Array(tables.new.structs.values)).contains(type)
    }

    func areSame(_ former: SwiftType, _ type: SwiftType) -> Bool { tables.areSame(now(former), type) }

    /// A former property in the words of its successor, or of nothing; nil where nothing can stand for it.
    func former(
        _ name: SwiftIdentifier,
        _ type: SwiftType,
        defaultText: String?,
        as successor: (name: SwiftIdentifier, type: SwiftType)?
    ) -> FormerProperty? {
        let now = now(type)
        if let successor {
            if areSame(type, successor.type) {
                return FormerProperty(name: name, type: now, meaning: .renamed(successor.name))
            }
            if let former = FormerProperty(name, now, as: successor.name, of: successor.type) { return former }
        }
        return defaultText.map { FormerProperty(name: name, type: now, meaning: .gone(defaultText: $0)) }
    }

    func has(_ name: GeneratedTypeName) -> Bool {
        tables.new.has(name.description) || name == texts(of: new)
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
            if var enumeration = tables.old.enumeration(former) {
                pending += enumeration.payloads.flatMap(\.generatedNames)
                enumeration.name = name
                enums.append(enumeration)
            } else if var structure = tables.old.structure(former) {
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
