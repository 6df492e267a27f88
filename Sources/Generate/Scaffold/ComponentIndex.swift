import SwiftModel

/// Parts of a component that are looked up once for each of its members: found without looking through all of it.
struct ComponentIndex {
    /// Names of all members.
    let names: Set<String>
    private let bindings: [SwiftType: [Member]]
    private let enums: [GeneratedTypeName: SwiftEnum]
    private let aliases: [GeneratedTypeName: GeneratedTypeName]

    init(_ parameters: ComponentParameters) {
        let swift = parameters.component
        let members = parameters.members
        var bindings: [SwiftType: [Member]] = [:]
        for member in members {
            if case .binding(let type) = member.form { bindings[type, default: []].append(member) }
        }
        names = Set(members.map(\.name.name))
        self.bindings = bindings
        enums = Dictionary(swift.enums.map { ($0.name, $0) }) { first, _ in first }
        aliases = Dictionary(swift.typeAliases.map { ($0.name, $0.target) }) { first, _ in first }
    }

    /// Finds bindings, in the order of the init.
    func bindings(to type: SwiftType) -> [Member] { bindings[type] ?? [] }

    func enumeration(_ name: GeneratedTypeName) -> SwiftEnum? { enums[name] }

    /// Finds the type that a name of the component's own stands for.
    func target(of alias: GeneratedTypeName) -> GeneratedTypeName? { aliases[alias] }
}
