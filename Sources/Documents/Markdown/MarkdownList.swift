package import Core

package struct MarkdownList: Sendable, Equatable {
    package struct Item: Sendable, Equatable {
        package let blocks: [MarkdownBlock]
        package let start: SourceLocation
    }

    package let isOrdered: Bool
    package let items: [Item]
}
