import WebModel

/// Types that TypeScript works out, where the result is a closed set of literals: `(typeof Size)[keyof typeof Size]`,
/// `(typeof sizes)[number]`, `keyof Options`, `Options["size"]`. Others stay as they are written.
struct DeclaredOperators {
    let scopes: DeclaredScopes
    let file: Int
    let scope: String

    func evaluated(_ type: WebType) -> WebType {
        if case .named(let kind, let text) = type.shape, kind == .indexedAccess || kind == .keyOf {
            guard var result = value(of: kind, text) else { return type }
            if type.isOptional { result = result.optional }
            return result
        }
        // `ValuesOf<typeof Size>` is an alias of `T[keyof T]`.
        if case .reference(let name, let arguments) = type.shape, arguments.count == 1,
            case .named(.typeOf, let text) = arguments[0].shape, isValues(name)
        {
            return values(of: variable(String(text.dropFirst(7)))) ?? type
        }
        return type.replacingChildren { evaluated($0) }
    }

    private func value(of kind: WebType.NamedShape, _ text: String) -> WebType? {
        let plain = text.filter { $0 != "(" && $0 != ")" }
        if kind == .keyOf { return keys(of: object(String(plain.dropFirst(6)))) }
        guard plain.last == "]", let open = plain.firstIndex(of: "[") else { return nil }
        let root = String(plain[..<open])
        let index = plain[plain.index(after: open)...].dropLast()
        if index == "number" { return elements(of: root) }
        if index == "keyof \(root)" { return values(of: object(root)) }
        guard let quote = index.first, quote == "\"" || quote == "'", index.count > 2, index.last == quote else {
            return nil
        }
        let key = index.dropFirst().dropLast()
        let member = object(root)?.first { $0.name == key }
        guard let member, member.type.literals != nil || member.type.isPlain else { return nil }
        return member.isOptional ? member.type.optional : member.type
    }

    private func isValues(_ name: String) -> Bool {
        for id in scopes.meaning(of: name, in: file, scope: scope) {
            let entry = scopes.entries[id]
            guard entry.declaration.kind == .alias, let parameter = entry.declaration.typeParameters.first?.name,
                let type = entry.declaration.type
            else { continue }
            if scopes.text(type, of: entry).filter({ !$0.isWhitespace }) == "\(parameter)[keyof\(parameter)]" {
                return true
            }
        }
        return false
    }

    // MARK: What is behind a name

    private func object(_ root: String) -> [WebType.ObjectMember]? {
        if root.hasPrefix("typeof ") { return variable(String(root.dropFirst(7))) }
        guard let entry = scopes.interface(named: root, in: file, scope: scope), entry.declaration.bases.isEmpty else {
            return nil
        }
        var members: [WebType.ObjectMember] = []
        for member in entry.declaration.members {
            guard let own = DeclaredMemberType.members(of: member, in: scopes.files[entry.file]) else { return nil }
            members += own
        }
        return members
    }

    private func variable(_ name: String) -> [WebType.ObjectMember]? {
        guard case .object(let members)? = variableType(name)?.shape else { return nil }
        return members
    }

    private func variableType(_ name: String) -> WebType? {
        for id in scopes.meaning(of: name, in: file, scope: scope) {
            let entry = scopes.entries[id]
            guard entry.declaration.kind == .variable, let text = entry.declaration.type else { continue }
            return WebTypeParser.parse(scopes.text(text, of: entry)).type
        }
        return nil
    }

    private func elements(of root: String) -> WebType? {
        guard root.hasPrefix("typeof "), case .tuple(let elements)? = variableType(String(root.dropFirst(7)))?.shape
        else { return nil }
        return closed(elements.map(\.type))
    }

    private func values(of members: [WebType.ObjectMember]?) -> WebType? { members.flatMap { closed($0.map(\.type)) } }

    private func keys(of members: [WebType.ObjectMember]?) -> WebType? {
        guard let members, members.allSatisfy({ !$0.name.isEmpty && !$0.name.hasPrefix("[") }) else { return nil }
        return closed(members.map { WebType(.literal(.string($0.name))) })
    }

    private func closed(_ types: [WebType]) -> WebType? {
        guard !types.isEmpty, types.allSatisfy({ $0.literals != nil && !$0.isOptional }) else { return nil }
        return .closedSet(of: types)
    }
}

extension WebType {
    /// Whether no name stands inside, which could mean something else elsewhere.
    fileprivate var isPlain: Bool {
        switch shape {
        case .keyword: true
        case .array(let element): element.isPlain
        default: false
        }
    }
}
