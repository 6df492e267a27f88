package import Core

/// A matrix as a file, and which of the two layers it belongs to.
package struct MatrixDocument: Sendable {
    package let file: SourceFile
    package let layer: RuleSource.Layer
    /// Result of reading the file, where that is known before: then the file is not read.
    package let compiled: CompiledMatrix?

    package init(_ file: SourceFile, layer: RuleSource.Layer, compiled: CompiledMatrix? = nil) {
        self.file = file
        self.layer = layer
        self.compiled = compiled
    }
}
