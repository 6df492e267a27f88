/// Something that is not as it should be in a folder of generated files.
package struct CheckFinding: Sendable, Equatable {
    package enum Kind: String, Sendable, Hashable, CaseIterable {
        /// It should be there and is not.
        case missing
        /// Something else would be generated today.
        case stale
        /// It is the program's, and somebody has edited it.
        case edited
        /// Nothing generates it any more.
        case orphaned
        /// There are conflicts in it that nobody has solved.
        case conflicted
        /// Nobody knows it, and it lies among the program's own files.
        case foreign
    }

    package let kind: Kind
    package let path: OutputPath
    /// Step that gives the reason; nil where the kind alone tells it.
    package let step: PlanStep?

    package init(_ kind: Kind, _ path: OutputPath, _ step: PlanStep? = nil) {
        self.kind = kind
        self.path = path
        self.step = step
    }
}
