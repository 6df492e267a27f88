import WebModel

extension WebType: CompiledValue {
    func write(to writer: inout CompiledWriter) {
        shape.write(to: &writer)
        isOptional.write(to: &writer)
        alias.write(to: &writer)
    }

    init(from reader: inout CompiledReader) throws(CompiledMatrixError) {
        self.init(
            try Shape(from: &reader),
            isOptional: try Bool(from: &reader),
            alias: try String?(from: &reader)
        )
    }
}

extension WebType.Shape: CompiledValue {
    private enum Form: UInt8, CompiledValue {
        case keyword, literal, enumeration, union, intersection, array, tuple, reference, function, object, named, raw
    }

    func write(to writer: inout CompiledWriter) {
        switch self {
        case .keyword(let keyword):
            Form.keyword.write(to: &writer)
            keyword.write(to: &writer)
        case .literal(let literal):
            Form.literal.write(to: &writer)
            literal.write(to: &writer)
        case .enumeration(let values):
            Form.enumeration.write(to: &writer)
            values.write(to: &writer)
        case .union(let members):
            Form.union.write(to: &writer)
            members.write(to: &writer)
        case .intersection(let members):
            Form.intersection.write(to: &writer)
            members.write(to: &writer)
        case .array(let element):
            Form.array.write(to: &writer)
            element.write(to: &writer)
        case .tuple(let elements):
            Form.tuple.write(to: &writer)
            elements.write(to: &writer)
        case .reference(let name, let arguments):
            Form.reference.write(to: &writer)
            name.write(to: &writer)
            arguments.write(to: &writer)
        case .function(let function):
            Form.function.write(to: &writer)
            function.write(to: &writer)
        case .object(let members):
            Form.object.write(to: &writer)
            members.write(to: &writer)
        case .named(let shape, let text):
            Form.named.write(to: &writer)
            shape.write(to: &writer)
            text.write(to: &writer)
        case .raw(let text):
            Form.raw.write(to: &writer)
            text.write(to: &writer)
        }
    }

    init(from reader: inout CompiledReader) throws(CompiledMatrixError) {
        self = try reader.nested { (reader) throws(CompiledMatrixError) -> WebType.Shape in
            switch try Form(from: &reader) {
            case .keyword: .keyword(try WebType.Keyword(from: &reader))
            case .literal: .literal(try WebType.Literal(from: &reader))
            case .enumeration: .enumeration(try [String](from: &reader))
            case .union: .union(try [WebType](from: &reader))
            case .intersection: .intersection(try [WebType](from: &reader))
            case .array: .array(try WebType(from: &reader))
            case .tuple: .tuple(try [WebType.TupleElement](from: &reader))
            case .reference: .reference(name: try String(from: &reader), arguments: try [WebType](from: &reader))
            case .function: .function(try WebType.Function(from: &reader))
            case .object: .object(try [WebType.ObjectMember](from: &reader))
            case .named: .named(try WebType.NamedShape(from: &reader), text: try String(from: &reader))
            case .raw: .raw(try String(from: &reader))
            }
        }
    }
}

extension WebType.Literal: CompiledValue {
    private enum Form: UInt8, CompiledValue {
        case string, number, bigint, boolean
    }

    func write(to writer: inout CompiledWriter) {
        switch self {
        case .string(let text):
            Form.string.write(to: &writer)
            text.write(to: &writer)
        case .number(let text):
            Form.number.write(to: &writer)
            text.write(to: &writer)
        case .bigint(let text):
            Form.bigint.write(to: &writer)
            text.write(to: &writer)
        case .boolean(let value):
            Form.boolean.write(to: &writer)
            value.write(to: &writer)
        }
    }

    init(from reader: inout CompiledReader) throws(CompiledMatrixError) {
        switch try Form(from: &reader) {
        case .string: self = .string(try String(from: &reader))
        case .number: self = .number(try String(from: &reader))
        case .bigint: self = .bigint(try String(from: &reader))
        case .boolean: self = .boolean(try Bool(from: &reader))
        }
    }
}

extension WebType.Keyword: CompiledWord {}
extension WebType.NamedShape: CompiledWord {}
