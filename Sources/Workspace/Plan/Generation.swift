/// All that a run has generated, before anything is compared with what is there.
package struct Generation: Sendable {
    /// Sorted by path.
    package let files: [GeneratedFile]
    package let scope: GenerationScope
    package let renames: Renames
    /// The version of the program.
    package let product: String

    package init(_ files: [GeneratedFile], scope: GenerationScope, renames: Renames = Renames(), product: String) {
        self.files = files.sorted { $0.path < $1.path }
        self.scope = scope
        self.renames = renames
        self.product = product
    }
}
