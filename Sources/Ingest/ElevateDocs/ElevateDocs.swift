package import Core
package import WebModel

/// Reads the Markdown API docs of the ELEVATE web components: `DocsOutline` cuts a file into sections, `DocsMetadata`
/// tells its component, `SectionItems` makes items of one kind, and `DocsPage` makes the model's values of them.
/// `AliasTable` needs all files together.
package enum ElevateDocs {
    package static func recognises(_ bytes: [UInt8]) -> Bool {
        DocsRecognition.recognises(bytes)
    }

    /// Reads all files at once, for a type that one uses may be defined in another; their order makes no difference.
    package static func read(_ files: [SourceFile], into diagnostics: inout DiagnosticBag) -> [Component] {
        // Pages are read on any core, the longest first, so that none is begun when all others are done.
        let files = files.sorted { $0.path < $1.path }
        let order = files.indices.sorted { (files[$1].bytes.count, $0) < (files[$0].bytes.count, $1) }
        let read = Workers.map(order, into: &diagnostics) { index, diagnostics in
            (index: index, page: DocsPage(files[index], into: &diagnostics))
        }
        let pages = read.sorted { $0.index < $1.index }.compactMap(\.page)
        let (aliases, dependencies) = Workers.both {
            AliasTable(pages)
        } and: {
            DependencyNames(pages)
        }
        let components = Workers.map(Array(pages.indices), into: &diagnostics) { index, diagnostics in
            var component = pages[index].component
            let types = PropertyTypes(aliases, page: index)
            types.reportContradictions(into: &diagnostics)
            // Properties have rules of their own.
            component.replaceTypes { aliases.resolved($0, on: index) }
            component.properties = pages[index].properties.map { types.property($0, into: &diagnostics) }
            component.dependencies = dependencies.tags(of: pages[index])
            return component
        }
        return components.sorted { ($0.tag, $0.source) < ($1.tag, $1.source) }
    }
}

struct DependencyNames {
    /// Tags of the pages by their folded titles.
    private var tags: [String: String] = [:]

    init(_ pages: [DocsPage]) {
        for page in pages {
            guard let title = page.title, tags[MemberName.folded(title)] == nil else { continue }
            tags[MemberName.folded(title)] = page.component.tag
        }
    }

    /// A name that is neither a tag nor the title of a page stays as it is.
    func tags(of page: DocsPage) -> [String] {
        var result: [String] = []
        var seen: Set<String> = []
        for text in page.dependencies {
            let names = text.codes.filter { ElementName.isValid(Self.bare($0)) }.map(Self.bare)
            let found = names.isEmpty ? [tag(named: text)] : names
            for name in found where seen.insert(name).inserted { result.append(name) }
        }
        return result
    }

    private func tag(named text: DocsText) -> String {
        let name = Self.bare((text.codes.first ?? text.plain).trimmed)
        if ElementName.isValid(name) { return name }
        let words = name.split { $0 == "-" || $0 == "–" || $0 == "—" || $0 == "(" || $0 == ":" }.first.map {
            $0.trimmed
        }
        return tags[MemberName.folded(name)] ?? words.flatMap { tags[MemberName.folded($0)] } ?? name
    }

    private static func bare(_ name: String) -> String {
        name.filter { $0 != "<" && $0 != ">" && $0 != "/" }
    }
}

/// Tells by its bytes whether a file is an API doc, without parsing it: a line outside of fenced code that begins with
/// one of the three bold labels and names a custom element.
enum DocsRecognition {
    static func recognises(_ bytes: [UInt8]) -> Bool {
        // Lines are read one after the other, for the label stands near the top of a long file.
        for line in UnfencedLines(bytes) where namesElement(line) { return true }
        return false
    }

    private static func namesElement(_ line: ArraySlice<UInt8>) -> Bool {
        var line = line
        if line.count > 1, let bullet = line.first, bullet != UInt8(ascii: "*") || line.dropFirst().first == 0x20 {
            let isBullet = [UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+")].contains(bullet)
            if isBullet { line = line.dropFirst().drop { $0 == 0x20 } }
        }
        let star = UInt8(ascii: "*")
        guard line.starts(with: [star, star]) else { return false }
        // Several labels may share the line. It is one of metadata, so short that looking ahead costs nothing.
        line = line.prefix(longestLine)
        return line.indices.contains { line[$0...].starts(with: [star, star]) && namesElement(behind: line[$0...]) }
    }

    private static let longestLine = 400

    private static func namesElement(behind line: ArraySlice<UInt8>) -> Bool {
        // The labels are short, and so are the names.
        let text = String(decoding: line.prefix(200), as: UTF8.self)
        guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
        let label = text[..<colon].filter { $0 != "*" }.trimmed.lowercased()
        guard DocsMetadata.tagLabels.contains(label) else { return false }
        let value = text[colon...].drop { !$0.isWordLetter }
        return ElementName.isValid(value.prefix { !$0.isBlank && $0 != "`" && $0 != ">" })
    }
}

struct ElevateDocsFormat: InputFormat {
    let name = "the docs"
    let fileKind = "an API doc that names its web component"
    let endings = [".md", ".markdown"]

    /// Docs may have outdated or misspelt items. A property that they don't call reflected may be reflected all the
    /// same.
    let trust = FormatTrust(
        strong: [.prose, .category, .texts, .staticMethods],
        fair: [
            .properties, .types, .attributes, .defaults, .slots, .events, .methods, .cssParts, .cssProperties,
            .cssStates, .status, .implementation,
        ]
    )

    func recognises(_ content: InputContent) -> Bool {
        content.text.map { ElevateDocs.recognises($0.bytes) } ?? false
    }

    func read(_ files: [InputContent], into diagnostics: inout DiagnosticBag) -> FormatReading {
        FormatReading(components: ElevateDocs.read(files.compactMap(\.text), into: &diagnostics))
    }
}
