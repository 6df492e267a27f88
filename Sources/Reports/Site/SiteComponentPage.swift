import Documents
import Generate
import SwiftModel
import Translate
import WebModel

struct SiteComponentPage {
    let component: DocumentedComponent
    let library: DocumentedLibrary
    let neighbors: SiteNavigation.Neighbors

    var fields: [(TemplateKey, TemplateValue)] {
        let names = component.swift.names
        let isItem = component.guide?.isItem == true
        let differences = differences
        let notes = SiteNotes(component, in: library)
        return [
            ("title", .string(component.title)),
            ("tag", .string(component.tag)),
            ("view", .string(names.view.name)),
            ("uiKit", .string(names.uiKit.name)),
            ("isView", .boolean(component.guide != nil && !isItem)),
            ("isItem", .boolean(isItem)),
            ("facts", .lines(facts)),
            ("deprecation", SiteItem.deprecation(component.web.deprecated)),
            ("introduction", HTMLProse.blocks(component.introduction.joined(separator: "\n\n"))),
            ("skipped", component.translation.skipped.map { ["html": HTMLProse.line($0)] } ?? .null),
            ("overview", SiteShares.data(component.tally.totals)),
            ("coverage", coverage),
            ("usage", usage),
            (
                "examples",
                component.examples.map { SiteExamples(examples: $0, component: component.title).data } ?? .null
            ),
            ("live", live),
            ("notes", notes.data),
            ("variants", variants),
            ("undrawn", undrawn),
            ("sections", .list(component.sections.map(section))),
            ("hasChanges", .boolean(!changed.isEmpty)),
            ("hasSections", .boolean(!component.items.isEmpty)),
            ("differences", .list(differences)),
            ("hasDifferences", .boolean(!differences.isEmpty)),
            ("complete", component.guide?.complete.map { code("SwiftUI", "complete", $0) } ?? .null),
            ("checklist", .list(checklist)),
            ("related", .list(related)),
            ("hasRelated", .boolean(!component.related.isEmpty)),
            ("contents", contents(with: notes).data),
            ("category", category),
            ("pager", pager),
        ]
    }

    private var facts: [String] {
        let web = component.web
        return [web.status, web.since.map { "since \($0)" }].compactMap(\.self).filter { !$0.isEmpty }
    }

    /// Another section tells why it is skipped.
    private var coverage: TemplateValue {
        let covered = component.coverage
        let reason = covered.state == .skipped ? nil : covered.reason
        let made = covered.madeMembers
        let inert = covered.inert.map(\.name.name)
        return [
            "state": .string(covered.state.rawValue),
            "reason": reason.map { ["html": HTMLProse.line($0)] } ?? .null,
            "made": .lines(made), "hasMade": .boolean(!made.isEmpty),
            "inert": .lines(inert), "hasInert": .boolean(!inert.isEmpty),
        ]
    }

    private var picture: PictureOutcome { outcome(of: component.guide?.styles) }

    private func outcome(of styles: DrawnStyles?, prefix: String = "") -> PictureOutcome {
        PictureOutcome(
            styles,
            on: component.swift.primitive,
            isItem: component.guide?.isItem == true,
            hasTokens: library.tokens != nil,
            prefix: prefix
        )
    }

    private var variants: TemplateValue {
        guard case .picture(let picture) = picture else { return .null }
        let themes = (component.guide?.themedStyles ?? []).enumerated().compactMap { number, themed in
            if case .picture(let picture) = outcome(of: themed.styles, prefix: "t\(number)-") {
                (name: themed.theme, picture: picture)
            } else {
                nil
            }
        }
        return SiteVariants(picture: picture, themes: themes).data
    }

    /// null where the site does not know it.
    private var live: TemplateValue {
        guard let library = library.live, let markup = LiveMarkup(component) else { return .null }
        return [
            "tag": .string(component.tag), "markup": .string(markup.text),
            "isExample": .boolean(markup.isExample),
            "places": .string(library.places.joined(separator: ", ")),
            "sandbox": .string(library.isCopied ? "allow-scripts allow-same-origin" : "allow-scripts"),
            "needsServer": .boolean(library.isCopied),
        ]
    }

    /// Nothing for a component that is not in Swift.
    private var undrawn: TemplateValue {
        guard component.guide != nil, case .nothing(let reason) = picture else { return .null }
        return ["html": HTMLProse.sentence(reason)]
    }

    // MARK: Code

    private var usage: TemplateValue {
        let figures = [("SwiftUI", component.guide?.swiftUI), ("UIKit", component.guide?.uiKit)].compactMap {
            title,
            example in
            example.map { code(title, title, $0) }
        }
        guard !figures.isEmpty else { return .null }
        let variations = component.variations.map { variation -> TemplateValue in
            ["title": .string(variation.title), "figure": code("SwiftUI", variation.title, variation.example)]
        }
        return [
            "title": .string(component.title), "figures": .list(figures), "variations": .list(variations),
        ]
    }

    private func code(_ title: String, _ kind: String, _ example: UsageExample) -> TemplateValue {
        [
            "title": .string(title), "label": .string("\(component.title), \(kind) example"),
            "code": HighlightedSwift.value(example.lines),
        ]
    }

