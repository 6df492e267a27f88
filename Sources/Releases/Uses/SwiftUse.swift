/// A line of a team's own code that names something that changed.
package struct SwiftUse: Sendable, Hashable, Comparable {
    /// Path that may be published.
    package let file: String
    package let line: Int
    package let name: String

    package static func < (left: SwiftUse, right: SwiftUse) -> Bool {
        (left.file, left.line, left.name) < (right.file, right.line, right.name)
    }
}
