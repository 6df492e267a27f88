extension WebType: CustomStringConvertible {
    /// TypeScript, in one spelling for all types that are equal but for their aliases; `WebTypeParser` reads it back to
    /// the same type, unless it is raw.
    package var description: String {
        var printer = WebTypePrinter()
        printer.write(self, within: .type)
        return printer.text
    }
}

struct WebTypePrinter {
    /// Tightness of a type's binding; a type that binds looser than its place allows stands in parentheses.
    enum Binding: Comparable {
        case type, union, intersection, prefix, suffix
    }

    private(set) var text = ""

    mutating func write(_ type: WebType, within place: Binding) {
        let needsParentheses = Self.binding(of: type) < place
        if needsParentheses { text += "(" }
        if type.isOptional {
            write(type.shape, within: .union)
            text += " | undefined"
        } else {
            write(type.shape)
        }
        if needsParentheses { text += ")" }
    }

    private mutating func write(_ shape: WebType.Shape, within place: Binding) {
        let needsParentheses = Self.binding(of: shape) < place
        if needsParentheses { text += "(" }
        write(shape)
        if needsParentheses { text += ")" }
    }

    private static func binding(of type: WebType) -> Binding {
        type.isOptional ? .union : binding(of: type.shape)
    }

    private static func binding(of shape: WebType.Shape) -> Binding {
        switch shape {
        case .union: .union
        case .enumeration(let values): values.count == 1 ? .suffix : .union
        case .intersection: .intersection
        case .function, .raw: .type
        case .keyword(let keyword): keyword == .uniqueSymbol ? .prefix : .suffix
        case .named(let kind, _): binding(of: kind)
        case .literal, .array, .tuple, .reference, .object: .suffix
        }
    }

    private static func binding(of kind: WebType.NamedShape) -> Binding {
        switch kind {
        case .keyOf, .typeOf, .infer: .prefix
        case .indexedAccess, .template, .mapped, .importType: .suffix
        case .conditional, .predicate, .constructor: .type
        }
    }

    private mutating func write(_ shape: WebType.Shape) {
        switch shape {
        case .keyword(let keyword): text += keyword.rawValue
        case .literal(let literal): write(literal)
        case .enumeration(let values):
            writeList(values, separator: " | ") { printer, value in
                printer.text += TypeScriptString.literal(of: value)
            }
            if values.isEmpty { text += "never" }
        case .union(let members):
            writeList(members, separator: " | ") { printer, member in printer.write(member, within: .intersection) }
            if members.isEmpty { text += "never" }
        case .intersection(let members):
            writeList(members, separator: " & ") { printer, member in printer.write(member, within: .prefix) }
            if members.isEmpty { text += "unknown" }
        case .array(let element):
            write(element, within: .suffix)
            text += "[]"
        case .tuple(let elements):
            text += "["
            writeList(elements, separator: ", ") { printer, element in printer.write(element) }
            text += "]"
        case .reference(let name, let arguments):
            text += name
            guard !arguments.isEmpty else { return }
            text += "<"
            writeList(arguments, separator: ", ") { printer, argument in printer.write(argument, within: .type) }
            text += ">"
        case .function(let function): write(function, resultMark: " => ")
        case .object(let members): write(members)
        case .named(_, let source), .raw(let source): text += source
        }
    }

    private mutating func write(_ literal: WebType.Literal) {
        switch literal {
        case .string(let value): text += TypeScriptString.literal(of: value)
        case .number(let digits): text += digits
        case .bigint(let digits): text += digits + "n"
        case .boolean(let value): text += value ? "true" : "false"
        }
    }

    private mutating func write(_ element: WebType.TupleElement) {
        if element.isRest { text += "..." }
        if let name = element.name {
            text += name + (element.isOptional ? "?: " : ": ")
            write(element.type, within: .type)
        } else {
            write(element.type, within: element.isOptional ? .suffix : .type)
            if element.isOptional { text += "?" }
        }
    }

    private mutating func writeList<Element>(
        _ elements: [Element],
        separator: String,
        _ write: (inout WebTypePrinter, Element) -> Void
    ) {
        for (index, element) in elements.enumerated() {
            if index > 0 { text += separator }
            write(&self, element)
        }
    }

    // MARK: Functions and objects

    private mutating func write(_ function: WebType.Function, resultMark: String) {
        if !function.typeParameters.isEmpty {
            text += "<" + function.typeParameters.joined(separator: ", ") + ">"
        }
        text += "("
        writeList(function.parameters, separator: ", ") { printer, parameter in printer.write(parameter) }
        text += ")" + resultMark
        write(function.returns, within: .type)
    }

    private mutating func write(_ parameter: WebType.Parameter) {
        text += (parameter.isRest ? "..." : "") + parameter.name + (parameter.isOptional ? "?" : "")
        guard let type = parameter.type else { return }
        text += ": "
        write(type, within: .type)
    }

    private mutating func write(_ members: [WebType.ObjectMember]) {
        guard !members.isEmpty else {
            text += "{}"
            return
        }
        text += "{ "
        writeList(members, separator: "; ") { printer, member in printer.write(member) }
        text += " }"
    }

    private mutating func write(_ member: WebType.ObjectMember) {
        if member.isReadonly { text += "readonly " }
        switch member.kind {
        case .property: text += Self.memberName(member.name)
        case .method: text += member.name == "new" ? "\"new\"" : Self.memberName(member.name)
        case .index:
            text += "[key: "
            write(member.key ?? WebType(.keyword(.string)), within: .type)
            text += "]"
        case .call: break
        case .construct: text += "new "
        }
        if member.isOptional { text += "?" }
        if case .function(let function) = member.type.shape, member.kind != .property, member.kind != .index {
            write(function, resultMark: ": ")
        } else {
            text += ": "
            write(member.type, within: .type)
        }
    }

    private static func memberName(_ name: String) -> String {
        if TypeScriptCharacters.isIdentifier(name) { return name }
        if name.hasPrefix("["), name.hasSuffix("]") {
            let path = name.dropFirst().dropLast().split(separator: ".", omittingEmptySubsequences: false)
            if path.allSatisfy({ TypeScriptCharacters.isIdentifier($0) }) { return name }
        }
        return TypeScriptString.literal(of: name)
    }
}
