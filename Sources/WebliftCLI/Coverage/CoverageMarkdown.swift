import Core
import Documents
import Generate
import SwiftModel
import Translate
import WebModel

/// Written for a wiki or a pull request.
struct CoverageMarkdown {
    private let title: String
    private let styled: [String: StyledTokens]
    private let share: StyledShare

    init(_ library: Library, styled: [StyledTokens] = []) {
        self.styled = Dictionary(styled.map { ($0.tag, $0) }) { first, _ in first }
        share = StyledShare(styled)
        let name = [library.name, library.version].compactMap(\.self).joined(separator: " ")
        title = name.isEmpty ? "Coverage" : "Coverage of \(MarkdownCell.plain(name).text)"
    }

    func print(_ coverage: Coverage) -> [UInt8] {
        func percentage(_ measure: CoverageBars.Measure) -> String {
            "**\(CoverageShare(measure, of: coverage).percentage) %**"
        }
        var lines = ["# \(title)", ""]
        lines.append(
            "\(percentage(.components)) of the components are working, \(percentage(.members)) of the items are in use, what is skipped left out of both. \(percentage(.decided)) of the items are decided."
        )
        if share.count > 0 {
            lines += [
                "",
                "**\(share.percentage) %** of the design tokens of components are drawn by styles: \(share.drawn) of \(share.count).",
            ]
        }
        lines.append("")
        lines += figures(coverage.componentTotals)
        lines.append("")
        lines += figures(coverage.tally)
        for component in coverage.components { lines += section(of: component) }
        return Array((lines.joined(separator: "\n") + "\n").utf8)
    }

    private func figures(_ counts: ComponentCounts) -> [String] {
        let figures = ComponentState.allCases.map { counts[$0] } + [counts.total]
        return MarkdownCell.figures(ComponentState.allCases.map(\.rawValue) + ["total"], [("components", figures)])
    }

    private func figures(_ tally: CoverageTally) -> [String] {
        let table = CoverageTable(tally)
        var rows = (table.kinds + [table.total]).map { (title: $0.title, figures: $0.figures) }
        if let texts = table.texts { rows.append(("\(texts.title) (in no total)", texts.figures)) }
        return MarkdownCell.figures(CoverageTable.columns, rows)
    }

    private func section(of component: CoveredComponent) -> [String] {
        let translation = component.translation
        var facts = [MarkdownCell.code(translation.component.names.view.name).text]
        facts.append(MarkdownCell.code(translation.component.names.uiKit.name).text)
        if let primitive = translation.component.primitive {
            facts.append("on \(MarkdownCell.code(primitive.rawValue).text)")
        }
        facts.append(component.state.rawValue)
        if let styled = styled[translation.tag] {
            facts.append("styled with \(styled.drawnCount) of \(styled.count) tokens")
        }
        let states = CoverageState.allCases.filter { component.tally.totals[$0] > 0 }
            .map { "\(component.tally.totals[$0]) \($0.rawValue)" }
        var lines = ["", "## \(MarkdownCell.code("<\(translation.tag)>").text)", ""]
        lines.append((facts + (states.isEmpty ? [] : [states.joined(separator: ", ")])).joined(separator: " · "))
        lines += notes(on: component)
        guard !translation.items.isEmpty else { return lines }
        let columns = ["Item", "State", "SwiftUI", "UIKit", "Rule", "Why"]
        return lines + [""] + MarkdownCell.table(columns, component.items.map(row))
    }

    private func notes(on component: CoveredComponent) -> [String] {
        var notes: [String] = []
        if let reason = component.reason {
            // Rows give sentences; other reasons need a capital letter and a full stop.
            let reason = MarkdownCell.markdown(reason).text
            notes.append(
                component.state == .skipped ? reason : reason.prefix(1).uppercased() + reason.dropFirst() + "."
            )
        }
        if !component.made.isEmpty { notes.append("Made: \(MarkdownCell.code(component.madeMembers).text).") }
        if !component.offered.isEmpty { notes.append("Offered: \(MarkdownCell.code(component.offeredMembers).text).") }
        if !component.inert.isEmpty {
            let names = component.inert.map(\.name.name)
            notes.append("Nothing in the body acts on \(MarkdownCell.code(names).text).")
        }
        return notes.flatMap { ["", $0] }
    }

    private func row(_ covered: CoveredItem) -> [MarkdownCell] {
        let item = covered.translation
        return [
            .code(item.item.description),
            covered.state == .unmapped ? .markdown("**unmapped**") : .plain(covered.state.rawValue),
            .code(item.swiftUI.map(\.description)),
            .code(item.uiKit.map(\.description)),
            item.rule.map { .plain(PrintedPlace.text($0.location)) } ?? .empty,
            reason(of: item),
        ]
    }

    /// A rule's reason is Markdown of its author; every other text may hold words of the input.
    private func reason(of item: ItemTranslation) -> MarkdownCell {
        if case .skipped(let reason) = item.outcome { return .markdown(reason) }
        var sentences = [item.outcome.reason].compactMap(\.self)
        if let consumer = item.consumer { sentences.append("part of \(consumer)") }
        return .plain((sentences + item.remarks).joined(separator: "; "))
    }
}
