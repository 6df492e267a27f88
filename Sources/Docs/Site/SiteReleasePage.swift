import Mustache

/// What the last release changed.
struct SiteReleasePage {
    private let release: DocumentedRelease
    private let library: DocumentedLibrary

    init(_ release: DocumentedRelease, _ library: DocumentedLibrary) {
        self.release = release
        self.library = library
    }

    var fields: [(TemplateKey, TemplateValue)] {
        let groups = DocumentedRelease.Change.Weight.allCases.compactMap { weight -> TemplateValue? in
            let changes = release.changes.filter { $0.weight == weight }
            guard !changes.isEmpty else { return nil }
            return [
                "anchor": .string(weight.rawValue), "title": .string(weight.title),
                "count": .string("\(changes.count)"), "changes": .list(changes.map(change)),
            ]
        }
        return [
            ("from", .string(release.from)), ("to", .string(release.to)),
            ("count", .string(IndexPage.count(release.changes.count, "change"))), ("groups", .list(groups)),
        ]
    }

    private func change(_ change: DocumentedRelease.Change) -> TemplateValue {
        let component = change.tag.flatMap { library.component($0) }
        return [
            "component": component.map {
                ["file": .string(SitePath.link(to: $0)), "title": .string($0.title)]
            } ?? .null,
            "name": .string(change.tag.map { "<\($0)>" } ?? "all"),
            "web": .string(change.web),
            "swift": change.swift.map { ["text": .string($0)] } ?? .null,
        ]
    }
}
