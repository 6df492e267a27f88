import SourceText

extension MatrixDocument {
    /// Decodes the result of reading the document; nil where that was not compiled.
    func compiledMatrix(at position: Int) -> Matrix? {
        decoded { (compiled) throws(CompiledMatrixError) in
            try compiled.matrix(of: CompiledDocument(file: file.path, layer: layer, position: position))
        }
    }

    /// The words of its rows; nil where they were not compiled.
    var compiledRows: [Int: RowText]? {
        decoded { (compiled) throws(CompiledMatrixError) in
            try compiled.rows(of: CompiledDocument(file: file.path, layer: layer, position: 0))
        }
    }

    /// A program whose own matrix can't be decoded is not what was built: to go on without its rules would be worse.
    private func decoded<Value>(_ decode: (CompiledMatrix) throws(CompiledMatrixError) -> Value) -> Value? {
        guard let compiled else { return nil }
        do throws(CompiledMatrixError) {
            return try decode(compiled)
        } catch {
            preconditionFailure("the compiled form of \(file.path.published) is damaged: \(error)")
        }
    }
}
