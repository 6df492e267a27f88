import Core
import WebModel

/// Rule for the tag of a readme's component where only its path tells it, as the other readmes of the library show.
struct ReadmeTags {
    /// A rule needs as many pages that show it, and as large a part of all.
    private static let leastPages = 2
    private static let leastShare = 0.8

    /// Text before the name of a file or folder in the tags of the library: `scale-` of `button`.
    private let prefix: String?

    init(_ pages: [ReadmePage]) {
        var prefixes: [String: Int] = [:]
        let tags = pages.filter { !$0.component.tag.isEmpty }
        for page in tags {
            let name = Self.name(of: page.path)
            guard !name.isEmpty, page.component.tag.hasSuffix(name) else { continue }
            prefixes[String(page.component.tag.dropLast(name.count)), default: 0] += 1
        }
        let most = prefixes.max { ($0.value, $1.key) < ($1.value, $0.key) }
        prefix = most.flatMap {
            $0.value >= Self.leastPages && Double($0.value) >= Self.leastShare * Double(tags.count) ? $0.key : nil
        }
    }

    func component(of page: ReadmePage, into diagnostics: inout DiagnosticBag) -> Component? {
        var component = page.component
        guard component.tag.isEmpty else { return component }
        guard let tag = tag(of: page.path) else {
            let isEmpty = component.properties.isEmpty && component.events.isEmpty && component.methods.isEmpty
            let message = "nothing on this page names the tag of a component; it is left out"
            let place = SourceLocation.start(of: page.path)
            if isEmpty {
                diagnostics.note(.docsNotAComponent, message, at: place)
            } else {
                diagnostics.warning(.docsNotAComponent, message, at: place)
            }
            return nil
        }
        diagnostics.warning(
            .docsMissing,
            "nothing on this page names the tag of its component; by its path it is <\(tag)>",
            at: .start(of: page.path)
        )
        component.tag = tag
        return component
    }

    private func tag(of path: SourcePath) -> String? {
        let name = Self.name(of: path)
        guard !name.isEmpty else { return nil }
        let tags = [prefix.map { $0 + name }, name].compactMap(\.self)
        return tags.first { ElementName.isValid($0) }
    }

    /// `button` of `button.md` and of `button/readme.md`.
    private static func name(of path: SourcePath) -> String {
        let parts = path.published.split(separator: "/")
        let file = parts.last.map { $0.split(separator: ".").first.map(String.init) ?? "" } ?? ""
        guard ["readme", "index"].contains(file.lowercased()) else { return file.lowercased() }
        return parts.dropLast().last.map { $0.lowercased() } ?? ""
    }

    /// A title that is a tag and nothing else: `my-button`, `<my-button>`.
    static func element(inTitle title: String) -> String? {
        var name = title.trimmed.filter { $0 != "`" }
        if name.hasPrefix("<"), name.hasSuffix(">") { name = String(name.dropFirst().dropLast()) }
        return ElementName.isValid(name) ? name : nil
    }
}
