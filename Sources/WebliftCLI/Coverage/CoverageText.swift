import Core
import Generate
import SwiftModel
import Translate
import WebModel

/// Lists undecided items, components that are not all that they could be or have inert members, and figures.
struct CoverageText {
    var styled: [StyledTokens] = []
    let palette: Palette

    func print(_ coverage: Coverage) -> [UInt8] {
        let unmapped = coverage.components.flatMap { component in
            component.items.filter { $0.state == .unmapped }.map { line($0.translation, of: component) }
        }
        let lacking = coverage.components.compactMap(lack)
        let inert = coverage.components.compactMap(inert)
        var lines: [String] = []
        for group in [unmapped, lacking, inert] where !group.isEmpty { lines += group + [""] }
        lines += figures(coverage)
        return Array((lines.joined(separator: "\n") + "\n").utf8)
    }

    func figures(_ coverage: Coverage) -> [String] {
        CoverageTable(coverage.tally).lines(palette: palette) + [""] + verdict(coverage)
    }

    private func line(_ item: ItemTranslation, of component: CoveredComponent) -> String {
        let name = TerminalText.line("<\(component.translation.tag)> \(item.item)")
        let reason = TerminalText.line(item.outcome.reason ?? "")
        return
            "\(palette.paint(name, .bold)): \(reason) \(palette.paint("[\(PrintedPlace.text(item.location))]", .dim))"
    }

    /// nil where it lacks nothing.
    private func lack(_ component: CoveredComponent) -> String? {
        guard component.state == .completed || component.state == .container else { return nil }
        let made = component.madeMembers.isEmpty ? "" : ": " + component.madeMembers.joined(separator: ", ")
        return told(component, "\(component.state.rawValue), \(component.reason ?? "")\(made)")
    }

    private func inert(_ component: CoveredComponent) -> String? {
        guard !component.inert.isEmpty else { return nil }
        return told(
            component,
            "nothing in the body acts on \(component.inert.map(\.name.name).joined(separator: ", "))"
        )
    }

    private func told(_ component: CoveredComponent, _ text: String) -> String {
        let name = TerminalText.line("<\(component.translation.tag)>")
        return "\(palette.paint(name, .bold)): \(TerminalText.line(text))"
    }

    private func verdict(_ coverage: Coverage) -> [String] {
        let totals = coverage.totals
        let components = coverage.componentTotals
        func figure(_ measure: CoverageBars.Measure, _ words: String, isAll: Bool) -> String {
            palette.paint("\(CoverageShare(measure, of: coverage).percentage) % \(words)", isAll ? .bold : .yellow)
        }
        let working = figure(.components, "working", isAll: components.working == components.wanted)
        let inUse = figure(.members, "in use", isAll: totals.inUse == totals.wanted)
        let decided = figure(.decided, "decided", isAll: totals.unmapped == 0)
        return [
            "\(working): \(components.working) of \(components.wanted) components; "
                + "\(components.completed) completed, \(Count.of("container", components.container)), \(components.skipped) skipped",
            "\(inUse): \(totals.inUse) of \(totals.wanted) items that are not skipped; \(totals.inert) inert",
            "\(decided): \(totals.decided) of \(totals.total) items; \(coverage.openSentence)",
        ] + styles
    }

    private var styles: [String] {
        let share = StyledShare(styled)
        guard share.count > 0 else { return [] }
        let percentage = palette.paint("\(share.percentage) % styled", share.drawn == share.count ? .bold : .yellow)
        let others = share.drawn == share.count ? "" : "; weblift tokens lists the others"
        return [
            "\(percentage): \(share.drawn) of \(share.count) tokens of \(Count.of("component", styled.count))\(others)"
        ]
    }
}
