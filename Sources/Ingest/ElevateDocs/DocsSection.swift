import Markdown
import SourceText

/// A heading with the blocks up to the next heading, whatever its level.
struct DocsSection {
    /// nil for what stands above the first heading.
    let heading: DocsText?
    let level: Int
    let blocks: [MarkdownBlock]
    let place: SourceLocation

    /// The sections of a document, in its order.
    static func cut(_ document: MarkdownDocument) -> [DocsSection] {
        var result: [DocsSection] = []
        var heading: DocsText?
        var level = 0
        var place = SourceLocation.start(of: document.path)
        var blocks: [MarkdownBlock] = []
        for block in document.blocks {
            guard case .heading(let nextLevel, let content) = block.kind else {
                blocks.append(block)
                continue
            }
            result.append(DocsSection(heading: heading, level: level, blocks: blocks, place: place))
            heading = DocsText(content, at: block.start)
            level = nextLevel
            place = block.start
            blocks = []
        }
        result.append(DocsSection(heading: heading, level: level, blocks: blocks, place: place))
        return result
    }
}

/// An API section with the sections below it.
struct DocsAPISection {
    let kind: DocsSectionKind
    let section: DocsSection
    var subsections: [DocsSection] = []
}
