extension IconsTable: CompiledValue {
    func write(to writer: inout CompiledWriter) {
        // In the order of their bytes, so that the same table is always the same text.
        symbols.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
            .map { NamedSymbol(name: $0.key, entry: $0.value) }
            .write(to: &writer)
    }

    init(from reader: inout CompiledReader) throws(CompiledMatrixError) {
        self.init()
        symbols = Dictionary(try [NamedSymbol](from: &reader).map { ($0.name, $0.entry) }) { _, last in last }
    }

    private struct NamedSymbol: CompiledValue {
        let name: String
        let entry: Entry

        init(name: String, entry: Entry) {
            self.name = name
            self.entry = entry
        }

        func write(to writer: inout CompiledWriter) {
            name.write(to: &writer)
            entry.symbol.write(to: &writer)
            entry.source.write(to: &writer)
        }

        init(from reader: inout CompiledReader) throws(CompiledMatrixError) {
            let name = try String(from: &reader)
            let symbol = try String(from: &reader)
            self.init(name: name, entry: Entry(symbol: symbol, source: try RuleSource(from: &reader)))
        }
    }
}
