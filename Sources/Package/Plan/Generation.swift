package import SwiftModel

package struct Generation: Sendable {
    /// Sorted by path.
    package private(set) var files: [GeneratedFile]
    package let scope: GenerationScope
    package let renames: Renames
    package let product: String
    /// Names that the package is named after; nil where the run has nothing to say of them.
    package let names: PackageNames?
    /// The order of the members that callers write; nil where the run has nothing to say of it.
    package let order: MemberOrder?
    /// Signatures and types that callers write; nil where the run has nothing to say of them.
    package let callers: KeptLibrary?
    /// Signatures and types that callers wrote before, and still may; nil where the run has nothing to say of them.
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

    func without(_ paths: Set<OutputPath>) -> Generation {
        var generation = self
        generation.files.removeAll { paths.contains($0.path) }
        return generation
    }
}

/// Leaves everything outside of the request as it is: nothing is missing there, and nothing is taken away.
package struct GenerationScope: Sendable, Equatable {
    package let isWhole: Bool
    package let kinds: Set<String>

    package init(isWhole: Bool, kinds: Set<String>) {
        self.isWhole = isWhole
        self.kinds = kinds
    }

    package func joined(with other: GenerationScope) -> GenerationScope {
        GenerationScope(isWhole: isWhole, kinds: kinds.union(other.kinds))
    }

    package func covers(_ identity: FileIdentity) -> Bool { isWhole && kinds.contains(String(identity.kind)) }
}

/// Components with a new tag, so that their files follow instead of being made anew. A component that keeps its tag
/// needs none: its files are known by it, even when they and their types have new names.
package struct Renames: Sendable, Equatable {
    private let tags: [String: String]

    /// Expects each old tag once: a component has one name, so a tag renamed twice is a mistake of the caller.
    package init(_ renames: [(old: String, new: String)] = []) {
        tags = Dictionary(uniqueKeysWithValues: renames.map { ($0.old, $0.new) })
    }

    package var isEmpty: Bool { tags.isEmpty }

    func renamed(_ identity: FileIdentity) -> FileIdentity {
        guard let component = identity.component, let tag = tags[component] else { return identity }
        return FileIdentity(component: tag, part: identity.part)
    }
}
