import Markdown
import Mustache

/// What the last release changed.
struct ReleasePage {
    private let release: DocumentedRelease
    private let library: DocumentedLibrary

    init(_ release: DocumentedRelease, _ library: DocumentedLibrary) {
        self.release = release
        self.library = library
    }

    var data: TemplateValue {
        let groups = DocumentedRelease.Change.Weight.allCases.compactMap { weight -> TemplateValue? in
            let changes = release.changes.filter { $0.weight == weight }
            guard !changes.isEmpty else { return nil }
            return ["title": .string(weight.title), "rows": .list(changes.map(row))]
        }
        return [
            "from": .string(MarkdownCell.plain(release.from).text),
            "to": .string(MarkdownCell.plain(release.to).text),
            "count": .string(IndexPage.count(release.changes.count, "change")),
            "groups": .list(groups),
        ]
    }

    private func row(_ change: DocumentedRelease.Change) -> TemplateValue {
        let component = change.tag.map { tag in
            library.component(tag).map { MarkdownLinks.files(root: "").component($0) }
                ?? MarkdownCell.code("<\(tag)>").text
        }
        return [
            "component": .string(component ?? "–"),
            "web": .string(MarkdownCell.plain(change.web).text),
            "swift": .string(change.swift.map { MarkdownCell.plain($0).text } ?? "–"),
        ]
    }
}

extension DocumentedRelease.Change.Weight {
    var title: String {
        switch self {
        case .breaking: "Breaking"
        case .addition: "New"
        case .deprecation: "Deprecated"
        case .other: "Others"
        }
    }
}
