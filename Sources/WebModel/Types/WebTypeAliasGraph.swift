/// The aliases that a type uses, directly or through others, and which of them lead back to themselves.
struct WebTypeAliasGraph {
    private var names: [String] = []
    private var definitions: [WebType] = []
    private var indices: [String: Int?] = [:]
    private var visited = 0
    private(set) var isCut = false

    /// The aliases that do not lead back to themselves, each behind all that it uses.
    private(set) var definitionsInOrder: [(name: String, definition: WebType)] = []

    init(from type: WebType, _ lookup: (String) -> WebType?) {
        _ = collectUses(of: type, lookup)
        var uses: [[Int]] = []
        while uses.count < definitions.count { uses.append(collectUses(of: definitions[uses.count], lookup)) }
        for group in ConnectedGroups(from: names.indices, uses: { uses[$0] }).all {
            let alias = group[0]
            guard group.count == 1, !uses[alias].contains(alias) else { continue }
            definitionsInOrder.append((names[alias], definitions[alias]))
        }
    }

    private mutating func collectUses(of type: WebType, _ lookup: (String) -> WebType?) -> [Int] {
        var found: [Int] = []
        var pending: [(type: WebType, hidden: HiddenNames)] = [(type, HiddenNames())]
        while let (type, hidden) = pending.popLast() {
            visited += 1
            if case .reference(let name, let arguments) = type.shape, arguments.isEmpty {
                if !hidden.contains(name), let index = index(of: name, lookup) { found.append(index) }
                continue
            }
            let inner = hidden.adding(typeParametersOf: type)
            for child in type.children { pending.append((child, inner)) }
        }
        return found
    }

    private mutating func index(of name: String, _ lookup: (String) -> WebType?) -> Int? {
        if let known = indices[name] { return known }
        guard visited <= WebTypeResolver.sizeLimit else {
            isCut = true
            return nil
        }
        var index: Int?
        if let definition = lookup(name), !definition.isRaw {
            index = definitions.count
            names.append(name)
            definitions.append(definition)
        }
        indices[name] = .some(index)
        return index
    }
}

extension WebType {
    fileprivate var isRaw: Bool {
        if case .raw = shape { true } else { false }
    }
}
