package import Core

/// Reads matrix documents, the built-in one first, and checks every cell.
///
/// A row with a mistake is reported and left out; all others are read.
package enum MatrixReader {
    package static func read(_ documents: [MatrixDocument], into diagnostics: inout DiagnosticBag) -> Matrix {
        var matrix = Matrix()
        // Documents are read layer by layer, within a layer in the order of the caller.
        let ordered = documents.enumerated().sorted { left, right in
            (left.element.layer, left.offset) < (right.element.layer, right.offset)
        }
        for (position, document) in ordered.map(\.element).enumerated() {
            guard var reader = MatrixDocumentReader(document, position: position, into: &diagnostics) else { continue }
            reader.read(into: &matrix, diagnostics: &diagnostics)
        }
        return matrix
    }
}

/// A matrix as a file, and which of the two layers it belongs to.
package struct MatrixDocument: Sendable {
    package let file: SourceFile
    package let layer: RuleSource.Layer

    package init(_ file: SourceFile, layer: RuleSource.Layer) {
        self.file = file
        self.layer = layer
    }
}
