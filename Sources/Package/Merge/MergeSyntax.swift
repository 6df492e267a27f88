package enum MergeSyntax: Sendable {
    /// Nothing: lines are all there is.
    case text
    /// Lists are merged by their elements, and a result that can't be Swift is none.
    case swift
    /// Sections that belong to people stay as people made them: see `SectionsOfPeople`.
    case markdown

    package init(path: String) {
        self = path.hasSuffix(".swift") ? .swift : path.hasSuffix(".md") ? .markdown : .text
    }
}
