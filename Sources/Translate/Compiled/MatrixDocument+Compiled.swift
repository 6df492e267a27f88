import Core

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

    /// Decodes the compiled form, if there is one. A program that can't decode its own matrix is damaged: to go on
    /// without its rules would be worse than to end.
    private func decoded<Value>(_ decode: (CompiledMatrix) throws(CompiledMatrixError) -> Value) -> Value? {
        guard let compiled else { return nil }
        do throws(CompiledMatrixError) {
            return try decode(compiled)
        } catch {
            preconditionFailure("the compiled form of \(file.path.published) is damaged: \(error)")
        }
    }
}
