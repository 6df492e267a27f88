import Core
import WebModel

/// Summary of a library: a line of figures for each component, and a last line with the figures of the library.
enum InspectSummary {
    static func print(_ library: Library) -> [UInt8] {
        let totals = Figures(library)
        let widths = totals.counts.map { String($0).utf8.count }
        let tagWidth = library.components.map(\.tag.count).max() ?? 0
        var lines = library.components.map { component in
            let figures = zip(zip(Figures(component).counts, widths), Figures.kinds).map { cell, kind in
                "\(padded(cell.0, to: cell.1)) \(kind)"
            }
            let tag = TerminalText.line(component.tag)
            return tag + String(repeating: " ", count: max(0, tagWidth - tag.count)) + "  "
                + figures.joined(separator: ", ")
        }
        let total = zip(totals.counts, Figures.kinds).map { "\($0) \($1)" }
        lines.append((["\(library.components.count) components"] + total).joined(separator: ", "))
        return Array((lines.joined(separator: "\n") + "\n").utf8)
    }

    private static func padded(_ count: Int, to width: Int) -> String {
        let text = String(count)
        return String(repeating: " ", count: max(0, width - text.utf8.count)) + text
    }
}
