import WebModel

extension ItemPattern: CompiledValue {
    func write(to writer: inout CompiledWriter) {
        kind.write(to: &writer)
        names.write(to: &writer)
        type.write(to: &writer)
        isOptionalOnly.write(to: &writer)
        isReadonlyOnly.write(to: &writer)
        conditions.write(to: &writer)
    }

    init(from reader: inout CompiledReader) throws(CompiledMatrixError) {
        self.init(
            kind: try ItemKind(from: &reader),
            names: try [NamePattern](from: &reader),
            type: try TypePattern(from: &reader),
            isOptionalOnly: try Bool(from: &reader),
            isReadonlyOnly: try Bool(from: &reader),
            conditions: try [Condition](from: &reader)
        )
    }
}

extension ItemPattern.Condition: CompiledValue {
    func write(to writer: inout CompiledWriter) {
        alternatives.write(to: &writer)
    }

    init(from reader: inout CompiledReader) throws(CompiledMatrixError) {
        self.init(try [ItemReference](from: &reader))
    }
}

extension NamePattern: CompiledValue {
    func write(to writer: inout CompiledWriter) {
        text.write(to: &writer)
    }

    init(from reader: inout CompiledReader) throws(CompiledMatrixError) {
        self.init(try String(from: &reader))
    }
}

extension TypePattern: CompiledValue {
    private enum Form: UInt8, CompiledValue {
        case kind, alias
    }

    func write(to writer: inout CompiledWriter) {
        switch self {
        case .kind(let kind):
            Form.kind.write(to: &writer)
            kind.write(to: &writer)
        case .alias(let name):
            Form.alias.write(to: &writer)
            name.write(to: &writer)
        }
    }

    init(from reader: inout CompiledReader) throws(CompiledMatrixError) {
        switch try Form(from: &reader) {
        case .kind: self = .kind(try Kind(from: &reader))
        case .alias: self = .alias(try String(from: &reader))
        }
    }
}

extension TypePattern.Kind: CompiledWord {}

extension ItemReference: CompiledValue {
    func write(to writer: inout CompiledWriter) {
        kind.write(to: &writer)
        name.write(to: &writer)
    }

    init(from reader: inout CompiledReader) throws(CompiledMatrixError) {
        self.init(try ItemKind(from: &reader), try String(from: &reader))
    }
}

extension ItemKind: CompiledWord {}
