import SourceText
import WebModel

/// Resolves all declared types of the manifests, each once and those inside it before it, so that the time grows with
/// their number and not with the length of the chains that they form.
struct AliasResolver {
    struct Key: Hashable {
        let name: String
        let module: ModulePath

        init(_ declaration: ManifestDeclaration) {
            name = declaration.name
            module = declaration.module
        }
    }

    /// Longer chains of names are cut: what stands so far away remains a name.
    private static let chainLimit = 32

    private struct Entry {
        let definition: WebType
        /// The declarations that the names in the definition mean.
        let uses: [String: Key]
        /// The same in the order of the names, to walk through.
        let order: [Key]
    }

    private let index: DeclarationIndex
    private var definitions: [Key: WebType] = [:]
    /// What each declaration stands for.
    private(set) var types: [Key: WebType] = [:]
    /// How long the longest chain of names behind a declaration is.
    private var chains: [Key: Int] = [:]
    /// Declarations that lead back to themselves. They are no types that a value could have; their names stay names.
    private var cyclic: Set<Key> = []

    init(index: DeclarationIndex, into diagnostics: inout DiagnosticBag) {
        self.index = index
        let declarations = index.allTypes
        for declaration in declarations where definitions[Key(declaration)] == nil {
            definitions[Key(declaration)] = TypeDefinitionParser.definition(by: declaration, into: &diagnostics)
        }
        for declaration in declarations { resolve(Key(declaration)) }
    }

    /// The declaration that a name means in a module: the module's own, or the only one, or any of several that agree.
    func meaning(of name: String, in module: ModulePath) -> Key? {
        let candidates = index.types(named: name).map { Key($0) }.filter { definitions[$0] != nil }
        guard candidates.count > 1 else { return candidates.first }
        if let own = candidates.first(where: { $0.module == module }) { return own }
        return contradiction(about: name) == nil ? candidates.first : nil
    }

    /// Two declarations of a name that say different things.
    func contradiction(about name: String) -> (ManifestDeclaration, ManifestDeclaration)? {
        let candidates = index.types(named: name).filter { definitions[Key($0)] != nil }
        guard let first = candidates.first, let meaning = definitions[Key(first)]?.meaning,
            let other = candidates.first(where: { definitions[Key($0)]?.meaning != meaning })
        else { return nil }
        return (first, other)
    }

    /// Walks the names depth first on a stack of its own.
    private mutating func resolve(_ root: Key) {
        guard types[root] == nil, let entry = entry(for: root) else { return }
        var path: [(key: Key, entry: Entry, next: Int)] = [(root, entry, 0)]
        var positions: [Key: Int] = [root: 0]
        while let (key, entry, next) = path.last {
            guard next < entry.order.count else {
                path.removeLast()
                positions[key] = nil
                finish(key, entry)
                continue
            }
            path[path.count - 1].next += 1
            let used = entry.order[next]
            if let position = positions[used] {
                for member in path[position...] { cyclic.insert(member.key) }
            } else if types[used] == nil, let inner = self.entry(for: used) {
                positions[used] = path.count
                path.append((used, inner, 0))
            }
        }
    }

    private func entry(for key: Key) -> Entry? {
        guard let definition = definitions[key] else { return nil }
        var uses: [String: Key] = [:]
        var order: [Key] = []
        for name in definition.referencedNames {
            guard let used = meaning(of: name, in: key.module) else { continue }
            uses[name] = used
            order.append(used)
        }
        return Entry(definition: definition, uses: uses, order: order)
    }

    private mutating func finish(_ key: Key, _ entry: Entry) {
        var chain = 0
        let type = entry.definition.resolvingReferences { name in
            guard let used = entry.uses[name], !cyclic.contains(used), let type = types[used],
                let length = chains[used], length < AliasResolver.chainLimit
            else { return nil }
            chain = max(chain, length + 1)
            return type
        }
        types[key] = type
        chains[key] = chain
    }
}
