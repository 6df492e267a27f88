/// What a release of the web library changed, and what that does to the Swift API: what release pages are made of.
///
/// Whoever compares two libraries makes it. All text is plain, and safe wherever it stands only when it is printed.
package struct DocumentedRelease: Sendable, Hashable {
    package struct Change: Sendable, Hashable {
        /// How much it asks of those who use the Swift API.
        package enum Weight: String, Sendable, Hashable, CaseIterable {
            case breaking, addition, deprecation, other
        }

        package let weight: Weight
        /// nil for a change of the library as a whole.
        package let tag: String?
        /// What changed in the web library, in a sentence.
        package let web: String
        /// What that does to the Swift API; nil for nothing.
        package let swift: String?

        package init(_ weight: Weight, tag: String?, web: String, swift: String?) {
            self.weight = weight
            self.tag = tag
            self.web = web
            self.swift = swift
        }
    }

    /// What the two releases are called: `1.0`, `2.0`.
    package let from: String
    package let to: String
    /// In the order in which they are told.
    package let changes: [Change]

    package init(from: String, to: String, changes: [Change]) {
        self.from = from
        self.to = to
        self.changes = changes
    }
}
