import Core
import Documents
import WebModel

/// Page of MDX: its prose, and facts that may tell which component it is about.
struct MDXPage: Sendable {
    /// Component with an empty tag: `MDXNames` knows the tag.
    private(set) var component: Component
    let path: SourcePath
    /// The element that the page names on purpose.
    private(set) var told: String?
    /// Names of the page, as words of a tag: `radio-group` of “Radio Group”. The most telling first.
    private(set) var titles: [String] = []
    /// The elements in its text and code.
    let elements: Set<String>

    /// nil, with an error, where it can't be read.
    init?(_ file: SourceFile, into diagnostics: inout DiagnosticBag) {
        let text = MDXText(file)
        let markdown = SourceFile(path: file.path, bytes: text.markdown)
        guard let document = MarkdownDocument(markdown, into: &diagnostics) else { return nil }
        path = file.path
        component = Component(tag: "", source: .start(of: file.path))
        elements = Self.elements(in: file.bytes)
        component.examples = FencedExamples.all(in: document)
        let sections = DocsSection.cut(document)
        // The text above the first heading, and the text below it if it is a title.
        let end = sections.dropFirst().first?.level == 1 ? 2 : 1
        readIntroduction(sections.prefix(end), of: document)
        let rest = Array(sections.dropFirst(end))
        component.documentation = rest.indices.filter { Self.saysSomething(rest, at: $0) }
            .map { DocumentationSection(rest[$0], blocks: rest[$0].blocks, of: document) }
        readFrontMatter(text.frontMatter)
        findNames(text, heading: sections.first { $0.level == 1 }?.heading)
        guard let first = text.firstIgnored else { return }
        diagnostics.note(
            .docsMarkup,
            "JSX, imports and expressions are no documentation; what stands here and \(text.ignoredCount - 1) more are left out",
            at: LineIndex(file.bytes).location(of: first, in: file.path)
        )
    }

    /// A heading is kept for content below it.
    private static func saysSomething(_ sections: [DocsSection], at index: Int) -> Bool {
        if !sections[index].blocks.isEmpty { return true }
        return index + 1 < sections.count && sections[index + 1].level > sections[index].level
    }

    private mutating func readIntroduction(_ sections: ArraySlice<DocsSection>, of document: MarkdownDocument) {
        let texts = sections.flatMap(\.blocks).compactMap { document.source(of: [$0]).prose }
        component.description = texts.isEmpty ? nil : texts.joined(separator: "\n\n")
    }

    /// Reads the entries about the component; all others are kept out of the way.
    private mutating func readFrontMatter(_ frontMatter: FrontMatter) {
        for entry in frontMatter.entries {
            switch entry.name.lowercased() {
            case "title", "tag", "tagname", "element", "component": break
            case "description", "summary": component.summary = component.summary ?? entry.text
            default:
                let place = SourceLocation(file: path, line: entry.line, column: 1)
                component.extensions.append(Extension("frontMatter.\(entry.name)", text: entry.text, at: place))
            }
        }
        component.description = component.description ?? component.summary
    }

    // MARK: Names

    private mutating func findNames(_ text: MDXText, heading: DocsText?) {
        let matter = ["tag", "tagname", "element", "component"].compactMap { text.frontMatter[$0] }
        let attributes = text.tags.flatMap(Self.namedElements)
        let title = text.frontMatter["title"]
        let named = matter + attributes + [title, heading?.plain].compactMap(\.self)
        told = named.lazy.compactMap { ElementName.inTitle($0) }.first
        let metaTitle = text.tags.lazy.compactMap { Self.attribute("title", of: $0, in: "<Meta") }.first
        let file = path.published.split(separator: "/").last?.split(separator: ".").first.map(String.init)
        titles = [title, metaTitle?.split(separator: "/").last.map(String.init), heading?.plain, file].compactMap(
            \.self
        )
        .map(Self.words).filter { !$0.isEmpty }
    }

    /// `radio-group` of `Radio Group` and of `RadioGroup`.
    private static func words(of title: String) -> String {
        let parts = title.split { !$0.isLetterOrNumber }.map { AttributeName.kebabCase(String($0)) }
        return parts.joined(separator: "-").lowercased()
    }

    /// Finds the elements that a tag of JSX is about: `<Meta component="x-x" />`.
    private static func namedElements(_ tag: String) -> [String] {
        ["component", "of", "tag", "element"].compactMap { attribute($0, of: tag, in: "<") }
            .filter { ElementName.isValid($0) }
    }

    private static func attribute(_ name: String, of tag: String, in element: String) -> String? {
        guard tag.hasPrefix(element), tag.utf8.count < 10_000 else { return nil }
        let words = tag.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        for quote in ["\"", "'"] {
            guard let start = words.firstRange(of: " \(name)=\(quote)") else { continue }
            return String(words[start.upperBound...].prefix { String($0) != quote })
        }
        return nil
    }

    /// Finds every `<name-with-hyphen`, at any place.
    private static func elements(in bytes: [UInt8]) -> Set<String> {
        var elements: Set<String> = []
        var rest = bytes[...]
        while let open = rest.firstIndex(of: UInt8(ascii: "<")) {
            rest = rest[(open + 1)...]
            let name = rest.prefix(100).prefix { byte in
                byte.isSmall || byte.isASCIIDigit || byte == UInt8(ascii: "-")
            }
            let text = String(decoding: name, as: UTF8.self)
            if ElementName.isValid(text) { elements.insert(text) }
        }
        return elements
    }
}
