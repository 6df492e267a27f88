/// A line of people's own Swift that a release means something for.
package struct AffectedLine: Sendable, Hashable, Comparable {
    /// Consequences for the line, the worst first.
    package enum Fate: Sendable, Hashable, CaseIterable, Comparable {
        case stops
        /// Declarations that it names have other types now, and names alone don't tell whether it compiles.
        case unclear
        /// The line compiles, and does nothing or something else.
        case otherwise
        /// A shim keeps it compiling as it was.
        case kept
        /// A shim of an earlier release keeps it compiling.
        case known
    }

    /// Path that may be published.
    package let file: String
    package let line: Int
    package let fate: Fate
    /// `ElevateCard(elevated:)`
    package let name: String
    /// Why, as a clause.
    package let reason: String

    package static func < (left: AffectedLine, right: AffectedLine) -> Bool {
        if left.fate != right.fate { return left.fate < right.fate }
        return (left.file, left.line, left.name, left.reason) < (right.file, right.line, right.name, right.reason)
    }
}
