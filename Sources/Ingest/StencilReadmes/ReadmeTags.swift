import Core
import WebModel

/// Rule for the tag of a readme's component where only its path tells it, as the other readmes of the library show.
struct ReadmeTags {
    /// Text before the name of a file or folder in the tags of the library: `scale-` of `button`.
    private let prefix: String?

    init(_ pages: [ReadmePage]) {
        let tags = pages.filter { !$0.component.tag.isEmpty }
        let prefixes = tags.compactMap { page in
            let name = Self.name(of: page.path)
            let isSuffix = !name.isEmpty && page.component.tag.hasSuffix(name)
            return isSuffix ? String(page.component.tag.dropLast(name.count)) : nil
        }
        prefix = ElementName.prefix(prefixes, of: tags.count)
    }

    func component(of page: ReadmePage, into diagnostics: inout DiagnosticBag) -> Component? {
        var component = page.component
        guard component.tag.isEmpty else { return component }
        guard let tag = tag(of: page.path) else {
            let isEmpty = component.properties.isEmpty && component.events.isEmpty && component.methods.isEmpty
            let message = "nothing on this page names the tag of a component; it is left out"
            let severity = isEmpty ? Severity.note : .warning
            diagnostics.add(Diagnostic(severity, .docsNotAComponent, message, at: .start(of: page.path)))
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
}
