import Core
import SwiftModel
import Translate
import WebModel

/// Translation of a whole component: its names, its primitive, and a line for each item.
struct ComponentExplanation {
    private let covered: CoveredComponent
    private let web: Component?
    private let documents: [MatrixDocument]

    private var component: ComponentTranslation { covered.translation }

    init(_ covered: CoveredComponent, web: Component?, documents: [MatrixDocument]) {
        self.covered = covered
        self.web = web
        self.documents = documents
    }

    func print(palette: Palette) -> [UInt8] {
        let names = component.component.names
        var told = LabeledLines(palette: palette, indent: 2)
        if let web {
            told.add("web", [web.className, PrintedPlace.text(web.source)].compactMap(\.self))
        }
        if let reason = component.skipped {
            told.add("state", "skipped: \(reason)")
        } else {
            told.add("SwiftUI", names.view.name)
            told.add("UIKit", names.uiKit.name)
            told.add("tokens", names.tokens.name)
            told.add("primitive", component.component.primitive?.rawValue ?? "none")
            told.add("state", covered.state.rawValue + (covered.reason.map { ": \($0)" } ?? ""))
        }
        if let rule = component.rule {
            let place = RulePlace(source: rule, documents: documents)
            told.add("rule", place.text)
            told.add(place.cells)
        }
        var lines = [palette.paint(TerminalText.line("<\(component.tag)>"), .bold)] + told.lines
        for kind in ItemKind.allCases {
            lines += table(kind.title, covered.items.filter { $0.translation.item.kind == kind }, palette: palette)
        }
        let implied = covered.implied.filter { $0.translation.madeRole == nil }
        let made = covered.implied.filter(\.translation.isMade)
        lines += table("implied by the matrix", implied, palette: palette)
        lines += table("made, because it does nothing without", made, palette: palette)
        lines += table("offered, because components of its kind have it", covered.offered, palette: palette)
        return Array((lines.joined(separator: "\n") + "\n").utf8)
    }

    private func table(_ title: String, _ items: [CoveredItem], palette: Palette) -> [String] {
        guard !items.isEmpty else { return [] }
        let rows = items.map { item in
            ItemTable.Row(
                name: item.translation.title,
                type: "→ \(ComponentExplanation.result(of: item.translation))",
                remarks: [state(of: item), item.translation.rule.map { PrintedPlace.text($0.location) } ?? "no rule"],
                description: nil
            )
        }
        return ["", "  " + palette.paint(title, .cyan) + palette.paint(" (\(items.count))", .dim)]
            + ItemTable(rows: rows, palette: palette).lines(indent: 4)
    }

    /// Tells the state of an item. An inert item tells it by its members: it may be several, of which some are in use.
    private func state(of item: CoveredItem) -> String {
        guard item.state == .inert else { return item.state.rawValue }
        return InertReason(item.translation, in: covered).remark
    }

    /// Joins both columns; gives the reason where there is nothing in either.
    private static func result(of item: ItemTranslation) -> String {
        if let reason = item.outcome.reason { return reason }
        let columns = [item.swiftUI.map(\.descriptionWithRole), item.uiKit.map(\.description)]
        let results = columns.map { $0.isEmpty ? "–" : $0.joined(separator: ", ") }.joined(separator: " | ")
        guard let consumer = item.consumer else { return results }
        return columns.allSatisfy(\.isEmpty) ? "part of \(consumer)" : "part of \(consumer): \(results)"
    }
}
