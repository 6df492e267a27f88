import Core
import WebModel

/// Turns the declarations of types into types, the names inside as they are.
struct TypeDefinitions {
    typealias ID = Int

    let scopes: DeclaredScopes
    private let elements: Set<ID>
    /// Types by the first declaration of their name; an interface may be declared in several parts.
    private(set) var types: [ID: WebType] = [:]
    private(set) var problems: [(WebTypeParser.Problem, text: String, place: SourceLocation)] = []

    init(_ scopes: DeclaredScopes, elements: Set<ID>) {
        self.scopes = scopes
        self.elements = elements
        var seen: Set<ID> = []
        for id in scopes.entries.indices where !seen.contains(id) && !elements.contains(id) {
            let entry = scopes.entries[id]
            switch entry.declaration.kind {
            case .alias: types[id] = alias(entry)
            case .enumeration: types[id] = enumeration(entry)
            case .interface:
                let parts = scopes.parts(of: id)
                seen.formUnion(parts)
                if !parts.contains(where: { elements.contains($0) }) { types[id] = interface(parts) }
            case .classLike, .variable: break
            }
        }
    }

    func meaning(of name: String, for user: ID) -> ID? {
        let entry = scopes.entries[user]
        let found = scopes.meaning(of: name, in: entry.file, scope: entry.declaration.scope)
        return found.first { types[$0] != nil }
    }

    private mutating func parsed(_ text: DeclaredText, _ entry: DeclaredScopes.Entry) -> WebType? {
        let file = scopes.files[entry.file]
        let result = WebTypeParser.parse(file.text(text.range))
        if let problem = result.problem {
            problems.append((problem, file.text(text.range), file.location(of: text.range.lowerBound)))
            return nil
        }
        return DeclaredOperators(scopes, file: entry.file, scope: entry.declaration.scope).evaluated(result.type)
    }

    private mutating func alias(_ entry: DeclaredScopes.Entry) -> WebType? {
        entry.declaration.type.flatMap { parsed($0, entry) }
    }

    /// The values of an enum: a member's own value, and else the next number. A calculated value is not known.
    private mutating func enumeration(_ entry: DeclaredScopes.Entry) -> WebType? {
        var literals: [WebType] = []
        var next: Int? = 0
        for member in entry.declaration.members {
            guard let value = member.type else {
                guard let number = next else { return nil }
                literals.append(WebType(.literal(.number(String(number)))))
                next = number + 1
                continue
            }
            guard let type = parsed(value, entry), case .literal(let literal) = type.shape else { return nil }
            literals.append(type)
            next = nil
            if case .number(let text) = literal, let number = Int(text), number < Int.max { next = number + 1 }
        }
        return literals.isEmpty ? nil : .closedSet(of: literals)
    }

    /// An interface with members is an object type, with the members of its bases too. An interface that only extends
    /// another is that other one, and an empty interface is a mark that classes carry, and stays a name.
    private mutating func interface(_ parts: [ID]) -> WebType? {
        var bases: [WebType] = []
        var members: [WebType.ObjectMember] = []
        for part in parts {
            let entry = scopes.entries[part]
            for base in entry.declaration.bases {
                guard let type = parsed(base, entry) else { return nil }
                bases.append(type)
            }
            for member in entry.declaration.members where !member.traits.contains(.isStatic) {
                guard let own = DeclaredMemberType.members(of: member, in: scopes.files[entry.file]) else { return nil }
                members += own.map { evaluated($0, entry) }
            }
        }
        if bases.isEmpty { return members.isEmpty ? nil : WebType(.object(members)) }
        return .intersection(of: bases + (members.isEmpty ? [] : [WebType(.object(members))]))
    }

    private func evaluated(_ member: WebType.ObjectMember, _ entry: DeclaredScopes.Entry) -> WebType.ObjectMember {
        let operators = DeclaredOperators(scopes, file: entry.file, scope: entry.declaration.scope)
        return WebType.ObjectMember(
            kind: member.kind,
            name: member.name,
            key: member.key,
            type: operators.evaluated(member.type),
            isOptional: member.isOptional,
            isReadonly: member.isReadonly
        )
    }
}

extension DeclaredScopes {
    /// The declarations that make one interface together, or the one itself.
    func parts(of id: Int) -> [Int] {
        let entry = entries[id]
        let all = meaning(of: entry.declaration.name, in: entry.file, scope: entry.declaration.scope)
        let parts = all.filter {
            entries[$0].declaration.kind == .interface || entries[$0].declaration.kind == .classLike
        }
        return parts.contains(id) ? parts : [id]
    }
}

enum DeclaredMemberType {
    static func members(of member: DeclaredMember, in file: DeclarationFile) -> [WebType.ObjectMember]? {
        let text =
            member.traits.contains(.initialised) && member.type != nil
            ? "\"\(member.name)\": " + file.text(member.type?.range ?? 0..<0) : file.text(member.text.range)
        guard case .object(let members) = WebTypeParser.parse("{ \(text); }").type.shape else { return nil }
        return members
    }
}
