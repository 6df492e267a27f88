import Matrix
import SourceText
import WebModel

/// Coverage for people: a line for each item that nobody decided about, then the figures.
struct CoverageText {
    let palette: Palette

    func print(_ coverage: Coverage) -> [UInt8] {
        var lines = coverage.components.flatMap { component in
            component.translation.items.filter { $0.outcome.state == .unmapped }.map { line($0, of: component) }
        }
        if !lines.isEmpty { lines.append("") }
        lines += CoverageTable(coverage.tally).lines(palette: palette)
        lines += ["", verdict(coverage)]
        return Array((lines.joined(separator: "\n") + "\n").utf8)
    }

    private func line(_ item: ItemTranslation, of component: Coverage.OfComponent) -> String {
        let name = TerminalText.line("<\(component.translation.tag)> \(item.item)")
        let reason = TerminalText.line(item.outcome.reason ?? "")
        return
            "\(palette.paint(name, .bold)): \(reason) \(palette.paint("[\(PrintedPlace.text(item.location))]", .dim))"
    }

    private func verdict(_ coverage: Coverage) -> String {
        let totals = coverage.totals
        let percentage = Percentage(of: totals.decided, in: totals.total, decimals: 1)
        let open =
            totals.unmapped == 0
            ? "nothing is unmapped"
            : "\(totals.unmapped) unmapped in \(coverage.openComponentCount) of \(coverage.components.count) components"
        let figure = palette.paint("\(percentage) % decided", totals.unmapped == 0 ? .bold : .yellow)
        return "\(figure): \(totals.decided) of \(totals.total) items; \(open)"
    }
}
