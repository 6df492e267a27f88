import SwiftModel

/// What is asked of a component once for each of its members: found without looking through all of it.
struct ComponentIndex {
    /// Of all members.
    let names: Set<String>
    private let bindings: [SwiftType: [ScaffoldMember]]
    private let enums: [GeneratedTypeName: SwiftEnum]
    private let aliases: [GeneratedTypeName: GeneratedTypeName]

    init(_ swift: SwiftComponent, _ members: [ScaffoldMember]) {
        var bindings: [SwiftType: [ScaffoldMember]] = [:]
        for member in members {
            if case .binding(let type) = member.form { bindings[type, default: []].append(member) }
        }
        names = Set(members.map(\.name.name))
        self.bindings = bindings
        enums = Dictionary(swift.enums.map { ($0.name, $0) }) { first, _ in first }
        aliases = Dictionary(swift.typeAliases.map { ($0.name, $0.target) }) { first, _ in first }
    }

    /// In the order of the init.
    func bindings(to type: SwiftType) -> [ScaffoldMember] { bindings[type] ?? [] }

    func enumeration(_ name: GeneratedTypeName) -> SwiftEnum? { enums[name] }

    /// What a name of the component's own stands for.
    func target(of alias: GeneratedTypeName) -> GeneratedTypeName? { aliases[alias] }
}
