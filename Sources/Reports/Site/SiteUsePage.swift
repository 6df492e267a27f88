import Core
import Documents
import Translate

/// Everything counts as often as it is used.
struct SiteUsePage {
    let use: DocumentedUse
    let library: DocumentedLibrary

    var fields: [(TemplateKey, TemplateValue)] {
        var all = CoverageCounts()
        for component in use.components { all += component.items }
        let places = Dictionary(use.order.enumerated().map { ($1, $0 + 1) }) { first, _ in first }
        return [
            ("figures", .string(use.figures)),
            (
                "sentences",
                .list(use.sentences.map { ["percentage": .string($0.percentage), "text": .string($0.text)] })
            ),
            ("overview", SiteShares.data(all)),
            ("chart", UseChart(use.components).data),
            ("columns", SiteShares.columns),
            ("components", .list(use.components.map { row($0, place: places[$0.tag]) })),
        ]
    }

    private func row(_ component: DocumentedUse.Component, place: Int?) -> TemplateValue {
        let known = library.component(component.tag)
        return [
            "tag": .string(component.tag),
            "page": known.map { ["file": .string(SitePath.link(to: $0))] } ?? .null,
            "state": known.map { ["text": .string($0.coverage.state.rawValue)] } ?? .null,
            "uses": .string("\(component.uses)"), "templates": .string("\(component.templates)"),
            "place": .string(place.map(String.init) ?? ""),
            "figures": .lines(
                (CoverageState.allCases.map { component.items[$0] } + [component.items.total]).map(String.init)
            ),
        ]
    }
}

/// Bars are as long as attributes, slots and events are used, in pieces by state: SVG in the colors of the site.
private struct UseChart {
    /// More would be read by nobody; the table has all.
    private static let mostBars = 24
    private static let rowHeight = 26
    private static let nameEnd = 196
    private static let barStart = 208
    private static let barLength = 452

    private let components: ArraySlice<DocumentedUse.Component>
    private let count: Int

    init(_ components: [DocumentedUse.Component]) {
        let used = components.filter { $0.items.total > 0 }.sorted {
            ($1.items.total, $0.tag) < ($0.items.total, $1.tag)
        }
        self.components = used.prefix(Self.mostBars)
        count = used.count
    }

    /// null where nothing is used of any component.
    var data: TemplateValue {
        guard let most = components.first?.items.total else { return .null }
        let others = count > components.count ? " The \(components.count) of \(count) components used most." : ""
        return [
            "height": .string("\(components.count * Self.rowHeight + 4)"),
            "text": .string(
                "A bar for each component: uses of its attributes, slots and events, by what becomes of them in Swift.\(others) "
                    + "The table below has the figures."
            ),
            "bars": .list(components.enumerated().map { bar($1, at: $0, most: most) }),
        ]
    }

    private func bar(_ component: DocumentedUse.Component, at index: Int, most: Int) -> TemplateValue {
        let top = index * Self.rowHeight + 6
        var used = 0
        let parts = CoverageState.allCases.filter { component.items[$0] > 0 }.map { state -> TemplateValue in
            let start = used * Self.barLength / most
            used += component.items[state]
            let end = used * Self.barLength / most
            return [
                "state": .string(state.rawValue), "x": .string("\(Self.barStart + start)"), "y": .string("\(top)"),
                "width": .string("\(max(2, end - start - 1))"),
            ]
        }
        return [
            "tag": .string(component.tag), "count": .string("\(component.items.total)"),
            "nameEnd": .string("\(Self.nameEnd)"), "baseline": .string("\(top + 12)"),
            "barEnd": .string("\(Self.barStart + used * Self.barLength / most + 6)"), "parts": .list(parts),
        ]
    }
}
