import SwiftModel
import WebModel

/// Each enum is made once and then only named.
struct SharedEnums {
    private let names: [String: GeneratedTypeName]
    private(set) var enums: [String: SwiftEnum] = [:]
    private var aliases: [GeneratedTypeName: String] = [:]
    /// The component that made the enum told the remark: the next one would not repeat it.
    private var remarked: Set<String> = []

    /// Names of components, `taken`, win.
    init(_ aliases: [String], prefix: String, taken: [SwiftIdentifier], spelling: NameSpelling) {
        let fixed = taken.map { SwiftScope.Wish($0, webName: $0.name, isFixed: true) }
        let wishes = aliases.map { alias in
            SwiftScope.Wish(
                SwiftIdentifier(prefix + spelling.upperCamel(alias), as: .type, spelling: spelling, fallback: "shared"),
                webName: alias,
                isFixed: false
            )
        }
        let unique = SwiftScope.unique(fixed + wishes, .caseInsensitive).dropFirst(fixed.count)
        names = Dictionary(uniqueKeysWithValues: zip(aliases, unique.map { GeneratedTypeName($0) }))
    }

    /// nil where the alias belongs to one component alone.
    func name(of alias: String) -> GeneratedTypeName? { names[alias] }

    mutating func add(_ enumeration: SwiftEnum, alias: String, isRemarked: Bool) {
        enums[alias] = enumeration
        aliases[enumeration.name] = alias
        if isRemarked { remarked.insert(alias) }
    }

    /// False, and nothing is taken, where the enums known here would have led to another result: the component made
    /// another enum of an alias, or told something of one.
    mutating func add(contentsOf own: SharedEnums) -> Bool {
        for (alias, enumeration) in own.enums {
            guard let known = enums[alias] else { continue }
            guard known == enumeration, !own.remarked.contains(alias) else { return false }
        }
        for (alias, enumeration) in own.enums where enums[alias] == nil {
            add(enumeration, alias: alias, isRemarked: own.remarked.contains(alias))
        }
        return true
    }

    func enumeration(_ name: GeneratedTypeName) -> SwiftEnum? { aliases[name].flatMap { enums[$0] } }

    /// Leaves out enums that were begun for an item without a result.
    func used(by components: [SwiftComponent]) -> [SwiftEnum] {
        let targets = Set(components.flatMap { $0.typeAliases.map(\.target) })
        return enums.values.filter { targets.contains($0.name) }.sorted { $0.name < $1.name }
    }
}
