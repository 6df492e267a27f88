extension WebType: CustomStringConvertible {
    /// TypeScript, in one spelling for all types that are equal but for their aliases; `WebTypeParser` reads it back to
    /// the same type, unless it is raw.
    package var description: String { text(within: .type) }

    fileprivate func text(within place: Binding) -> String {
        let text = isOptional ? shape.text(within: .union) + " | undefined" : shape.text
        let binding = isOptional ? Binding.union : shape.binding
        return binding < place ? "(" + text + ")" : text
    }
}

/// Tightness of a type's binding; a type that binds looser than its place allows stands in parentheses.
private enum Binding: Comparable {
    case type, union, intersection, prefix, suffix
}

extension WebType.Shape {
    fileprivate func text(within place: Binding) -> String { binding < place ? "(" + text + ")" : text }

    fileprivate var binding: Binding {
        switch self {
        case .union: .union
        case .enumeration(let values): values.count == 1 ? .suffix : .union
        case .intersection: .intersection
        case .function, .raw: .type
        case .keyword(let keyword): keyword == .uniqueSymbol ? .prefix : .suffix
        case .named(.keyOf, _), .named(.typeOf, _), .named(.infer, _): .prefix
        case .named(.conditional, _), .named(.predicate, _), .named(.constructor, _): .type
        case .literal, .array, .tuple, .reference, .object, .named: .suffix
        }
    }

    fileprivate var text: String {
        switch self {
        case .keyword(let keyword): keyword.rawValue
        case .literal(let literal): literal.text
        case .enumeration([]), .union([]): "never"
        case .enumeration(let values): values.map(TypeScriptString.literal).joined(separator: " | ")
        case .union(let members): members.map { $0.text(within: .intersection) }.joined(separator: " | ")
        case .intersection([]): "unknown"
        case .intersection(let members): members.map { $0.text(within: .prefix) }.joined(separator: " & ")
        case .array(let element): element.text(within: .suffix) + "[]"
        case .tuple(let elements): "[" + elements.map(\.text).joined(separator: ", ") + "]"
        case .reference(let name, []): name
        case .reference(let name, let arguments):
            name + "<" + arguments.map(\.description).joined(separator: ", ") + ">"
        case .function(let function): function.text(resultMark: " => ")
        case .object([]): "{}"
        case .object(let members): "{ " + members.map(\.text).joined(separator: "; ") + " }"
        case .named(_, let source), .raw(let source): source
        }
    }
}

extension WebType.Literal {
    fileprivate var text: String {
        switch self {
        case .string(let value): TypeScriptString.literal(of: value)
        case .number(let digits): digits
        case .bigint(let digits): digits + "n"
        case .boolean(let value): value ? "true" : "false"
        }
    }
}

extension WebType.TupleElement {
    fileprivate var text: String {
        let dots = isRest ? "..." : ""
        if let name { return dots + name + (isOptional ? "?: " : ": ") + type.description }
        return dots + (isOptional ? type.text(within: .suffix) + "?" : type.description)
    }
}

extension WebType.Function {
    fileprivate func text(resultMark: String) -> String {
        let typeParameters = typeParameters.isEmpty ? "" : "<" + typeParameters.joined(separator: ", ") + ">"
        let parameters = parameters.map(\.text).joined(separator: ", ")
        return typeParameters + "(" + parameters + ")" + resultMark + returns.description
    }
}

extension WebType.Parameter {
    fileprivate var text: String {
        (isRest ? "..." : "") + name + (isOptional ? "?" : "") + (type.map { ": " + $0.description } ?? "")
    }
}

extension WebType.ObjectMember {
    fileprivate var text: String {
        let beginning = (isReadonly ? "readonly " : "") + spelling + (isOptional ? "?" : "")
        if case .function(let function) = type.shape, kind != .property, kind != .index {
            return beginning + function.text(resultMark: ": ")
        }
        return beginning + ": " + type.description
    }

    private var spelling: String {
        switch kind {
        case .property: memberName
        case .method: name == "new" ? "\"new\"" : memberName
        case .index: "[key: " + (key ?? WebType(.keyword(.string))).description + "]"
        case .call: ""
        case .construct: "new "
        }
    }

    private var memberName: String {
        if TypeScriptCharacters.isIdentifier(name) { return name }
        if name.hasPrefix("["), name.hasSuffix("]") {
            let path = name.dropFirst().dropLast().split(separator: ".", omittingEmptySubsequences: false)
            if path.allSatisfy({ TypeScriptCharacters.isIdentifier($0) }) { return name }
        }
        return TypeScriptString.literal(of: name)
    }
}
