import WebModel

/// Resolves all declared types of the manifests, each once and those inside it before it, so that the time grows with
/// their number and not with the length of the chains that they form.
///
/// Declarations that lead back to themselves are no types that a value could have; their names stay names. They are
/// found with Tarjan's algorithm for strongly connected components, on a stack of its own.
struct AliasResolver {
    /// Longer chains of names are cut: what stands so far away remains a name.
    private static let chainLimit = 32

    /// A declaration on the way, with the declarations that the names in it mean.
    private struct Step {
        let key: DeclarationKey
        let definition: WebType
        let uses: [(name: String, key: DeclarationKey)]
        var next = 0
    }

    private let declarations: TypeDeclarations
    /// What each declaration stands for.
    private(set) var types: [DeclarationKey: WebType] = [:]
    /// How long the longest chain of names behind a declaration is.
    private var chains: [DeclarationKey: Int] = [:]
    private var cyclic: Set<DeclarationKey> = []

    private var ranks: [DeclarationKey: Int] = [:]
    /// The lowest rank that a declaration leads back to.
    private var lowest: [DeclarationKey: Int] = [:]
    /// Declarations whose component is not complete, in the order of their ranks.
    private var open: [Step] = []
    private var isOpen: Set<DeclarationKey> = []

    init(_ declarations: TypeDeclarations, index: DeclarationIndex) {
        self.declarations = declarations
        for declaration in index.allTypes { visit(DeclarationKey(declaration)) }
    }

    private mutating func visit(_ root: DeclarationKey) {
        guard ranks[root] == nil, let step = enter(root) else { return }
        var path = [step]
        while let step = path.last {
            guard step.next < step.uses.count else {
                path.removeLast()
                let reach = lowest[step.key] ?? 0
                if let user = path.last?.key { lowest[user] = min(lowest[user] ?? 0, reach) }
                if reach == ranks[step.key] { close(from: step.key) }
                continue
            }
            path[path.count - 1].next += 1
            let used = step.uses[step.next].key
            if let rank = ranks[used] {
                if isOpen.contains(used) { lowest[step.key] = min(lowest[step.key] ?? 0, rank) }
                if used == step.key { cyclic.insert(used) }
            } else if let inner = enter(used) {
                path.append(inner)
            }
        }
    }

    private mutating func enter(_ key: DeclarationKey) -> Step? {
        guard let definition = declarations.definitions[key] else { return nil }
        let uses = definition.referencedNames.compactMap { name in
            declarations.meaning(of: name, in: key.module).map { (name: name, key: $0) }
        }
        let step = Step(key: key, definition: definition, uses: uses)
        lowest[key] = ranks.count
        ranks[key] = ranks.count
        open.append(step)
        isOpen.insert(key)
        return step
    }

    /// Takes a whole component off the open ones: of more than one declaration, all lead back to themselves.
    private mutating func close(from root: DeclarationKey) {
        var component: [Step] = []
        while let step = open.popLast() {
            isOpen.remove(step.key)
            component.append(step)
            if step.key == root { break }
        }
        if component.count > 1 { cyclic.formUnion(component.map(\.key)) }
        for step in component { resolve(step) }
    }

    private mutating func resolve(_ step: Step) {
        let uses = Dictionary(step.uses.map { ($0.name, $0.key) }, uniquingKeysWith: { first, _ in first })
        var chain = 0
        let type = step.definition.resolvingReferences { name in
            guard let used = uses[name], !cyclic.contains(used), let type = types[used],
                let length = chains[used], length < AliasResolver.chainLimit
            else { return nil }
            chain = max(chain, length + 1)
            return type
        }
        types[step.key] = type
        chains[step.key] = chain
    }
}
