import SwiftModel

extension HTMLTable: CompiledValue {
    func write(to writer: inout CompiledWriter) {
        entries.write(to: &writer)
    }

    init(from reader: inout CompiledReader) throws(CompiledMatrixError) {
        self.init()
        entries = try [Entry](from: &reader)
    }
}

extension HTMLTable.Entry: CompiledValue {
    func write(to writer: inout CompiledWriter) {
        subject.write(to: &writer)
        result.write(to: &writer)
        source.write(to: &writer)
    }

    init(from reader: inout CompiledReader) throws(CompiledMatrixError) {
        self.init(
            subject: try HTMLTable.Subject(from: &reader),
            result: try HTMLTable.Result(from: &reader),
            source: try RuleSource(from: &reader)
        )
    }
}

extension HTMLTable.Subject: CompiledValue {
    private enum Form: UInt8, CompiledValue {
        case element, attribute
    }

    func write(to writer: inout CompiledWriter) {
        switch self {
        case .element(let name, let isFlex):
            Form.element.write(to: &writer)
            name.write(to: &writer)
            isFlex.write(to: &writer)
        case .attribute(let name):
            Form.attribute.write(to: &writer)
            name.write(to: &writer)
        }
    }

    init(from reader: inout CompiledReader) throws(CompiledMatrixError) {
        switch try Form(from: &reader) {
        case .element: self = .element(try String(from: &reader), isFlex: try Bool(from: &reader))
        case .attribute: self = .attribute(try String(from: &reader))
        }
    }
}

extension HTMLTable.Result: CompiledValue {
    private enum Form: UInt8, CompiledValue {
        case view, modifier, skip
    }

    func write(to writer: inout CompiledWriter) {
        switch self {
        case .view(let view):
            Form.view.write(to: &writer)
            view.write(to: &writer)
        case .modifier(let mechanism):
            Form.modifier.write(to: &writer)
            mechanism.write(to: &writer)
        case .skip(let reason):
            Form.skip.write(to: &writer)
            reason.write(to: &writer)
        }
    }

    init(from reader: inout CompiledReader) throws(CompiledMatrixError) {
        switch try Form(from: &reader) {
        case .view: self = .view(try PlainView(from: &reader))
        case .modifier: self = .modifier(try SwiftUIMechanism(from: &reader))
        case .skip: self = .skip(reason: try String(from: &reader))
        }
    }
}

extension PlainView: CompiledWord {}
