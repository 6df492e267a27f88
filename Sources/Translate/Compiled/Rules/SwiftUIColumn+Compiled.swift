import SwiftModel
import WebModel

extension SwiftUIColumn: CompiledValue {
    private enum Form: UInt8, CompiledValue {
        case skip, results
    }

    func write(to writer: inout CompiledWriter) {
        switch self {
        case .skip: Form.skip.write(to: &writer)
        case .results(let results):
            Form.results.write(to: &writer)
            results.write(to: &writer)
        }
    }

    init(from reader: inout CompiledReader) throws(CompiledMatrixError) {
        switch try Form(from: &reader) {
        case .skip: self = .skip
        case .results: self = .results(try [SwiftUIResult](from: &reader))
        }
    }
}

extension SwiftUIResult: CompiledValue {
    private enum Form: UInt8, CompiledValue {
        case value, binding, slot, items, action, mechanism, reference
    }

    func write(to writer: inout CompiledWriter) {
        switch self {
        case .value(let name, let type, let value):
            Form.value.write(to: &writer)
            name.write(to: &writer)
            type.write(to: &writer)
            value.write(to: &writer)
        case .binding(let name, let type):
            Form.binding.write(to: &writer)
            name.write(to: &writer)
            type.write(to: &writer)
        case .slot(let name):
            Form.slot.write(to: &writer)
            name.write(to: &writer)
        case .items(let name):
            Form.items.write(to: &writer)
            name.write(to: &writer)
        case .action(let name, let parameters, let isOptional):
            Form.action.write(to: &writer)
            name.write(to: &writer)
            parameters.write(to: &writer)
            isOptional.write(to: &writer)
        case .mechanism(let mechanism):
            Form.mechanism.write(to: &writer)
            mechanism.write(to: &writer)
        case .reference(let item):
            Form.reference.write(to: &writer)
            item.write(to: &writer)
        }
    }

    init(from reader: inout CompiledReader) throws(CompiledMatrixError) {
        switch try Form(from: &reader) {
        case .value:
            self = .value(
                try NameTemplate(from: &reader),
                try SwiftType(from: &reader),
                default: try SwiftExpression?(from: &reader)
            )
        case .binding: self = .binding(try NameTemplate(from: &reader), try SwiftType(from: &reader))
        case .slot: self = .slot(try NameTemplate(from: &reader))
        case .items: self = .items(try NameTemplate(from: &reader))
        case .action:
            self = .action(
                try NameTemplate(from: &reader),
                try [SwiftType](from: &reader),
                isOptional: try Bool(from: &reader)
            )
        case .mechanism: self = .mechanism(try SwiftUIMechanism(from: &reader))
        case .reference: self = .reference(try ItemReference(from: &reader))
        }
    }
}

extension SwiftUIMechanism: CompiledWord {}
