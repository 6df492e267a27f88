import Core
import WebModel

/// Turns the dependencies that pages list into tags.
struct DependencyNames {
    /// Tags of the pages by their folded titles.
    private var tags: [String: String] = [:]

    init(_ pages: [DocsPage]) {
        for page in pages {
            guard let title = page.title, tags[MemberName.folded(title)] == nil else { continue }
            tags[MemberName.folded(title)] = page.component.tag
        }
    }

    /// The dependencies of a page, each once, in its order. A name that is neither a tag nor the title of a page stays
    /// as it is.
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
