import SwiftModel

extension SwiftType: CompiledValue {
    private enum Form: UInt8, CompiledValue {
        case named, optional, array, dictionary, tuple, function, generated, placeholder
    }

    func write(to writer: inout CompiledWriter) {
        switch self {
        case .named(let name, let arguments):
            Form.named.write(to: &writer)
            name.write(to: &writer)
            arguments.write(to: &writer)
        case .optional(let wrapped):
            Form.optional.write(to: &writer)
            wrapped.write(to: &writer)
        case .array(let element):
            Form.array.write(to: &writer)
            element.write(to: &writer)
        case .dictionary(let key, let value):
            Form.dictionary.write(to: &writer)
            key.write(to: &writer)
            value.write(to: &writer)
        case .tuple(let elements):
            Form.tuple.write(to: &writer)
            elements.write(to: &writer)
        case .function(let parameters, let result):
            Form.function.write(to: &writer)
            parameters.write(to: &writer)
            result.write(to: &writer)
        case .generated(let name, let arguments):
            Form.generated.write(to: &writer)
            name.write(to: &writer)
            arguments.write(to: &writer)
        case .placeholder(let placeholder):
            Form.placeholder.write(to: &writer)
            placeholder.write(to: &writer)
        }
    }

    init(from reader: inout CompiledReader) throws(CompiledMatrixError) {
        self = try reader.nested { (reader) throws(CompiledMatrixError) -> SwiftType in
            switch try Form(from: &reader) {
            case .named: .named(try String(from: &reader), arguments: try [SwiftType](from: &reader))
            case .optional: .optional(try SwiftType(from: &reader))
            case .array: .array(try SwiftType(from: &reader))
            case .dictionary: .dictionary(key: try SwiftType(from: &reader), value: try SwiftType(from: &reader))
            case .tuple: .tuple(try [TupleElement](from: &reader))
            case .function:
                .function(parameters: try [SwiftType](from: &reader), returns: try SwiftType(from: &reader))
            case .generated:
                .generated(try GeneratedTypeName(from: &reader), arguments: try [SwiftType](from: &reader))
            case .placeholder: .placeholder(try Placeholder(from: &reader))
            }
        }
    }
}

extension SwiftType.TupleElement: CompiledValue {
    func write(to writer: inout CompiledWriter) {
        label.write(to: &writer)
        type.write(to: &writer)
    }

    init(from reader: inout CompiledReader) throws(CompiledMatrixError) {
        self.init(label: try SwiftIdentifier?(from: &reader), type: try SwiftType(from: &reader))
    }
}

extension SwiftType.Placeholder: CompiledWord {}

extension GeneratedTypeName: CompiledValue {
    func write(to writer: inout CompiledWriter) {
        name.write(to: &writer)
        scope.write(to: &writer)
    }

    init(from reader: inout CompiledReader) throws(CompiledMatrixError) {
        self.init(try SwiftIdentifier(from: &reader), in: try SwiftIdentifier?(from: &reader))
    }
}

extension GenericParameter: CompiledValue {
    func write(to writer: inout CompiledWriter) {
        name.write(to: &writer)
        constraint.write(to: &writer)
        standIn.write(to: &writer)
        mayBeOmitted.write(to: &writer)
    }

    init(from reader: inout CompiledReader) throws(CompiledMatrixError) {
        self.init(
            name: try SwiftIdentifier(from: &reader),
            constraint: try SwiftType?(from: &reader),
            standIn: try SwiftType?(from: &reader),
            mayBeOmitted: try Bool(from: &reader)
        )
    }
}
