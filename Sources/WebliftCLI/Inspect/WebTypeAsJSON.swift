import Core
import WebModel

/// `optional` and `alias` stand on the type itself: a search for an enumeration finds it, optional or not.
extension WebType: JSONObjectWritable {
    func writeMembers(to object: inout JSONObjectWriter) {
        object.member("kind", shape.kind)
        if let alias { object.member("alias", alias) }
        if isOptional { object.member("optional", true) }
        shape.writeMembers(to: &object)
    }
}

extension WebType.Shape {
    fileprivate var kind: String {
        switch self {
        case .keyword(let keyword): keyword.rawValue
        case .literal: "literal"
        case .enumeration: "enum"
        case .union: "union"
        case .intersection: "intersection"
        case .array: "array"
        case .tuple: "tuple"
        case .reference: "reference"
        case .function: "function"
        case .object: "object"
        case .named(let shape, _): shape.rawValue
        case .raw: "raw"
        }
    }

    fileprivate func writeMembers(to object: inout JSONObjectWriter) {
        switch self {
        case .keyword: break
        case .literal(let literal): literal.writeMembers(to: &object)
        case .enumeration(let values): object.member("values", values)
        case .union(let members), .intersection(let members): object.member("members", members)
        case .array(let element): object.member("element", element)
        case .tuple(let elements): object.member("elements", elements)
        case .reference(let name, let arguments):
            object.member("name", name)
            object.member("arguments", arguments)
        case .function(let function):
            if !function.typeParameters.isEmpty { object.member("typeParameters", function.typeParameters) }
            object.member("parameters", function.parameters)
            object.member("returns", function.returns)
        case .object(let members): object.member("members", members)
        case .named(_, let text), .raw(let text): object.member("text", text)
        }
    }
}

extension WebType.Literal {
    /// Text spells numbers as the source does: `1e400` and `-0` are not for every reader.
    fileprivate func writeMembers(to object: inout JSONObjectWriter) {
        switch self {
        case .string(let text):
            object.member("of", "string")
            object.member("value", text)
        case .number(let text):
            object.member("of", "number")
            object.member("value", text)
        case .bigint(let text):
            object.member("of", "bigint")
            object.member("value", text)
        case .boolean(let value):
            object.member("of", "boolean")
            object.member("value", value)
        }
    }
}

extension WebType.TupleElement: JSONObjectWritable {
    func writeMembers(to object: inout JSONObjectWriter) {
        object.member("name", name)
        object.member("type", type)
        object.member("rest", isRest)
        object.member("optional", isOptional)
    }
}

extension WebType.Parameter: JSONObjectWritable {
    func writeMembers(to object: inout JSONObjectWriter) {
        object.member("name", name)
        object.member("type", type)
        object.member("optional", isOptional)
        object.member("rest", isRest)
    }
}

extension WebType.ObjectMember: JSONObjectWritable {
    func writeMembers(to object: inout JSONObjectWriter) {
        object.member("kind", kind.rawValue)
        object.member("name", name)
        object.member("key", key)
        object.member("type", type)
        object.member("optional", isOptional)
        object.member("readonly", isReadonly)
    }
}
