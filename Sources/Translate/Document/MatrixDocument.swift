package import Core

/// A matrix as a file, and which of the two layers it belongs to.
package struct MatrixDocument: Sendable {
    package let file: SourceFile
    package let layer: RuleSource.Layer

    package init(_ file: SourceFile, layer: RuleSource.Layer) {
        self.file = file
        self.layer = layer
    }
}
