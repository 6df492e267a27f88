import Core
import WebModel

/// The web model for people: a block a component, a table a kind, the first sentence of each description.
struct InspectText {
    let palette: Palette

    func print(_ library: Library) -> [UInt8] {
        var lines: [String] = []
        if let name = library.name {
            lines += [
                palette.paint(
                    TerminalText.line([name, library.version].compactMap(\.self).joined(separator: " ")),
                    .bold
                ), "",
            ]
        }
        for component in library.components {
            lines += block(of: component)
            lines.append("")
        }
        let figures = zip(Figures(library).counts, Figures.kinds).map { "\($0) \($1)" }
        lines.append((["\(library.components.count) components"] + figures).joined(separator: ", "))
        return Array((lines.joined(separator: "\n") + "\n").utf8)
    }

    private func block(of component: Component) -> [String] {
        var facts = [component.className, component.category, component.status].compactMap(\.self)
        if let since = component.since { facts.append("since \(since)") }
        var lines = [
            palette.paint("<\(TerminalText.line(component.tag))>", .bold) + "  "
                + TerminalText.line(facts.joined(separator: " · "))
        ]
        if let deprecated = component.deprecated {
            lines.append("  " + palette.paint(TerminalText.line(deprecated.remark), .yellow))
        }
        lines += Wrapping.lines(
            component.summary ?? component.description.map { Wrapping.firstParagraph(of: $0) } ?? "",
            indent: 2
        )
        if !component.dependencies.isEmpty {
            lines.append("  uses \(TerminalText.line(component.dependencies.joined(separator: ", ")))")
        }
        for section in InspectSection.all(of: component) {
            lines.append("")
            lines.append("  " + palette.paint(section.title, .cyan) + palette.paint(" (\(section.rows.count))", .dim))
            lines += ItemTable(rows: section.rows, palette: palette).lines(indent: 4)
        }
        return lines
    }
}
