import Core
import Generate
import Tokens

/// Lists below each component the tokens that no style draws.
struct StyledTable {
    private struct Row {
        let name: String
        let figures: [Int]
        let undrawn: [StyledTokens.Undrawn]
    }

    let components: [StyledTokens]
    let palette: Palette

    private static let columns = ["tokens", "drawn", "inherited", "undrawn"]
    private static let mostNamed = 200

    var lines: [String] {
        let all = Row(name: "all", figures: Self.figures(of: components), undrawn: [])
        let rows =
            components.map { component in
                Row(
                    name: TerminalText.line("<\(component.tag)>"),
                    figures: Self.figures(of: [component]),
                    undrawn: component.undrawn
                )
            } + [all]
        let width = rows.map(\.name.count).max() ?? 0
        let title =
            palette.paint("Styled", .bold) + palette.paint(" (\(Count.of("component", components.count)))", .dim)
        var lines = [title, ""]
        lines.append("  " + Self.row("", Self.columns, width))
        for row in rows {
            lines.append("  " + palette.paint(Self.row(row.name, row.figures.map(String.init), width), .bold))
            lines += Wrapping.lines(of: Self.names(of: row.undrawn), indent: 4).map { palette.paint($0, .dim) }
        }
        return lines + [""] + Wrapping.lines(Self.legend, indent: 0).map { palette.paint($0, .dim) }
    }

    private static let legend = """
        Drawn: by a style, or for hovering, which a press stands for on iOS. Inherited: colors and sizes that no token says, from the \
        neutral styles. Undrawn: in Swift alone; in parentheses the word that is not understood.
        """

    private static func figures(of components: [StyledTokens]) -> [Int] {
        [
            components.reduce(0) { $0 + $1.count }, components.reduce(0) { $0 + $1.drawnCount },
            components.reduce(0) { $0 + $1.inheritedCount }, components.reduce(0) { $0 + $1.undrawn.count },
        ]
    }

    private static func row(_ name: String, _ figures: [String], _ width: Int) -> String {
        name.padded(to: width) + zip(columns, figures).map { $1.rightAligned(to: $0.count + 2) }.joined()
    }

    private static func names(of undrawn: [StyledTokens.Undrawn]) -> [String] {
        let shown = undrawn.prefix(mostNamed).map { token in
            TerminalText.line(token.words + (token.strangeWord.map { " (\($0))" } ?? ""))
        }
        let hidden = undrawn.count - shown.count
        let names = shown + (hidden > 0 ? ["and \(hidden) more"] : [])
        return names.enumerated().map { $1 + ($0 < names.count - 1 ? "," : "") }
    }
}
