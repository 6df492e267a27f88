import Core
import WebModel

/// A class or interface and all that it extends, as far as the files declare it; the nearest first.
struct DeclaredLineage {
    /// More ancestors than any class has.
    static let ancestorLimit = 64

    struct Ancestor {
        let id: Int
        let arguments: [String: WebType]
        /// Whether it is a class that the element's own class inherits from.
        let isInherited: Bool
    }

    private(set) var ancestors: [Ancestor] = []
    private(set) var missing: [(name: String, place: SourceLocation)] = []
    private(set) var isCut = false

    init(of id: Int, in scopes: DeclaredScopes) {
        var visited: Set<Int> = []
        var pending = [Ancestor(id: id, arguments: [:], isInherited: false)]
        while let next = pending.popLast() {
            guard visited.insert(next.id).inserted else { continue }
            guard ancestors.count < DeclaredLineage.ancestorLimit else {
                isCut = true
                return
            }
            ancestors.append(next)
            let entry = scopes.entries[next.id]
            var parents: [Ancestor] = []
            if ancestors.count == 1 {
                parents += scopes.parts(of: id).filter { $0 != id }.map {
                    Ancestor(id: $0, arguments: [:], isInherited: false)
                }
            }
            let isClass = next.isInherited || entry.declaration.kind == .classLike
            for base in entry.declaration.bases {
                let file = scopes.files[entry.file]
                let text = file.text(base)
                let place = file.location(of: base.lowerBound)
                let types = DeclaredLineage.types(of: WebTypeParser.parse(text).type, entry, scopes)
                if types.isEmpty { missing.append((text, place)) }
                for type in types {
                    guard case .reference(let name, let arguments) = type.shape else { continue }
                    let found = scopes.meaning(of: name, at: entry)
                    guard let known = found.first(where: { scopes.entries[$0].declaration.kind.isObjectLike }) else {
                        missing.append((name, place))
                        continue
                    }
                    let names = scopes.entries[known].declaration.typeParameters.map(\.name)
                    let given = zip(names, arguments.map { $0.substituting(next.arguments) })
                    parents += scopes.parts(of: known).map { part in
                        Ancestor(id: part, arguments: Dictionary(given) { first, _ in first }, isInherited: isClass)
                    }
                }
            }
            pending += parents.reversed()
        }
    }

    /// Instance types of a base: `Base` itself, or the types that a variable `Base_base` constructs. Compilers write it
    /// for mixins: `typeof LitElement & (new (...args: any[]) => Mixin)`.
    private static func types(of base: WebType, _ entry: DeclaredScopes.Entry, _ scopes: DeclaredScopes) -> [WebType] {
        guard case .reference(let name, _) = base.shape else { return [] }
        let found = scopes.meaning(of: name, at: entry)
        let isType = found.contains { scopes.entries[$0].declaration.kind != .variable }
        guard !isType, let id = found.first, let text = scopes.entries[id].declaration.type else { return [base] }
        return instances(of: WebTypeParser.parse(scopes.text(text, of: scopes.entries[id])).type)
    }

    private static func instances(of type: WebType) -> [WebType] {
        switch type.shape {
        case .intersection(let parts): return parts.flatMap { instances(of: $0) }
        case .named(.typeOf, let text): return [WebType(.reference(name: String(text.dropFirst(7)), arguments: []))]
        case .named(.constructor, let text):
            guard let arrow = text.ranges(of: ") => ").last else { return [] }
            return WebTypeParser.parse(String(text[arrow.upperBound...])).type.parts
        case .reference(_, let arguments) where arguments.count == 1: return arguments[0].parts
        case .object(let members):
            // `{ new (): Base; prototype: Base }`
            return members.compactMap { member in
                guard member.kind == .construct, case .function(let function) = member.type.shape else { return nil }
                return function.returns
            }
        default: return []
        }
    }
}

extension WebType {
    fileprivate var parts: [WebType] {
        if case .intersection(let parts) = shape { return parts }
        return [self]
    }
}
