import AppCode
import Core
import Documents
import Releases
import Translate
import WebModel

enum InventoryMarkdown {
    /// Limit for the places in a cell.
    private static let mostPlaces = 3

    static func print(_ report: InventoryReport) -> [UInt8] {
        let name = [report.library.name, report.library.version].compactMap(\.self).joined(separator: " ")
        var lines = [
            "# Inventory" + (name.isEmpty ? "" : " of \(MarkdownCell.plain(name).text)"), "", report.figures + ".",
        ]
        for (percentage, text) in report.sentences { lines += ["", "**\(percentage) %** \(text)."] }
        if let broken = report.broken { lines += self.broken(broken) }
        lines += order(report)
        for component in report.byUse { lines += section(of: component, report) }
        lines += unknown(report)
        return Array((lines.joined(separator: "\n") + "\n").utf8)
    }

    private static func places(_ places: [SourceLocation]) -> MarkdownCell {
        .plain(Count.listed(places.map { PrintedPlace.text($0) }, most: mostPlaces))
    }

    private static func order(_ report: InventoryReport) -> [String] {
        let rows = report.order.steps.enumerated().map { number, step -> [MarkdownCell] in
            [
                .plain("\(number + 1)"), .code("<\(step.tag)>"), .plain("\(step.uses)"), .plain("\(step.files)"),
                .plain("\(Percentage(of: step.coveredUses, in: report.inventory.count, decimals: 1)) %"),
                .plain("\(step.completeFiles) of \(report.templateCount)"),
            ]
        }
        let columns = ["", "Component", "Uses", "Templates", "Then of all uses", "Then complete templates"]
        return MarkdownCell.section("What to bring first", columns, rows: rows)
    }

    private static func section(of component: Inventory.Component, _ report: InventoryReport) -> [String] {
        var facts = [Count.of("use", component.count), "\(Count.of("template", report.fileCount(of: component)))"]
        if let state = report.state(of: component) { facts.append(state.rawValue) }
        facts.append(places(component.places).text)
        var lines = ["", "## \(MarkdownCell.code("<\(component.tag)>").text)", "", facts.joined(separator: " · ")]
        guard !component.items.isEmpty else { return lines }
        let rows = component.items.map { item -> [MarkdownCell] in
            [
                .code(item.item.description), .plain("\(item.count)"),
                .plain(report.state(of: item, of: component)?.rawValue ?? ""), values(of: item),
                places(item.uses.map(\.place)),
            ]
        }
        lines += [""] + MarkdownCell.table(["Item", "Uses", "State", "Values", "Places"], rows)
        return lines
    }

    private static func values(of item: Inventory.Item) -> MarkdownCell {
        guard item.item.kind == .property else { return .empty }
        let words = item.values.map { value, count in value.words(times: count) { "“\($0)”" } }
        return .plain(words.joined(separator: ", "))
    }

    private static func broken(_ broken: [BrokenUse]) -> [String] {
        guard !broken.isEmpty else { return ["", "The release breaks nothing that the templates use."] }
        let rows = broken.map { use -> [MarkdownCell] in
            let sentence = ChangeSentence(change: use.change)
            return [
                .code("<\(use.change.before?.tag ?? use.change.tag)>"), .code(sentence.subject), .plain(sentence.title),
                .plain(sentence.parts), places(use.places),
            ]
        }
        return MarkdownCell.section(
            "What the release breaks",
            ["Component", "Item", "Change", "What", "Places"],
            rows: rows
        )
    }

    private static func unknown(_ report: InventoryReport) -> [String] {
        let rows = report.inventory.unknown.map { what, found -> [MarkdownCell] in
            [
                .code("<\(what.tag)>"), .plain(what.kind.rawValue), .code(what.name), .plain("\(found.count)"),
                places(found),
            ]
        }
        let columns = ["Component", "Kind", "Name", "Uses", "Places"]
        return MarkdownCell.section("What the library does not have", columns, rows: rows)
    }
}
