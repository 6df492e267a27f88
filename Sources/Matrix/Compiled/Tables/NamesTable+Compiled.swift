extension NamesTable: CompiledValue {
    func write(to writer: inout CompiledWriter) {
        for names in [prefixes, words, components] { NamedEntry.sorted(names).write(to: &writer) }
    }

    init(from reader: inout CompiledReader) throws(CompiledMatrixError) {
        self.init()
        prefixes = NamedEntry.entries(try [NamedEntry](from: &reader))
        words = NamedEntry.entries(try [NamedEntry](from: &reader))
        components = NamedEntry.entries(try [NamedEntry](from: &reader))
    }

    /// An entry with the web name that it is found by.
    private struct NamedEntry: CompiledValue {
        let web: String
        let entry: Entry

        init(web: String, entry: Entry) {
            self.web = web
            self.entry = entry
        }

        func write(to writer: inout CompiledWriter) {
            web.write(to: &writer)
            entry.write(to: &writer)
        }

        init(from reader: inout CompiledReader) throws(CompiledMatrixError) {
            self.init(web: try String(from: &reader), entry: try Entry(from: &reader))
        }

        /// In the order of their bytes, so that the same table is always the same text.
        static func sorted(_ entries: [String: Entry]) -> [NamedEntry] {
            entries.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
                .map { NamedEntry(web: $0.key, entry: $0.value) }
        }

        static func entries(_ named: [NamedEntry]) -> [String: Entry] {
            Dictionary(named.map { ($0.web, $0.entry) }) { _, last in last }
        }
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
