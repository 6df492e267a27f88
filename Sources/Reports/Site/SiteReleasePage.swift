package import Core
package import Documents
import Releases

struct SiteReleasePage {
    private static let mostUses = 10

    let release: DocumentedRelease
    /// nil where there are no pages to lead to.
    var library: DocumentedLibrary?

    var fields: [(TemplateKey, TemplateValue)] {
        let sections = release.sections
        return [
            ("heading", .string(release.title)), ("bump", .string(release.bump)),
            ("isUnchanged", .boolean(release.allChanges.isEmpty)),
            ("breaks", Self.text(release.breaks)),
            (
                "figures",
                .list(
                    release.severityFigures.map { figure in
                        [
                            "anchor": .string(figure.anchor), "count": .string("\(figure.count)"),
                            "title": .string(figure.title),
                        ]
                    }
                )
            ),
            ("groups", .list(sections.map(group))),
            ("contents", SiteContents(entries: sections.map { .init($0.anchor, $0.title) }).data),
        ]
    }

    private func group(_ section: DocumentedRelease.Section) -> TemplateValue {
        var tags: [String?] = []
        for change in section.changes where tags.isEmpty || tags.last != change.tag { tags.append(change.tag) }
        let components = tags.map { tag -> TemplateValue in
            let component = tag.flatMap { library?.component($0) }
            return [
                "tag": Self.text(tag),
                "known": component.map {
                    ["file": .string(SitePath.link(to: $0)), "title": .string($0.title)]
                } ?? .null,
                "changes": .list(section.changes.filter { $0.tag == tag }.map { change($0, of: component) }),
            ]
        }
        return [
            "anchor": .string(section.anchor), "title": .string(section.title),
            "count": .string("\(section.changes.count)"), "components": .list(components),
            "isCause": .boolean(!section.evidence.isEmpty), "evidence": .list(section.evidence.map { Self.text($0) }),
        ]
    }

    private func change(_ change: DocumentedRelease.Change, of component: DocumentedComponent?) -> TemplateValue {
        let place = component.flatMap { component in
            component.items.first { $0.item == change.item }.map { SitePath.link(to: component) + "#" + $0.anchor }
        }
        return [
            "title": .string(change.title.prefix(1).uppercased() + change.title.dropFirst()),
            "subject": change.subject.isEmpty ? .null : Self.text(change.subject),
            "remarks": Self.text(change.remarks.isEmpty ? nil : change.remarks.joined(separator: "; ")),
            "place": place.map { ["link": .string($0)] } ?? .null,
            "before": Self.side(change.before), "after": Self.side(change.after),
            "hasSides": .boolean(change.before != nil || change.after != nil),
            "swift": Self.text(change.swift),
            "acceptance": Self.text(change.acceptance),
            "edits": .list(change.edits.map { ["before": Self.text($0.before), "after": Self.text($0.after)] }),
            "hasEdits": .boolean(!change.edits.isEmpty),
            "uses": .lines(change.uses.prefix(Self.mostUses).map(TerminalText.line)),
            "moreUses": Self.text(change.uses.count > Self.mostUses ? "\(change.uses.count - Self.mostUses)" : nil),
            "hasUses": .boolean(!change.uses.isEmpty),
        ]
    }

    private static func side(_ side: DocumentedRelease.Side?) -> TemplateValue {
        guard let side else { return .null }
        return ["text": .string(TerminalText.line(side.text)), "colors": .lines(side.colors.map(\.text))]
    }

    private static func text(_ text: String?) -> TemplateValue {
        text.map { ["text": .string(TerminalText.line($0))] } ?? .null
    }
}

/// Single file without a script, which a pull request or a release can carry.
package enum ReleaseReport {
    /// nil after an error.
    package static func print(
        _ release: DocumentedRelease,
        with templates: TemplateSet,
        into diagnostics: inout DiagnosticBag
    ) -> [UInt8]? {
        let library = release.library.map { TerminalText.line($0) }
        let frame: [(TemplateKey, TemplateValue)] = [
            ("pageTitle", .string([release.title, library].compactMap(\.self).joined(separator: " · "))),
            ("library", library.map { ["text": .string($0)] } ?? .null),
        ]
        let data = TemplateValue.object(TemplateObject(frame + SiteReleasePage(release: release).fields))
        return templates.render("site/report", with: data, escaping: .html, into: &diagnostics)?.bytes
    }
}
