import Core
import SwiftModel
import Translate
import WebModel

struct ComponentExplanation {
    let covered: CoveredComponent
    let web: Component?
    let documents: [MatrixDocument]

    private var component: ComponentTranslation { covered.translation }

    func print(palette: Palette) -> [UInt8] {
        let names = component.component.names
        var told = LabeledLines(palette: palette, indent: 2)
        if let web { told.add("web", [web.className, PrintedPlace.text(web.source)].compactMap(\.self)) }
        if let reason = component.skipped {
            told.add("state", "skipped: \(reason)")
        } else {
            told.add("SwiftUI", names.view.name)
            told.add("UIKit", names.uiKit.name)
            told.add("tokens", names.tokens.name)
            told.add("primitive", component.component.primitive?.rawValue ?? "none")
            told.add("state", covered.state.rawValue + (covered.reason.map { ": \($0)" } ?? ""))
        }
        if let rule = component.rule { told.add(rule, in: documents) }
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

    /// An inert item tells its members, for some of them may be in use.
    private func state(of item: CoveredItem) -> String {
        guard item.state == .inert else { return item.state.rawValue }
        return InertReason(item.translation, in: covered).remark
    }

    /// Gives the reason where neither column has anything.
    private static func result(of item: ItemTranslation) -> String {
        if let reason = item.outcome.reason { return reason }
        let columns = [item.swiftUI.map(\.descriptionWithRole), item.uiKit.map(\.description)]
        let results = columns.map { $0.isEmpty ? "–" : $0.joined(separator: ", ") }.joined(separator: " | ")
        guard let consumer = item.consumer else { return results }
        return columns.allSatisfy(\.isEmpty) ? "part of \(consumer)" : "part of \(consumer): \(results)"
    }
}

struct InertReason {
    private let members: [String]
    private let role: String?
    private let primitive: String?
    private let isItem: Bool

    init(_ item: ItemTranslation, in component: CoveredComponent) {
        let inert = component.inertMembers(of: item)
        members = inert
        let own = item.swiftUI.compactMap(\.member).filter { inert.contains($0.name.name) }
        role = own.lazy.compactMap(\.role).first { MemberRole.known.contains($0) }
        primitive = component.translation.component.primitive?.rawValue
        isItem = component.translation.component.primitive == .item
    }

    var remark: String { "inert: \(subject) acts on \(names)" }

    /// The missing part is a role, or a template that asks for it.
    var sentence: String {
        guard let role else { return "\(remark), which has no role that a template could ask for" }
        return isItem
            ? "\(remark); none of them asks for the role \(code: role)"
            : "\(remark); the body of \(primitive.map { "\(code: $0)" } ?? "a container") asks for no such \(code: role)"
    }

    private var subject: String { isItem ? "no list that shows it" : "nothing in the body" }

    private var names: String { members.map { "\(code: $0)" }.joined(separator: ", ") }
}

struct LabeledLines {
    private static let labelWidth = 11

    let palette: Palette
    let indent: Int
    private(set) var lines: [String] = []

    /// Puts the label before the first text.
    mutating func add(_ label: String, _ texts: [String]) {
        let margin = String(repeating: " ", count: indent)
        for (position, text) in texts.enumerated() {
            let label = position == 0 ? label : ""
            let padding = String(repeating: " ", count: max(1, LabeledLines.labelWidth - label.count))
            lines.append(margin + palette.paint(label, .cyan) + padding + TerminalText.line(text))
        }
    }

    mutating func add(_ label: String, _ text: String) { add(label, [text]) }

    /// File and line, and the text of the row; no text of a document that is not there any more.
    mutating func add(_ rule: RuleSource, in documents: [MatrixDocument]) {
        add("rule", PrintedPlace.text(rule.location))
        add(RowText(of: rule, in: documents)?.cells.map { ($0.column, $0.text) } ?? [])
    }

    mutating func add(_ cells: [(column: String, text: String)]) {
        let width = cells.map(\.column.count).max() ?? 0
        let margin = String(repeating: " ", count: indent + LabeledLines.labelWidth)
        for cell in cells {
            let column = TerminalText.line(cell.column)
            let padding = String(repeating: " ", count: max(0, width - column.count) + 2)
            lines.append(margin + palette.paint(column, .dim) + padding + TerminalText.line(cell.text))
        }
    }
}
