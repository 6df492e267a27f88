package import Core

/// Place of a rule, which is also its name in everything that is printed.
package struct RuleSource: Sendable, Hashable {
    package enum Layer: Int, Sendable, Hashable, Comparable {
        case builtIn, project

        package static func < (left: Layer, right: Layer) -> Bool { left.rawValue < right.rawValue }
    }

    package let layer: Layer
    /// The position of the document among all that were read, and of the row in it.
    package let document: Int
    package let row: Int
    package let location: SourceLocation
}

extension RuleSource: Comparable {
    /// The order in which later rows win.
    package static func < (left: RuleSource, right: RuleSource) -> Bool {
        (left.layer, left.document, left.row) < (right.layer, right.document, right.row)
    }
}
