import SwiftModel

extension SwiftExpression: CompiledValue {
    private enum Form: UInt8, CompiledValue {
        case nothing, boolean, integer, number, string, array, emptyDictionary, member, construction
    }

    func write(to writer: inout CompiledWriter) {
        switch self {
        case .nothing: Form.nothing.write(to: &writer)
        case .boolean(let value):
            Form.boolean.write(to: &writer)
            value.write(to: &writer)
        case .integer(let value):
            Form.integer.write(to: &writer)
            value.write(to: &writer)
        case .number(let value):
            Form.number.write(to: &writer)
            value.write(to: &writer)
        case .string(let value):
            Form.string.write(to: &writer)
            value.write(to: &writer)
        case .array(let elements):
            Form.array.write(to: &writer)
            elements.write(to: &writer)
        case .emptyDictionary: Form.emptyDictionary.write(to: &writer)
        case .member(let name):
            Form.member.write(to: &writer)
            name.write(to: &writer)
        case .construction(let type, let arguments):
            Form.construction.write(to: &writer)
            type.write(to: &writer)
            arguments.write(to: &writer)
        }
    }

    init(from reader: inout CompiledReader) throws(CompiledMatrixError) {
        self = try reader.nested { (reader) throws(CompiledMatrixError) -> SwiftExpression in
            switch try Form(from: &reader) {
            case .nothing: .nothing
            case .boolean: .boolean(try Bool(from: &reader))
            case .integer: .integer(try Int(from: &reader))
            case .number: .number(try Double(from: &reader))
            case .string: .string(try String(from: &reader))
            case .array: .array(try [SwiftExpression](from: &reader))
            case .emptyDictionary: .emptyDictionary
            case .member: .member(try SwiftIdentifier(from: &reader))
            case .construction:
                .construction(type: try String(from: &reader), arguments: try [Argument](from: &reader))
            }
        }
    }
}

extension SwiftExpression.Argument: CompiledValue {
    func write(to writer: inout CompiledWriter) {
        label.write(to: &writer)
        value.write(to: &writer)
    }

    init(from reader: inout CompiledReader) throws(CompiledMatrixError) {
        self.init(label: try SwiftIdentifier?(from: &reader), value: try SwiftExpression(from: &reader))
    }
}
