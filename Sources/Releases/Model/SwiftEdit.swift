/// A line that a caller of the Swift components has to change, or now can write.
package struct SwiftEdit: Sendable, Hashable {
    /// nil where the line could not be written before.
    package var before: String?
    /// nil where nothing takes its place.
    package var after: String?

    package init(before: String?, after: String?) {
        self.before = before
        self.after = after
    }

    package var mirrored: SwiftEdit { SwiftEdit(before: after, after: before) }
}

extension SwiftEdit: Comparable {
    package static func < (left: SwiftEdit, right: SwiftEdit) -> Bool {
        (left.before ?? "", left.after ?? "") < (right.before ?? "", right.after ?? "")
    }
}
