package import Core

package struct MatrixDocument: Sendable {
    package let file: SourceFile
    package let layer: RuleSource.Layer
    /// The file is not read where its result is known.
    package let compiled: CompiledMatrix?

    package init(_ file: SourceFile, layer: RuleSource.Layer, compiled: CompiledMatrix? = nil) {
        self.file = file
        self.layer = layer
        self.compiled = compiled
    }
}
