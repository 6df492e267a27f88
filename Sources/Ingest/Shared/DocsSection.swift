import Core
import Documents

/// A heading of any level with the blocks up to the next heading.
struct DocsSection {
    /// nil for blocks above the first heading.
    let heading: DocsText?
    let level: Int
    let blocks: [MarkdownBlock]
    let place: SourceLocation

    static func cut(_ document: MarkdownDocument) -> [DocsSection] {
        cut(document.blocks, of: document.path)
    }

    static func cut(_ all: [MarkdownBlock], of path: SourcePath) -> [DocsSection] {
        var result: [DocsSection] = []
        var heading: DocsText?
        var level = 0
        var place = SourceLocation.start(of: path)
        var start = 0
        func close(at end: Int) {
            let blocks = Array(all[start..<end])
            result.append(DocsSection(heading: heading, level: level, blocks: blocks, place: place))
        }
        for (position, block) in all.enumerated() {
            guard case .heading(let nextLevel, let content) = block.kind else { continue }
            close(at: position)
            heading = DocsText(content, at: block.start)
            level = nextLevel
            place = block.start
            start = position + 1
        }
        close(at: all.count)
        return result
    }
}

struct DocsAPISection {
    let kind: DocsSectionKind
    let section: DocsSection
    var subsections: [DocsSection] = []
}
