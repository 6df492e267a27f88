import SwiftModel

extension VariantsTable: CompiledValue {
    func write(to writer: inout CompiledWriter) {
        // In the order of their bytes, so that the same table is always the same text.
        words.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
            .map { NamedMeaning(name: $0.key, entry: $0.value) }
            .write(to: &writer)
    }

    init(from reader: inout CompiledReader) throws(CompiledMatrixError) {
        self.init()
        words = Dictionary(try [NamedMeaning](from: &reader).map { ($0.name, $0.entry) }) { _, last in last }
    }

    private struct NamedMeaning: CompiledValue {
        let name: String
        let entry: Entry

        init(name: String, entry: Entry) {
            self.name = name
            self.entry = entry
        }

        func write(to writer: inout CompiledWriter) {
            name.write(to: &writer)
            entry.meaning.emphasis.write(to: &writer)
            entry.meaning.tone.write(to: &writer)
            entry.source.write(to: &writer)
        }

        init(from reader: inout CompiledReader) throws(CompiledMatrixError) {
            let name = try String(from: &reader)
            let meaning = VariantMeaning(
                emphasis: try VariantMeaning.Emphasis?(from: &reader),
                tone: try VariantMeaning.Tone?(from: &reader)
            )
            self.init(name: name, entry: Entry(meaning: meaning, source: try RuleSource(from: &reader)))
        }
    }
}

extension VariantMeaning.Emphasis: CompiledWord {}

extension VariantMeaning.Tone: CompiledWord {}
