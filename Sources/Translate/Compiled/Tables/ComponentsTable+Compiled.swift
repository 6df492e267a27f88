import SwiftModel
import WebModel

extension ComponentsTable: CompiledValue {
    func write(to writer: inout CompiledWriter) {
        entries.write(to: &writer)
    }

    init(from reader: inout CompiledReader) throws(CompiledMatrixError) {
        self.init()
        entries = try [Entry](from: &reader)
    }
}

extension ComponentsTable.Entry: CompiledValue {
    func write(to writer: inout CompiledWriter) {
        components.write(to: &writer)
        conditions.write(to: &writer)
        result.write(to: &writer)
        uiKit.write(to: &writer)
        items.write(to: &writer)
        implied.write(to: &writer)
        reason.write(to: &writer)
        source.write(to: &writer)
        text.write(to: &writer)
    }

    init(from reader: inout CompiledReader) throws(CompiledMatrixError) {
        self.init(
            components: try [NamePattern](from: &reader),
            conditions: try [ComponentCondition](from: &reader),
            result: try ComponentsTable.Result(from: &reader),
            uiKit: try UIKitBase?(from: &reader),
            items: try [NamePattern](from: &reader),
            implied: try [ItemReference](from: &reader),
            reason: try String?(from: &reader),
            source: try RuleSource(from: &reader),
            text: try String(from: &reader)
        )
    }
}

extension ComponentCondition: CompiledValue {
    private enum Form: UInt8, CompiledValue {
        case item, part
    }

    func write(to writer: inout CompiledWriter) {
        switch self {
        case .item(let pattern):
            Form.item.write(to: &writer)
            pattern.write(to: &writer)
        case .part(let endings):
            Form.part.write(to: &writer)
            endings.write(to: &writer)
        }
    }

    init(from reader: inout CompiledReader) throws(CompiledMatrixError) {
        switch try Form(from: &reader) {
        case .item: self = .item(try ItemPattern(from: &reader))
        case .part: self = .part(try [String](from: &reader))
        }
    }
}

extension ComponentsTable.Result: CompiledValue {
    private enum Form: UInt8, CompiledValue {
        case primitive, skip
    }

    func write(to writer: inout CompiledWriter) {
        switch self {
        case .primitive(let primitive):
            Form.primitive.write(to: &writer)
            primitive.write(to: &writer)
        case .skip: Form.skip.write(to: &writer)
        }
    }

    init(from reader: inout CompiledReader) throws(CompiledMatrixError) {
        switch try Form(from: &reader) {
        case .primitive: self = .primitive(try NativePrimitive(from: &reader))
        case .skip: self = .skip
        }
    }
}

extension NativePrimitive: CompiledWord {}
extension UIKitBase: CompiledWord {}