    // MARK: API

    private func section(_ kind: ItemKind, _ items: [DocumentedItem]) -> TemplateValue {
        [
            "anchor": .string(Self.anchor(of: kind)), "title": .string(Self.headline(kind.title)),
            "count": .string("\(items.count)"),
            "items": .list(items.map { SiteItem(item: $0, isChanged: changed.contains($0.item)).data }),
        ]
    }

    private var changed: Set<ItemReference> { library.release?.changedItems(of: component.tag) ?? [] }

    private static func anchor(of kind: ItemKind) -> String { "all-\(kind.rawValue)" }

    private static func headline(_ title: String) -> String { title.prefix(1).uppercased() + title.dropFirst() }

    private var differences: [TemplateValue] {
        component.swift.adapted.map { adapted in
            ["item": .string(adapted.title), "html": HTMLProse.line(adapted.text)]
        }
            + component.swift.untranslated.map { item in
                ["item": .string("\(item.item)"), "html": HTMLProse.sentence("No counterpart yet: \(item.reason)")]
            }
            + component.inertItems.map { item in
                ["item": .string("\(item.item)"), "html": HTMLProse.sentence("Nothing in the body acts on it yet.")]
            }
    }

    // MARK: The rest

    private var checklist: [TemplateValue] {
        Checklist(component, in: library).entries.map { entry in
            [
                "answer": .string(entry.answer == .yes ? "yes" : entry.answer == .no ? "no" : "open"),
                "word": .string(entry.answer == .yes ? "Yes" : entry.answer == .no ? "No" : "To do"),
                "text": .string(entry.text),
                "reason": entry.reason.map { ["html": HTMLProse.line($0)] } ?? .null,
            ]
        }
    }

    private var related: [TemplateValue] {
        RelatedComponent.Relation.allCases.compactMap { relation in
            let others = component.related.filter { $0.relation == relation }.compactMap { library.component($0.tag) }
            guard !others.isEmpty else { return nil }
            let links = others.map { other -> TemplateValue in
                ["file": .string(SitePath.name(of: other)), "title": .string(other.title)]
            }
            return ["relation": .string(Self.headline(relation.title)), "components": .list(links)]
        }
    }

    private func contents(with notes: SiteNotes) -> SiteContents {
        let kinds = component.sections.map { kind, _ in
            SiteContents.Entry(Self.anchor(of: kind), Self.headline(kind.title))
        }
        var contents = [SiteContents.Entry("usage", "Usage")]
        func add(_ anchor: String, _ title: String, where isThere: Bool) {
            if isThere { contents.append(.init(anchor, title)) }
        }
        add("examples", "Examples", where: component.examples != nil)
        add("live", "On the web", where: live != .null)
        add("variants", "Variants", where: variants != .null)
        if let entry = notes.contents { contents.append(entry) }
        contents.append(.init("api", "API", kinds))
        add("differences", "Differences from web", where: true)
        add("example", "Everything that its init takes", where: component.guide?.complete != nil)
        add("checklist", "Checklist", where: true)
        add("related", "Related components", where: !component.related.isEmpty)
        return SiteContents(entries: contents)
    }

    // MARK: Where it stands

    private var category: TemplateValue {
        guard let title = component.web.category, !title.isEmpty else { return .null }
        return ["anchor": .string(SitePath.anchor(ofCategory: title)), "title": .string(title)]
    }

    private var pager: TemplateValue {
        func link(_ other: DocumentedComponent?) -> TemplateValue {
            other.map { ["file": .string(SitePath.name(of: $0)), "title": .string($0.title)] } ?? .null
        }
        guard neighbors.previous != nil || neighbors.next != nil else { return .null }
        return ["previous": link(neighbors.previous), "next": link(neighbors.next)]
    }
}

extension RelatedComponent.Relation {
    /// Relation of the component to the others.
    fileprivate var title: String {
        switch self {
        case .uses: "uses"
        case .usedBy: "used by"
        case .child: "its children"
        case .parent: "its parents"
        case .sameCategory: "same category"
        }
    }
}

struct SiteNotes {
    let sections: [(anchor: String, title: String, lines: [String])]

    init(_ component: DocumentedComponent, in library: DocumentedLibrary) {
        let notes = ComponentNotes(component, in: library)
        sections = [
            ("accessibility", "Accessibility", notes.accessibility),
            ("decide", "What to decide on iOS", notes.decisions),
            ("availability", "Availability", notes.availability), ("reasoning", "Reasoning", notes.reasoning),
            ("implementation", "Implementation notes", notes.implementation),
        ].filter { !$0.2.isEmpty }
    }

    var data: TemplateValue {
        guard !sections.isEmpty else { return .null }
        return [
            "sections": .list(
                sections.map { section in
                    [
                        "anchor": .string(section.anchor), "title": .string(section.title),
                        "lines": .list(section.lines.map(HTMLProse.line)),
                    ]
                }
            )
        ]
    }

    var contents: SiteContents.Entry? {
        guard !sections.isEmpty else { return nil }
        return SiteContents.Entry("ios", "On iOS", sections.map { SiteContents.Entry($0.anchor, $0.title) })
    }
}
