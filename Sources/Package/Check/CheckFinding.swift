/// Something that is not as it should be in a folder of generated files.
package struct CheckFinding: Sendable, Equatable {
    package enum Kind: String, Sendable, Hashable, CaseIterable {
        /// File that should be there and is not.
        case missing
        /// File that would be generated differently today.
        case stale
        /// File of the program that somebody has edited.
        case edited
        /// File that nothing generates any more.
        case orphaned
        /// File with conflicts that nobody has solved.
        case conflicted
        /// File that nobody knows, among the program's own files.
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
