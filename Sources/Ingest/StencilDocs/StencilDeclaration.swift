import WebModel

/// One declaration of a type in TypeScript, as Stencil quotes it: an alias, an interface, an enum, or the type alone.
///
/// What has type parameters or ancestors says too little on its own, and stays a name.
enum StencilDeclaration {
    /// nil where it says nothing that a value could be.
    static func type(_ text: String) -> WebType? {
        var rest = text[...].trimmedBlanks
        for word in ["export", "declare", "default", "const"] { rest = rest.dropping(word) ?? rest }
        if let alias = rest.dropping("type") {
            guard let equals = alias.firstIndex(of: "="), alias[..<equals].isName else { return nil }
            return parsed(alias[alias.index(after: equals)...])
        }
        if let interface = rest.dropping("interface") {
            guard let brace = interface.firstIndex(of: "{"), interface[..<brace].isName else { return nil }
            return parsed(interface[brace...])
        }
        if let enumeration = rest.dropping("enum") {
            guard let brace = enumeration.firstIndex(of: "{"), enumeration[..<brace].isName,
                let end = enumeration.lastIndex(of: "}"), brace < end
            else { return nil }
            return closedSet(enumeration[enumeration.index(after: brace)..<end])
        }
        return parsed(rest)
    }

    private static func parsed(_ text: Substring) -> WebType? {
        var text = text.trimmedBlanks
        while text.last == ";" { text = text.dropLast().trimmedBlanks }
        let result = WebTypeParser.parse(String(text))
        guard result.problem == nil, result.type.isDefinite || !result.type.referencedNames.isEmpty else { return nil }
        return result.type
    }

    /// The values of an enum: what its members are initialised with. One without a value counts on from the last.
    private static func closedSet(_ body: Substring) -> WebType? {
        var members: [WebType] = []
        var next = 0
        for entry in body.split(separator: ",") {
            let entry = entry.trimmedBlanks
            guard !entry.isEmpty else { continue }
            guard let equals = entry.firstIndex(of: "=") else {
                guard entry.isName else { return nil }
                members.append(WebType(.literal(.number(String(next)))))
                next += 1
                continue
            }
            guard entry[..<equals].isName else { return nil }
            switch DefaultValue(String(entry[entry.index(after: equals)...])) {
            case .string(let text): members.append(WebType(.literal(.string(text))))
            case .number(let spelling):
                guard let number = Int(spelling), number < Int.max else { return nil }
                members.append(WebType(.literal(.number(spelling))))
                next = number + 1
            default: return nil
            }
        }
        guard !members.isEmpty else { return nil }
        let union = WebType.union(of: members)
        if case .literal(.string(let only)) = union.shape { return WebType(.enumeration([only])) }
        return union
    }
}

extension Substring {
    fileprivate var trimmedBlanks: Substring {
        var rest = drop(while: \.isWhitespace)
        while rest.last?.isWhitespace == true { rest.removeLast() }
        return rest
    }

    /// What stands behind a word at the beginning; nil where another one stands there.
    fileprivate func dropping(_ word: String) -> Substring? {
        guard hasPrefix(word), let next = dropFirst(word.count).first, next.isWhitespace else { return nil }
        return dropFirst(word.count).trimmedBlanks
    }

    fileprivate var isName: Bool {
        let name = trimmedBlanks
        guard let first = name.first, !first.isNumber else { return false }
        return name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }
    }
}
