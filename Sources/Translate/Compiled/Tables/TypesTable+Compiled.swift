import SwiftModel
import WebModel

extension TypesTable: CompiledValue {
    func write(to writer: inout CompiledWriter) {
        entries.write(to: &writer)
    }

    init(from reader: inout CompiledReader) throws(CompiledMatrixError) {
        self.init()
        entries = try [Entry](from: &reader)
    }
}

extension TypesTable.Entry: CompiledValue {
    func write(to writer: inout CompiledWriter) {
        components.write(to: &writer)
        patterns.write(to: &writer)
        swift.write(to: &writer)
        parameter.write(to: &writer)
        unit.write(to: &writer)
        source.write(to: &writer)
    }

    init(from reader: inout CompiledReader) throws(CompiledMatrixError) {
        self.init(
            components: try NamePattern(from: &reader),
            patterns: try [TypesTable.Pattern](from: &reader),
            swift: try SwiftType(from: &reader),
            parameter: try GenericParameter?(from: &reader),
            unit: try WebUnit?(from: &reader),
            source: try RuleSource(from: &reader)
        )
    }
}

extension TypesTable.Pattern: CompiledValue {
    private enum Form: UInt8, CompiledValue {
        case type, property
    }

    func write(to writer: inout CompiledWriter) {
        switch self {
        case .type(let type):
            Form.type.write(to: &writer)
            type.write(to: &writer)
        case .property(let names, let type):
            Form.property.write(to: &writer)
            names.write(to: &writer)
            type.write(to: &writer)
        }
    }

    init(from reader: inout CompiledReader) throws(CompiledMatrixError) {
        switch try Form(from: &reader) {
        case .type: self = .type(try WebType(from: &reader))
        case .property: self = .property(try [NamePattern](from: &reader), try TypePattern(from: &reader))
        }
    }
}

extension WebUnit: CompiledWord {}
