import Core
import SwiftModel
import Translate
import WebModel

struct MemberExplanation {
    let item: ItemTranslation
    let covered: CoveredComponent
    let web: Component?
    var considered: [ConsideredRule] = []
    var documents: [MatrixDocument] = []

    private var component: ComponentTranslation { covered.translation }

    func lines(palette: Palette) -> [String] {
        var told = LabeledLines(palette: palette, indent: 2)
        told.add("web", onTheWeb)
        told.add("state", state)
        if let rule = item.rule {
            told.add(rule, in: documents)
        } else {
            told.add("rule", "none")
        }
        told.add("SwiftUI", item.swiftUI.map(\.descriptionWithRole))
        told.add("UIKit", item.uiKit.map(\.description))
        told.add("takes", consumed)
        if let consumer = item.consumer { told.add("part of", "\(consumer)") }
        told.add("remarks", item.remarks)
        let title = palette.paint(TerminalText.line("<\(component.tag)> \(item.title)"), .bold)
        return [title] + told.lines + losers(palette: palette)
    }

    private var state: String {
        let state = covered.covered(item.item)?.state ?? item.outcome.state
        if state == .inert { return InertReason(item, in: covered).sentence }
        return state.rawValue + (item.outcome.reason.map { ": \($0)" } ?? "")
    }

    private var onTheWeb: [String] {
        let place = PrintedPlace.text(item.location)
        guard !component.implied.contains(where: { $0.item == item.item }) else {
            let reason =
                item.isMade ? "we made it" : item.isOffered ? "we offer it" : "the matrix implies it"
            return ["not in the sources; \(reason)", place]
        }
        guard let row = web.flatMap({ InspectSection.row(of: item.item, in: $0) }) else { return [place] }
        let facts = [row.type, row.remarks.joined(separator: ", ")].filter { !$0.isEmpty }.joined(separator: " · ")
        return [facts, place].filter { !$0.isEmpty }
    }

    private var consumed: [String] {
        (component.items + component.implied).filter { $0.consumer == item.item }.map(\.title)
    }

    /// Matching rules of a lower rank, then rules that want something else. A star alone names everything and counts
    /// only where nothing matches.
    private func losers(palette: Palette) -> [String] {
        var told: Set<RuleSource> = []
        // A row below a heading of several tags is several rules, and one row.
        let losers = considered.filter { $0.rule.source != item.rule && told.insert($0.rule.source).inserted }
        let others = losers.filter { $0.outcome == .unmatched && (item.rule == nil || $0.rank.name != .anything) }
        return table("rules that lost, the nearest first", losers.filter { $0.outcome != .unmatched }, palette)
            + table("rules that name it and don't match", others, palette)
    }

    /// A rule of its own would have won against the rule that takes it.
    private func reason(of rule: ConsideredRule) -> String {
        guard rule.outcome == .won, let consumer = item.consumer else { return rule.reason }
        return "would win if \(consumer) did not take the item"
    }

    private func table(_ title: String, _ rules: [ConsideredRule], _ palette: Palette) -> [String] {
        guard !rules.isEmpty else { return [] }
        let rows = rules.map { rule in
            ItemTable.Row(
                name: PrintedPlace.text(rule.rule.source.location),
                // The marks of code are for Markdown; the cells of the rule that won have none either.
                type: rule.rule.text.filter { $0 != "`" },
                remarks: [reason(of: rule)],
                description: nil
            )
        }
        return ["", "  " + palette.paint(title, .cyan)] + ItemTable(rows: rows, palette: palette).lines(indent: 4)
    }
}
