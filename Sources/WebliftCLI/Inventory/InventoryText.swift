import AppCode
import Core
import Releases
import Translate
import WebModel

struct InventoryText {
    let palette: Palette

    func print(_ report: InventoryReport) -> [UInt8] {
        var lines = [report.figures, ""]
        for component in report.byUse { lines += self.lines(of: component, report) }
        if !report.inventory.components.isEmpty { lines += order(report) + [""] }
        if let broken = report.broken { lines += self.broken(broken) }
        for (percentage, text) in report.sentences {
            lines.append("\(palette.paint("\(percentage) %", .bold)) \(text)")
        }
        if !report.inventory.others.isEmpty {
            let count = report.inventory.others.reduce(0) { $0 + $1.count }
            lines.append("\(Count.of("element", count)) of other libraries or of the app: \(others(report))")
        }
        return Array((lines.joined(separator: "\n") + "\n").utf8)
    }

    /// Limit for the values in a line.
    private static let mostShown = 5

    private func others(_ report: InventoryReport) -> String {
        let sorted = report.inventory.others.sorted { ($1.count, $0.tag) < ($0.count, $1.tag) }
        let names = sorted.prefix(Self.mostShown).map { TerminalText.line("<\($0.tag)>") }
        return names.joined(separator: ", ") + (sorted.count > Self.mostShown ? ", …" : "")
    }

    private func lines(of component: Inventory.Component, _ report: InventoryReport) -> [String] {
        let name = palette.paint(TerminalText.line("<\(component.tag)>"), .bold)
        let files = Count.of("template", report.fileCount(of: component))
        let state = report.state(of: component)?.rawValue ?? ""
        var lines = [
            "\(name)  \(Count.of("use", component.count)) in \(files) · \(state) \(place(component.places.first))"
        ]
        let width = component.items.map { $0.item.description.count }.max() ?? 0
        for item in component.items {
            let name = TerminalText.line(item.item.description).padded(to: width)
            let state = report.state(of: item, of: component).map { " · \($0.rawValue)" } ?? ""
            lines.append("  \(name)  \(item.count)\(values(of: item))\(state) \(place(item.uses.first?.place))")
        }
        return lines + [""]
    }

    private func values(of item: Inventory.Item) -> String {
        guard item.item.kind == .property else { return "" }
        let values = item.values
        let shown = values.prefix(Self.mostShown).map { value, count in
            value.words(times: count, text: TerminalText.line)
        }
        return ": " + shown.joined(separator: ", ") + (values.count > Self.mostShown ? ", …" : "")
    }

    private func place(_ place: SourceLocation?) -> String {
        place.map { palette.paint("[\(TerminalText.line("\($0)"))]", .dim) } ?? ""
    }

    private func order(_ report: InventoryReport) -> [String] {
        var lines = ["To bring to iOS, so that the most templates are complete the soonest:"]
        for (number, step) in report.order.steps.enumerated() {
            let share = "\(Percentage(of: step.coveredUses, in: report.inventory.count, decimals: 1))"
            lines.append(
                "  \(number + 1). \(TerminalText.line("<\(step.tag)>")): \(Count.of("use", step.uses)) in "
                    + "\(Count.of("template", step.files)); then \(share) % of all uses, "
                    + "\(step.completeFiles) of \(report.templateCount) templates complete"
            )
        }
        return lines
    }

    private func broken(_ broken: [BrokenUse]) -> [String] {
        guard !broken.isEmpty else { return ["The release breaks nothing that the templates use.", ""] }
        var lines = ["The release breaks what the templates use:"]
        for use in broken {
            let sentence = ChangeSentence(change: use.change)
            let tag = use.change.before?.tag ?? use.change.tag
            let words = ["<\(tag)>", sentence.subject, sentence.parts].filter { !$0.isEmpty }
            lines.append("  \(TerminalText.line("\(sentence.title): \(words.joined(separator: " "))"))")
            for place in use.places { lines.append("    \(self.place(place))") }
        }
        return lines + [""]
    }
}

extension GivenValue {
    /// `set ×3`
    func words(times count: Int, text shown: (String) -> String) -> String {
        switch self {
        case .present: "set ×\(count)"
        case .dynamic: "bound ×\(count)"
        case .text(let text): "\(shown(text)) ×\(count)"
        }
    }
}
