extension NamesTable: CompiledValue {
    func write(to writer: inout CompiledWriter) {
        for names in [prefixes, words, components] { names.write(to: &writer) }
    }

    init(from reader: inout CompiledReader) throws(CompiledMatrixError) {
        self.init()
        prefixes = try [String: Entry](from: &reader)
        words = try [String: Entry](from: &reader)
        components = try [String: Entry](from: &reader)
    }
}

extension NamesTable.Entry: CompiledValue {
    func write(to writer: inout CompiledWriter) {
        swift.write(to: &writer)
        source.write(to: &writer)
    }

    init(from reader: inout CompiledReader) throws(CompiledMatrixError) {
        self.init(swift: try String(from: &reader), source: try RuleSource(from: &reader))
    }
}
