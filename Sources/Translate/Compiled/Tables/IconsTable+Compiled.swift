extension IconsTable: CompiledValue {
    func write(to writer: inout CompiledWriter) { symbols.write(to: &writer) }

    init(from reader: inout CompiledReader) throws(CompiledMatrixError) {
        self.init()
        symbols = try [String: Entry](from: &reader)
    }
}

extension IconsTable.Entry: CompiledValue {
    func write(to writer: inout CompiledWriter) {
        symbol.write(to: &writer)
        source.write(to: &writer)
    }

    init(from reader: inout CompiledReader) throws(CompiledMatrixError) {
        let symbol = try String(from: &reader)
        self.init(symbol: symbol, source: try RuleSource(from: &reader))
    }
}
