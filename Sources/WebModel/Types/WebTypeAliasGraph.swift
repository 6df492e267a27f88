/// The aliases that a type uses, directly or through others, and which of them lead back to themselves.
struct WebTypeAliasGraph {
    private var names: [String] = []
    private var definitions: [WebType] = []
    private var uses: [[Int]] = []
    private var indices: [String: Int?] = [:]
    private var visited = 0
    private(set) var isCut = false

    /// The aliases that do not lead back to themselves, each behind all that it uses.
    private(set) var definitionsInOrder: [(name: String, definition: WebType)] = []

    init(from type: WebType, _ lookup: (String) -> WebType?) {
        _ = collectUses(of: type, lookup)
        var next = 0
        while next < definitions.count {
            uses.append(collectUses(of: definitions[next], lookup))
            next += 1
        }
        order()
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

    /// Orders the aliases with Tarjan's algorithm for strongly connected components, on a stack of its own.
    private mutating func order() {
        var ranks = [Int](repeating: -1, count: names.count)
        var lowest = ranks
        var isOpen = [Bool](repeating: false, count: names.count)
        var open: [Int] = []
        var rank = 0
        for root in names.indices where ranks[root] < 0 {
            var path: [(alias: Int, next: Int)] = [(root, 0)]
            while let (alias, next) = path.last {
                if next == 0 {
                    ranks[alias] = rank
                    lowest[alias] = rank
                    rank += 1
                    open.append(alias)
                    isOpen[alias] = true
                }
                if next < uses[alias].count {
                    path[path.count - 1].next += 1
                    let used = uses[alias][next]
                    if ranks[used] < 0 {
                        path.append((used, 0))
                    } else if isOpen[used] {
                        lowest[alias] = min(lowest[alias], ranks[used])
                    }
                    continue
                }
                path.removeLast()
                if let user = path.last?.alias { lowest[user] = min(lowest[user], lowest[alias]) }
                guard lowest[alias] == ranks[alias] else { continue }
                var isAlone = true
                while let member = open.popLast() {
                    isOpen[member] = false
                    if member == alias { break }
                    isAlone = false
                }
                if isAlone, !uses[alias].contains(alias) {
                    definitionsInOrder.append((names[alias], definitions[alias]))
                }
            }
        }
    }
}

extension WebType {
    fileprivate var isRaw: Bool {
        if case .raw = shape { true } else { false }
    }
}
