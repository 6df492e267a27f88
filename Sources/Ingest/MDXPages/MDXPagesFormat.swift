import Core
import WebModel

/// Pages of MDX, as documentation sites and Storybook have them: Markdown with JSX, imports and front matter. They document
/// components and tell no API.
struct MDXPagesFormat: InputFormat {
    let name = "the pages"
    let fileKind = "a page of MDX"
    let endings = [".mdx"]

    let trust = FormatTrust(fair: [.prose])

    func recognises(_ content: InputContent) -> Bool {
        guard let file = content.text, UTF8Check.firstInvalidOffset(in: file.bytes) == nil else { return false }
        return file.path.typed.lowercased().hasSuffix(".mdx") || MDXPagesFormat.isPage(file.bytes)
    }

    /// A page of another name has an import like code, and a heading or front matter like no code.
    private static func isPage(_ bytes: [UInt8]) -> Bool {
        var hasImport = false
        var hasHeading = bytes.starts(with: Array("---\n".utf8)) || bytes.starts(with: Array("---\r\n".utf8))
        for line in UnfencedLines(bytes) {
            if line.starts(with: Array("# ".utf8)) || line.starts(with: Array("## ".utf8)) { hasHeading = true }
            if line.starts(with: Array("import ".utf8)), line.count < 1000 {
                let text = String(decoding: line, as: UTF8.self)
                if text.contains(" from '") || text.contains(" from \"") { hasImport = true }
            }
            if hasImport, hasHeading { return true }
        }
        return false
    }

    func read(_ files: [InputContent], into diagnostics: inout DiagnosticBag) -> FormatReading {
        let files = files.compactMap(\.text)
        let pages = Workers.map(files, into: &diagnostics) { file, diagnostics in MDXPage(file, into: &diagnostics) }
            .compactMap(\.self)
        let names = MDXNames(pages)
        var reading = FormatReading()
        reading.components = pages.compactMap { names.component(of: $0, into: &diagnostics) }
        reading.components.sort { ($0.tag, $0.source) < ($1.tag, $1.source) }
        return reading
    }
}
