import Core
import Documents

/// Parts of a text of Markdown that are more than text and links, for readers who did not write it.
package enum LiveMarkdown {
    /// HTML, images and links to anywhere but the web, as the parser finds them, and directives as DocC does.
    package static func found(in lines: [String]) -> [String] {
        var told = DiagnosticBag()
        let file = SourceFile(path: SourcePath("text"), bytes: Array(lines.joined(separator: "\n").utf8))
        guard let document = MarkdownDocument(file, into: &told) else { return ["unreadable"] }
        return document.blocks.flatMap(live(inBlock:)) + directives(in: lines)
    }

    private static func live(inBlock block: MarkdownBlock) -> [String] {
        switch block.kind {
        case .heading(_, let content), .paragraph(let content): content.flatMap(live(inInline:))
        case .list(let list): list.items.flatMap { $0.blocks.flatMap(live(inBlock:)) }
        case .table(let table):
            ([table.header] + table.rows).flatMap { $0.cells.flatMap { $0.content.flatMap(live(inInline:)) } }
        case .quote(let blocks): blocks.flatMap(live(inBlock:))
        case .html(let text): ["html \(text)"]
        case .code, .thematicBreak: []
        }
    }

    private static func live(inInline inline: MarkdownInline) -> [String] {
        switch inline.kind {
        case .html(let text): return ["html \(text)"]
        case .image(let destination, _): return ["image \(destination)"]
        case .link(let destination, let content):
            let isOfWeb = ["https://", "http://", "mailto:"].contains { destination.lowercased().hasPrefix($0) }
            let hasScheme = destination.contains(/^[\s\p{Cc}]*[A-Za-z][A-Za-z0-9+.\s\p{Cc}-]*:/)
            return (isOfWeb || !hasScheme ? [] : ["link \(destination)"]) + content.flatMap(live(inInline:))
        default: return inline.children.flatMap(live(inInline:))
        }
    }

    /// Directives as DocC finds them before anything else: a fence is each line that begins like one.
    private static func directives(in lines: [String]) -> [String] {
        var isInFence = false
        return lines.filter { line in
            let text = line.drop { $0 == " " || $0 == "\t" }
            if text.hasPrefix("```") || text.hasPrefix("~~~") { isInFence.toggle() }
            return !isInFence && (text.hasPrefix("@") || text.firstMatch(of: /^\\[A-Za-z]/) != nil)
        }
        .map { "directive \($0)" }
    }

    /// The words outside of code and links, in which a forge looks for people, references and addresses.
    package static func words(of text: String) -> [String] {
        var told = DiagnosticBag()
        let file = SourceFile(path: SourcePath("text"), bytes: Array(text.utf8))
        guard let document = MarkdownDocument(file, into: &told) else { return [] }
        return document.blocks.flatMap(words(inBlock:))
    }

    private static func words(inBlock block: MarkdownBlock) -> [String] {
        switch block.kind {
        case .heading(_, let content), .paragraph(let content): words(content)
        case .list(let list): list.items.flatMap { $0.blocks.flatMap(words(inBlock:)) }
        case .table(let table): ([table.header] + table.rows).flatMap { $0.cells.flatMap { words($0.content) } }
        case .quote(let blocks): blocks.flatMap(words(inBlock:))
        // A forge leaves code of HTML alone, too.
        case .html(let text): [text.replacing(/<code>.*?<\/code>/, with: "")]
        case .code, .thematicBreak: []
        }
    }

    private static func words(_ content: [MarkdownInline]) -> [String] {
        content.flatMap { inline -> [String] in
            switch inline.kind {
            case .text(let text): [text]
            case .link, .image, .code, .html, .softBreak, .lineBreak: []
            case .emphasis(let inner), .strong(let inner), .strikethrough(let inner): words(inner)
            }
        }
    }
}
