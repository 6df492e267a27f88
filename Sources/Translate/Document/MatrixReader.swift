package import Core

/// Reads the built-in document first, and leaves out rows with a mistake. A compiled document is not read, and nothing
/// about it can be reported: see `CompiledMatrix`.
package enum MatrixReader {
    package static func read(_ documents: [MatrixDocument], into diagnostics: inout DiagnosticBag) -> Matrix {
        var matrix = Matrix()
        // Documents are read layer by layer, within a layer in the order of the caller.
        let ordered = documents.enumerated().sorted { left, right in
            (left.element.layer, left.offset) < (right.element.layer, right.offset)
        }
        for (position, document) in ordered.map(\.element).enumerated() {
            if let compiled = document.compiledMatrix(at: position), matrix.hasRoom(for: compiled.rules.count) {
                matrix.add(compiled)
                continue
            }
            guard var reader = MatrixDocumentReader(document, position: position, into: &diagnostics) else { continue }
            reader.read(into: &matrix, diagnostics: &diagnostics)
        }
        return matrix
    }
}
