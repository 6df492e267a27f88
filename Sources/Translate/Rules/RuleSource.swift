package import Core

/// Names the rule in everything that is printed.
package struct RuleSource: Sendable, Hashable {
    package enum Layer: Int, Sendable, Hashable, Comparable {
        case builtIn, project

        package static func < (left: Layer, right: Layer) -> Bool { left.rawValue < right.rawValue }
    }

    package let layer: Layer
    /// Position among all documents that were read.
    package let document: Int
    package let row: Int
    package let location: SourceLocation
}

extension RuleSource: Comparable {
    /// Order in which later rows win.
    package static func < (left: RuleSource, right: RuleSource) -> Bool {
        (left.layer, left.document, left.row) < (right.layer, right.document, right.row)
    }
}
