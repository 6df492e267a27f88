extension ValuesTable: CompiledValue {
    func write(to writer: inout CompiledWriter) {
        entries.write(to: &writer)
    }

    init(from reader: inout CompiledReader) throws(CompiledMatrixError) {
        self.init()
        entries = try [Entry](from: &reader)
    }
}

extension ValuesTable.Entry: CompiledValue {
    func write(to writer: inout CompiledWriter) {
        components.write(to: &writer)
        scopes.write(to: &writer)
        values.write(to: &writer)
        result.write(to: &writer)
        source.write(to: &writer)
    }

    init(from reader: inout CompiledReader) throws(CompiledMatrixError) {
        self.init(
            components: try NamePattern(from: &reader),
            scopes: try [NamePattern](from: &reader),
            values: try [String](from: &reader),
            result: try ValuesTable.Result(from: &reader),
            source: try RuleSource(from: &reader)
        )
    }
}

extension ValuesTable.Result: CompiledValue {
    private enum Form: UInt8, CompiledValue {
        case name, nothing
    }

    func write(to writer: inout CompiledWriter) {
        switch self {
        case .name(let name):
            Form.name.write(to: &writer)
            name.write(to: &writer)
        case .nothing: Form.nothing.write(to: &writer)
        }
    }

    init(from reader: inout CompiledReader) throws(CompiledMatrixError) {
        switch try Form(from: &reader) {
        case .name: self = .name(try String(from: &reader))
        case .nothing: self = .nothing
        }
    }
}
