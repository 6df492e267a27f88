import Core
import WebModel

/// Turns the declarations of types into types, the names inside as they are.
struct TypeDefinitions {
    typealias ID = Int

    let scopes: DeclaredScopes
    private let elements: Set<ID>
    /// Types by the first declaration of their name; an interface may be declared in several parts.
    private(set) var types: [ID: WebType] = [:]
    private(set) var problems = TypeProblems()

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
        scopes.meaning(of: name, at: scopes.entries[user]).first { types[$0] != nil }
    }

    private mutating func parsed(_ range: Range<Int>, _ entry: DeclaredScopes.Entry) -> WebType? {
        let text = scopes.text(range, of: entry)
        let result = WebTypeParser.parse(text)
        if let problem = result.problem {
            problems.add(problem, text: text, at: scopes.files[entry.file].location(of: range.lowerBound))
            return nil
        }
        return operators(at: entry).evaluated(result.type)
    }

    private func operators(at entry: DeclaredScopes.Entry) -> DeclaredOperators {
        DeclaredOperators(scopes: scopes, file: entry.file, scope: entry.declaration.scope)
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
                let operators = operators(at: entry)
                members += own.map { member in
                    var member = member
                    member.type = operators.evaluated(member.type)
                    return member
                }
            }
        }
        if bases.isEmpty { return members.isEmpty ? nil : WebType(.object(members)) }
        return .intersection(of: bases + (members.isEmpty ? [] : [WebType(.object(members))]))
    }
}

extension DeclaredScopes {
    /// The declarations that make one interface together, or the one itself.
    func parts(of id: Int) -> [Int] {
        let entry = entries[id]
        let all = meaning(of: entry.declaration.name, at: entry)
        let parts = all.filter { entries[$0].declaration.kind.isObjectLike }
        return parts.contains(id) ? parts : [id]
    }
}

enum DeclaredMemberType {
    static func members(of member: DeclaredMember, in file: DeclarationFile) -> [WebType.ObjectMember]? {
        var text = file.text(member.text)
        if member.traits.contains(.initialised), let value = member.type {
            text = "\"\(member.name)\": " + file.text(value)
        }
        guard case .object(let members) = WebTypeParser.parse("{ \(text); }").type.shape else { return nil }
        return members
    }
}
