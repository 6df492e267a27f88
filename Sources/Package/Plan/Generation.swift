package import SwiftModel

/// Everything that a run has generated, before it is compared with the folder.
package struct Generation: Sendable {
    /// Sorted by path.
    package let files: [GeneratedFile]
    package let scope: GenerationScope
    package let renames: Renames
    /// The version of the program.
    package let product: String
    /// Names that the package is named after; nil where the run has nothing to say of them.
    package let names: PackageNames?
    /// The order of the members that callers write; nil where the run has nothing to say of it.
    package let order: MemberOrder?
    /// Signatures and types that callers write; nil where the run has nothing to say of them.
    package let callers: KeptLibrary?
    /// Signatures and types that callers wrote before, and still may, of all that there is; nil where the run has
    /// nothing to say of them.
    package let former: KeptHistory?

    package init(
        _ files: [GeneratedFile],
        scope: GenerationScope,
        renames: Renames = Renames(),
        product: String,
        names: PackageNames? = nil,
        order: MemberOrder? = nil,
        callers: KeptLibrary? = nil,
        former: KeptHistory? = nil
    ) {
        self.names = names
        self.order = order
        self.callers = callers
        self.former = former
        self.files = files.sorted { $0.path < $1.path }
        self.scope = scope
        self.renames = renames
        self.product = product
    }

    /// The same without some of its files.
    func without(_ paths: Set<OutputPath>) -> Generation {
        guard !paths.isEmpty else { return self }
        return Generation(
            files.filter { !paths.contains($0.path) },
            scope: scope,
            renames: renames,
            product: product,
            names: names,
            order: order,
            callers: callers,
            former: former
        )
    }
}
