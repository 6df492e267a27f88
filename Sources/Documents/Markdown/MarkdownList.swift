package import Core

/// A list, ordered or not.
package struct MarkdownList: Sendable, Equatable {
    package struct Item: Sendable, Equatable {
        package let blocks: [MarkdownBlock]
        /// The place of the bullet.
        package let start: SourceLocation
    }

    package let isOrdered: Bool
    package let items: [Item]
}
