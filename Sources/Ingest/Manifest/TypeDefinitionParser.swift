import Core
import WebModel

/// Turns the declaration of a type into the type, the names inside as they are.
enum TypeDefinitionParser {
    static func definition(by declaration: ManifestDeclaration, into diagnostics: inout DiagnosticBag) -> WebType? {
        switch declaration.kind {
        case .classLike, .function, .unknown: nil
        case .enumeration: enumeration(declaration.value, into: &diagnostics)
        case .interface: interface(declaration.value, into: &diagnostics)
        case .alias: text(of: declaration.value, named: declaration.name, into: &diagnostics)
        case .variable: variable(declaration.value)
        }
    }

    /// The values of an `enum` declaration: the initial values of its members, or else their names.
    private static func enumeration(_ value: JSONValue, into diagnostics: inout DiagnosticBag) -> WebType? {
        let members = ListedElement.list("members", of: value, or: .manifestShape, into: &diagnostics)
        let types = members.compactMap { member -> WebType? in
            guard let text = member["default"]?.string ?? member["value"]?.string ?? member["name"]?.string
            else { return nil }
            switch DefaultValue(text) {
            case .number(let spelling): return WebType(.literal(.number(spelling)))
            case .string(let content): return WebType(.literal(.string(content)))
            default: return WebType(.literal(.string(text)))
            }
        }
        return types.isEmpty ? nil : .closedSet(of: types)
    }

    /// An interface with members is an object type. One without is a mark that classes carry, and stays a name.
    private static func interface(_ value: JSONValue, into diagnostics: inout DiagnosticBag) -> WebType? {
        var members: [WebType.ObjectMember] = []
        for member in ListedElement.list("members", of: value, or: .manifestShape, into: &diagnostics) {
            guard let name = member["name"]?.string, let source = TypeSource(member["type"]) else { continue }
            members.append(
                WebType.ObjectMember(
                    kind: .property,
                    name: name,
                    type: WebTypeParser.parse(source.text).type,
                    isOptional: member["optional"]?.bool == true,
                    isReadonly: member["readonly"]?.bool == true
                )
            )
        }
        return members.isEmpty ? nil : WebType(.object(members))
    }

    /// A variable is no type. But a constant with a closed set of values as its type names that set. Most variables are
    /// not like that, and their text shows it without being parsed.
    private static func variable(_ value: JSONValue) -> WebType? {
        guard let source = TypeSource(value["type"]), source.text.utf8.contains(UInt8(ascii: "|")),
            case let type = WebTypeParser.parse(source.text).type, type.literals != nil
        else { return nil }
        return type
    }

    private static func text(
        of value: JSONValue,
        named name: String,
        into diagnostics: inout DiagnosticBag
    ) -> WebType? {
        let sources = ["expandedType", "parsedType", "type"].lazy.compactMap { TypeSource(value[$0]) }
        guard let source = sources.first else { return nil }
        let result = WebTypeParser.parse(source.text)
        if let problem = result.problem {
            diagnostics.warning(
                problem.id,
                "what \(name) stands for can't be read, so that it stays a name: \(problem.message)",
                at: source.location
            )
            return nil
        }
        return result.type
    }
}
