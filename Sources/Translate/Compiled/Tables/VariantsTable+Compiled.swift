import SwiftModel

extension VariantsTable: CompiledValue {
    func write(to writer: inout CompiledWriter) { words.write(to: &writer) }

    init(from reader: inout CompiledReader) throws(CompiledMatrixError) {
        self.init()
        words = try [String: Entry](from: &reader)
    }
}

extension VariantsTable.Entry: CompiledValue {
    func write(to writer: inout CompiledWriter) {
        meaning.emphasis.write(to: &writer)
        meaning.tone.write(to: &writer)
        source.write(to: &writer)
    }

    init(from reader: inout CompiledReader) throws(CompiledMatrixError) {
        let meaning = VariantMeaning(
            emphasis: try VariantMeaning.Emphasis?(from: &reader),
            tone: try VariantMeaning.Tone?(from: &reader)
        )
        self.init(meaning: meaning, source: try RuleSource(from: &reader))
    }
}

extension VariantMeaning.Emphasis: CompiledWord {}

extension VariantMeaning.Tone: CompiledWord {}
