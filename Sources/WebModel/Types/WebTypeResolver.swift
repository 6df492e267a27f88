/// Puts definitions of aliases in the place of their names, each resolved once behind the aliases that it uses, so that
/// the time does not depend on how often it is used; its size is known, so that aliases which double each other stop
/// growing.
struct WebTypeResolver {
    /// Number of types that the result may have inside.
    static let sizeLimit = 10_000

    private struct Alias {
        let type: WebType
        let size: Int
        let height: Int
    }

    private var aliases: [String: Alias] = [:]
    private let namesAliases: Bool
    /// Number of types inside the type at work so far, and how deep they stand.
    private var size = 0
    private var height = 0
    private(set) var isCut = false

    init(graph: WebTypeAliasGraph) {
        namesAliases = true
        for (name, definition) in graph.definitionsInOrder {
            let type = resolved(definition)
            aliases[name] = Alias(type: type, size: size, height: height)
        }
    }

    /// Puts arguments in the place of type parameters.
    init(arguments: [String: WebType]) {
        namesAliases = false
        aliases = arguments.mapValues { argument in
            let (size, height) = argument.extent
            return Alias(type: argument, size: size, height: height)
        }
    }

    mutating func resolved(_ type: WebType) -> WebType {
        size = 0
        height = 0
        return resolved(type, level: 0, hidden: HiddenNames())
    }

    private mutating func resolved(_ type: WebType, level: Int, hidden: HiddenNames) -> WebType {
        size += 1
        height = max(height, level)
        guard level < WebTypeParser.depthLimit else { return type }
        if case .reference(let name, let arguments) = type.shape, arguments.isEmpty {
            return hidden.contains(name) ? type : resolved(type, named: name, level: level)
        }
        let inner = hidden.adding(typeParametersOf: type)
        return type.replacingChildren { resolved($0, level: level + 1, hidden: inner) }
    }

    private mutating func resolved(_ reference: WebType, named name: String, level: Int) -> WebType {
        guard let alias = aliases[name] else { return reference }
        guard size + alias.size <= Self.sizeLimit, level + alias.height <= WebTypeParser.depthLimit else {
            isCut = true
            return reference
        }
        size += alias.size
        height = max(height, level + alias.height)
        var type = reference.isOptional ? alias.type.optional : alias.type
        if namesAliases { type.alias = reference.alias ?? name }
        return type
    }
}

extension WebType {
    fileprivate var extent: (size: Int, height: Int) {
        var size = 0
        var height = 0
        var pending = [(type: self, level: 0)]
        while let (type, level) = pending.popLast(), size <= WebTypeResolver.sizeLimit {
            size += 1
            height = max(height, level)
            for child in type.children { pending.append((child, level + 1)) }
        }
        return (size, height)
    }
}
