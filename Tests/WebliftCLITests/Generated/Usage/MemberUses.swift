/// What the members of one type use of each other, and which of them are reached from where the system or others begin.
struct MemberUses {
    private let members: [ModuleTypes.Member]
    /// By position of the member.
    private let reads: [Set<String>]

    init(_ members: [ModuleTypes.Member]) {
        let effects = Set(members.map(\.declaration).filter { $0.hasAttribute("Binding") }.map(\.name))
        self.members = members
        reads = members.map { Self.reads(of: $0.declaration, effects: effects) }
    }

    /// `effects` are the names of bindings: writing to them reaches who made them.
    private static func reads(of member: SwiftDeclaration, effects: Set<String>) -> Set<String> {
        // A type in a type has members of its own.
        guard !member.isType else { return [] }
        let given = Set(member.parameters.map(\.name))
        let code = [member.value, member.body ?? []]
        var names: Set<String> = []
        for use in code.flatMap({ NameUseScanner.uses(in: $0, parameters: given) }) {
            switch use.base {
            case .none, .itself: if !use.isWritten || effects.contains(use.name) { names.insert(use.name) }
            // `strings.close` uses `strings`; the scanner has told that too.
            case .variable: break
            }
        }
        // An observer that asks for its own property does not show it.
        if member.hasObservers { names.remove(member.name) }
        return names
    }

    /// The names of all members that are used, directly or through others, by those that are roots, and by `outside`.
    func reached(outside: Set<String>, isRoot: (SwiftDeclaration) -> Bool) -> Set<String> {
        var reached = outside
        var open = Array(outside)
        for (member, names) in zip(members, reads) where isRoot(member.declaration) {
            for name in names where reached.insert(name).inserted { open.append(name) }
        }
        while let name = open.popLast() {
            for (member, names) in zip(members, reads) where member.declaration.name == name {
                for next in names where reached.insert(next).inserted { open.append(next) }
            }
        }
        return reached
    }
}
