import SwiftModel
import WebModel

extension UIKitColumn: CompiledValue {
    private enum Form: UInt8, CompiledValue {
        case skip, same, results
    }

    func write(to writer: inout CompiledWriter) {
        switch self {
        case .skip: Form.skip.write(to: &writer)
        case .same: Form.same.write(to: &writer)
        case .results(let results):
            Form.results.write(to: &writer)
            results.write(to: &writer)
        }
    }

    init(from reader: inout CompiledReader) throws(CompiledMatrixError) {
        switch try Form(from: &reader) {
        case .skip: self = .skip
        case .same: self = .same
        case .results: self = .results(try [UIKitResult](from: &reader))
        }
    }
}

extension UIKitResult: CompiledValue {
    private enum Form: UInt8, CompiledValue {
        case value, inverted, delegateMethod, controlEvent, mechanism, reference
    }

    func write(to writer: inout CompiledWriter) {
        switch self {
        case .value(let name, let type, let value):
            Form.value.write(to: &writer)
            name.write(to: &writer)
            type.write(to: &writer)
            value.write(to: &writer)
        case .inverted(let name):
            Form.inverted.write(to: &writer)
            name.write(to: &writer)
        case .delegateMethod(let name, let parameters):
            Form.delegateMethod.write(to: &writer)
            name.write(to: &writer)
            parameters.write(to: &writer)
        case .controlEvent(let event):
            Form.controlEvent.write(to: &writer)
            event.write(to: &writer)
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
        case .inverted: self = .inverted(try NameTemplate(from: &reader))
        case .delegateMethod:
            self = .delegateMethod(try NameTemplate(from: &reader), try [SwiftType](from: &reader))
        case .controlEvent: self = .controlEvent(try UIKitControlEvent(from: &reader))
        case .mechanism: self = .mechanism(try UIKitMechanism(from: &reader))
        case .reference: self = .reference(try ItemReference(from: &reader))
        }
    }
}

extension UIKitControlEvent: CompiledWord {}
extension UIKitMechanism: CompiledWord {}
