import WebModel

/// Resolves all declared types of one format, each once and the types inside it before it, so that time grows with
/// their number and not with the length of their chains. Names of declarations that lead back to themselves stay names:
/// they are found with Tarjan's algorithm for strongly connected components, on a stack of its own.
struct AliasResolver<Key: Hashable> {
    typealias Known = (String) -> (key: Key, type: WebType)?

    struct Source {
        /// Type that a declaration stands for, the names inside as they are.
        var definition: (Key) -> WebType?
        /// The declaration that a name means where another one uses it.
        var meaning: (String, Key) -> Key?
        var names: (WebType) -> [String] = { $0.referencedNames }
        /// Step before the names are replaced: type arguments.
        var prepared: (WebType, Key, Known) -> WebType = { type, _, _ in type }
        /// Type that stands for a declaration where it is named without type arguments.
        var plain: (Key, WebType) -> WebType? = { _, type in type }
        /// Step after the names are replaced.
        var finished: (WebType) -> WebType = { $0 }
    }

    /// Types right inside of all resolved types together. The largest library has some ten thousand.
    private static var sizeLimit: Int { 2_000_000 }

    /// Longer chains of names are cut: a type so far away remains a name.
    private static var chainLimit: Int { 32 }

    private struct Step {
        let key: Key
        let definition: WebType
        let uses: [(name: String, key: Key)]
        var next = 0
    }

    private let source: Source
    private(set) var types: [Key: WebType] = [:]
    /// Length of the longest chain of names behind a declaration.
    private var chains: [Key: Int] = [:]
    private(set) var cyclic: Set<Key> = []
    /// Declarations in which a name stayed one because the type would become too large.
    private(set) var cut: Set<Key> = []
    private var size = 0

    private var ranks: [Key: Int] = [:]
    /// The lowest rank that a declaration leads back to.
    private var lowest: [Key: Int] = [:]
    /// Declarations with a strongly connected component that is not complete, in the order of their ranks.
    private var open: [Step] = []
    private var isOpen: Set<Key> = []

    init(_ keys: some Sequence<Key>, of source: Source) {
        self.source = source
        for key in keys { visit(key) }
    }

    private mutating func visit(_ root: Key) {
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

    private mutating func enter(_ key: Key) -> Step? {
        guard let definition = source.definition(key) else { return nil }
        let uses = source.names(definition).compactMap { name in
            source.meaning(name, key).map { (name: name, key: $0) }
        }
        let step = Step(key: key, definition: definition, uses: uses)
        lowest[key] = ranks.count
        ranks[key] = ranks.count
        open.append(step)
        isOpen.insert(key)
        return step
    }

    /// Takes a whole component off the open ones: of more than one declaration, all lead back to themselves.
    private mutating func close(from root: Key) {
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
        func known(_ name: String) -> (key: Key, type: WebType)? {
            guard let used = uses[name], !cyclic.contains(used), let type = types[used],
                let length = chains[used], length < AliasResolver.chainLimit
            else { return nil }
            chain = max(chain, length + 1)
            return (used, type)
        }
        var isCut = size > AliasResolver.sizeLimit
        var type = step.definition
        if !isCut {
            type = source.prepared(type, step.key, known)
            type = type.resolvingReferences(isCut: &isCut) { name in
                known(name).flatMap { source.plain($0.key, $0.type) }
            }
            type = source.finished(type)
        }
        if isCut, !step.uses.isEmpty { cut.insert(step.key) }
        size += type.breadth
        types[step.key] = type
        chains[step.key] = chain
    }
}

extension WebType {
    /// Size of the copy where the type becomes part of a larger one.
    fileprivate var breadth: Int {
        switch shape {
        case .enumeration(let values): values.count
        case .union(let members), .intersection(let members): members.count
        case .object(let members): members.count
        default: 1
        }
    }
}
