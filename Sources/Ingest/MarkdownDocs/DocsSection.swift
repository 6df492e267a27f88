import Core
import Documents
import WebModel

/// A heading of any level with the blocks up to the next heading.
struct DocsSection {
    /// nil for blocks above the first heading.
    let heading: DocsText?
    let level: Int
    private(set) var blocks: [MarkdownBlock] = []
    let place: SourceLocation

    static func cut(_ document: MarkdownDocument) -> [DocsSection] { cut(document.blocks, of: document.path) }

    static func cut(_ blocks: [MarkdownBlock], of path: SourcePath) -> [DocsSection] {
        var result = [DocsSection(heading: nil, level: 0, place: .start(of: path))]
        for block in blocks {
            if case .heading(let level, let content) = block.kind {
                let heading = DocsText(content, at: block.start)
                result.append(DocsSection(heading: heading, level: level, place: block.start))
            } else {
                result[result.count - 1].blocks.append(block)
            }
        }
        return result
    }
}

extension DocumentationSection {
    /// Neighbors keep the lines between them.
    init(_ section: DocsSection, blocks: [MarkdownBlock], of document: MarkdownDocument) {
        let kept = Set(blocks.map(\.start))
        let chunks = section.blocks.split { !kept.contains($0.start) }.compactMap { document.source(of: $0) }
        self.init(
            heading: section.heading?.markdown ?? "",
            level: section.level,
            markdown: chunks.joined(separator: "\n\n"),
            source: section.place
        )
    }
}
