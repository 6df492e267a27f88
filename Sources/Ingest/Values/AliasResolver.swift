import WebModel

/// Resolves all declared types of one format, each once and the types inside it before it, so that time grows with
/// their number and not with the length of their chains. Names of declarations that lead back to themselves stay names.
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

    private let source: Source
    private(set) var types: [Key: WebType] = [:]
    /// Length of the longest chain of names behind a declaration.
    private var chains: [Key: Int] = [:]
    private(set) var cyclic: Set<Key> = []
    /// Declarations in which a name stayed one because the type would become too large.
    private(set) var cut: Set<Key> = []
    private var size = 0

    init(_ keys: some Sequence<Key>, of source: Source) {
        self.source = source
        var uses: [Key: [String: Key]] = [:]
        let groups = ConnectedGroups(from: keys) { key in
            guard let definition = source.definition(key) else { return [] }
            let used = source.names(definition).compactMap { name in source.meaning(name, key).map { (name, $0) } }
            uses[key] = Dictionary(used) { first, _ in first }
            return used.map(\.1)
        }
        for group in groups.all {
            let leadsBack = group.count > 1 || uses[group[0]]?.values.contains(group[0]) == true
            if leadsBack { cyclic.formUnion(group) }
            for key in group { resolve(key, uses[key] ?? [:]) }
        }
    }

    private mutating func resolve(_ key: Key, _ uses: [String: Key]) {
        guard let definition = source.definition(key) else { return }
        var chain = 0
        func known(_ name: String) -> (key: Key, type: WebType)? {
            guard let used = uses[name], !cyclic.contains(used), let type = types[used],
                let length = chains[used], length < AliasResolver.chainLimit
            else { return nil }
            chain = max(chain, length + 1)
            return (used, type)
        }
        var isCut = size > AliasResolver.sizeLimit
        var type = definition
        if !isCut {
            type = source.prepared(type, key, known)
            type = type.resolvingReferences(isCut: &isCut) { name in
                known(name).flatMap { source.plain($0.key, $0.type) }
            }
            type = source.finished(type)
        }
        if isCut, !uses.isEmpty { cut.insert(key) }
        size += type.breadth
        types[key] = type
        chains[key] = chain
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
