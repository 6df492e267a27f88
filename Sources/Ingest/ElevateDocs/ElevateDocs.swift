package import Core
package import WebModel

/// Reads the Markdown API docs of the ELEVATE web components.
///
/// The way of a file: its Markdown tree is cut into sections (`DocsOutline`), the introduction tells which component it
/// is (`DocsMetadata`), tables, bullets and headings of the API sections become items of one kind (`SectionItems`), and
/// a reader for each kind of section makes the model's values of them (`DocsPage`). Only then all files together give
/// the aliases of types their meaning (`AliasTable`).
package enum ElevateDocs {
    /// The components that the files describe, one for each page, sorted by tag; the order of the files makes no difference.
    ///
    /// All files of a set are read at once, for a type that one uses may be defined in another.
    package static func read(_ files: [SourceFile], into diagnostics: inout DiagnosticBag) -> [Component] {
        // A page is read without the others, and so each on any core.
        let read = Workers.map(files.sorted { $0.path < $1.path }, into: &diagnostics) { file, diagnostics in
            DocsPage(file, into: &diagnostics)
        }
        let pages = read.compactMap(\.self)
        let aliases = AliasTable(pages)
        let dependencies = DependencyNames(pages)
        let components = Workers.map(Array(pages.indices), into: &diagnostics) { index, diagnostics in
            var component = pages[index].component
            for contradiction in aliases.contradictions[index] { diagnostics.add(contradiction) }
            // Properties have rules of their own.
            component.replaceTypes { aliases.resolved($0, on: index) }
            component.properties = pages[index].properties.map { draft in
                var types = PropertyTypes(aliases: aliases, page: index, draft: draft)
                let property = types.property()
                diagnostics.add(contentsOf: types.diagnostics)
                return property
            }
            component.dependencies = dependencies.tags(of: pages[index])
            return component
        }
        return components.sorted { ($0.tag, $0.source) < ($1.tag, $1.source) }
    }
}

/// Turns the dependencies that pages list into tags.
struct DependencyNames {
    /// Tags of the pages by their folded titles.
    private let tags: [String: String]

    init(_ pages: [DocsPage]) {
        let titles = pages.compactMap { page in page.title.map { (MemberName.folded($0), page.component.tag) } }
        tags = Dictionary(titles, uniquingKeysWith: { first, _ in first })
    }

    /// The dependencies of a page, each once, in its order. A name that is neither a tag nor the title of a page stays
    /// as it is.
    func tags(of page: DocsPage) -> [String] {
        var seen: Set<String> = []
        let names = page.dependencies.flatMap { text in
            let told = text.codes.map(Self.bare).filter { ElementName.isValid($0) }
            return told.isEmpty ? [tag(named: text)] : told
        }
        return names.filter { seen.insert($0).inserted }
    }

    private func tag(named text: DocsText) -> String {
        let name = Self.bare((text.codes.first ?? text.plain).trimmed)
        if ElementName.isValid(name) { return name }
        let words = name.split { "-–—(:".contains($0) }.first?.trimmed
        return tags[MemberName.folded(name)] ?? words.flatMap { tags[MemberName.folded($0)] } ?? name
    }

    private static func bare(_ name: String) -> String { name.filter { $0 != "<" && $0 != ">" && $0 != "/" } }
}

extension ElevateDocs {
    private static let longestLine = 400

    /// Whether the bytes look like an API doc, told without parsing them: a line outside of fenced code that begins
    /// with one of the three bold labels names a custom element.
    package static func recognises(_ bytes: [UInt8]) -> Bool {
        // Lines are read one after the other, for the label stands near the top of a long file.
        UnfencedLines(bytes).contains { namesElement($0) }
    }

    private static func namesElement(_ line: ArraySlice<UInt8>) -> Bool {
        guard let first = line.first, "-+*".utf8.contains(first) else { return false }
        // Several labels may share the line. It is one of metadata, so short that looking ahead costs nothing.
        var text = String(decoding: line.prefix(longestLine), as: UTF8.self)[...]
        if text.first != "*" || text.hasPrefix("* ") { text = text.dropFirst().drop { $0 == " " } }
        return text.hasPrefix("**") && text.ranges(of: "**").contains { namesElement(behind: text[$0.lowerBound...]) }
    }

    private static func namesElement(behind text: Substring) -> Bool {
        guard let colon = text.firstIndex(of: ":") else { return false }
        let label = text[..<colon].filter { $0 != "*" }.trimmed.lowercased()
        guard DocsMetadata.tagLabels.contains(label) else { return false }
        let value = text[colon...].drop { !$0.isWordLetter }
        return ElementName.isValid(value.prefix { !$0.isBlank && $0 != "`" && $0 != ">" })
    }
}
