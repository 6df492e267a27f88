import Markdown
import Matrix
import SourceText
import SwiftModel
import WebModel

/// Coverage for a wiki or a pull request: the figures, then a section a component with all its items.
struct CoverageMarkdown {
    private let title: String

    init(_ library: Library) {
        let name = [library.name, library.version].compactMap(\.self).joined(separator: " ")
        title = name.isEmpty ? "Coverage" : "Coverage of \(MarkdownCell.plain(name).text)"
    }

    func print(_ coverage: Coverage) -> [UInt8] {
        let totals = coverage.totals
        let percentage = Percentage(of: totals.decided, in: totals.total, decimals: 1)
        var lines = ["# \(title)", ""]
        lines.append(
            "**\(percentage) %** of the items are decided, \(totals.unmapped) \(totals.unmapped == 1 ? "is" : "are") unmapped."
        )
        lines.append("")
        lines += figures(coverage.tally)
        for component in coverage.components { lines += section(of: component) }
        return Array((lines.joined(separator: "\n") + "\n").utf8)
    }

    private func figures(_ tally: CoverageTally) -> [String] {
        let table = CoverageTable(tally)
        let rows = table.kinds + [table.total]
        func line(_ row: CoverageTable.Row) -> String {
            MarkdownCell.row([.plain(row.title)] + row.figures.map { .plain(String($0)) })
        }
        var lines = [
            MarkdownCell.row([.empty] + CoverageTable.columns.map { .plain($0) }),
            "|---|" + CoverageTable.columns.map { _ in "--:|" }.joined(),
        ]
        lines += rows.map(line)
        if let texts = table.texts {
            lines.append(
                MarkdownCell.row([.plain("\(texts.title) (in no total)")] + texts.figures.map { .plain(String($0)) })
            )
        }
        return lines
    }

    private func section(of component: Coverage.OfComponent) -> [String] {
        let translation = component.translation
        var facts = [MarkdownCell.code(translation.component.names.view.name).text]
        facts.append(MarkdownCell.code(translation.component.names.uiKit.name).text)
        if let primitive = translation.component.primitive {
            facts.append("on \(MarkdownCell.code(primitive.rawValue).text)")
        }
        let states = CoverageState.allCases.filter { component.tally.totals[$0] > 0 }
            .map { "\(component.tally.totals[$0]) \($0.rawValue)" }
        var lines = ["", "## \(MarkdownCell.code("<\(translation.tag)>").text)", ""]
        lines.append((facts + (states.isEmpty ? [] : [states.joined(separator: ", ")])).joined(separator: " · "))
        guard !translation.items.isEmpty else { return lines }
        lines.append("")
        lines.append(MarkdownCell.row(["Item", "State", "SwiftUI", "UIKit", "Rule", "Why"].map { .plain($0) }))
        lines.append("|---|---|---|---|---|---|")
        lines += translation.items.map(row)
        return lines
    }

    private func row(_ item: ItemTranslation) -> String {
        MarkdownCell.row([
            .code(item.item.description),
            item.outcome.state == .unmapped ? .markdown("**unmapped**") : .plain(item.outcome.state.rawValue),
            .code(item.swiftUI.map(\.description)),
            .code(item.uiKit.map(\.description)),
            item.rule.map { .plain(PrintedPlace.text($0.location)) } ?? .empty,
            reason(of: item),
        ])
    }

    /// The reason of a rule is Markdown of its author; every other text may hold words of the input.
    private func reason(of item: ItemTranslation) -> MarkdownCell {
        if case .skipped(let reason) = item.outcome { return .markdown(reason) }
        var sentences = [item.outcome.reason].compactMap(\.self)
        if let consumer = item.consumer { sentences.append("part of \(consumer)") }
        return .plain((sentences + item.remarks).joined(separator: "; "))
    }
}
