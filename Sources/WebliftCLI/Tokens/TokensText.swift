import Core
import Generate
import Tokens

/// Figures, then a line a token with its references; at the end the tokens that styles draw.
struct TokensText {
    let catalogue: TokenCatalogue
    let findings: [DiagnosticGroup]
    var styled: [StyledTokens] = []
    let palette: Palette

    func print() -> [UInt8] {
        var lines = figures
        for tier in catalogue.tiers {
            lines += ["", palette.paint(tier.kind.title, .bold) + palette.paint(" (\(tier.tokens.count))", .dim)]
            for group in tier.groups {
                let title = TerminalText.line(group.title ?? "others")
                lines += ["", "  " + palette.paint(title, .cyan) + palette.paint(" (\(group.tokens.count))", .dim)]
                lines += TokenTable(group.tokens, of: catalogue.graph, palette: palette).lines(indent: 4)
            }
        }
        if !styled.isEmpty { lines += [""] + StyledTable(components: styled, palette: palette).lines }
        return Array((lines.joined(separator: "\n") + "\n").utf8)
    }

    private var figures: [String] {
        let graph = catalogue.graph
        var rows = catalogue.tiers.map { ($0.kind.title, "\($0.tokens.count)", TokenFigures.text(of: $0, in: graph)) }
        rows.append(("All", "\(catalogue.tokens.count)", ""))
        var lines = Self.columns(rows, palette: palette)
        if !catalogue.pairs.isEmpty { lines += ["", "Contrast: \(ContrastFigures(catalogue.pairs).text)"] }
        let themes = ThemeFigures.all(of: catalogue)
        if !themes.isEmpty {
            let rows = themes.map { (TerminalText.line($0.theme.name), "", $0.text) }
            lines += ["", "Themes:"] + Self.columns(rows, palette: palette).map { "  " + $0 }
        }
        if !findings.isEmpty {
            let counts = findings.map { finding in
                (finding.id.rawValue, "\(finding.count)", finding.severity.rawValue + (finding.count == 1 ? "" : "s"))
            }
            lines += ["", "Findings, of all tokens:"] + Self.columns(counts, palette: palette).map { "  " + $0 }
        }
        return lines + ["", palette.paint("Values are light | dark, or one where both are the same.", .dim)]
    }

    private static func columns(_ rows: [(String, String, String)], palette: Palette) -> [String] {
        let titleWidth = rows.map(\.0.count).max() ?? 0
        let countWidth = rows.map(\.1.count).max() ?? 0
        let width = titleWidth + 2 + countWidth
        return rows.flatMap { title, count, text in
            let head = title + count.rightAligned(to: width - title.count)
            // Text that does not fit on the line stands below its beginning.
            let lines = Wrapping.lines(text, indent: width + 2).map { String($0.dropFirst(width)) }
            let margins = [head] + lines.dropFirst().map { _ in String(repeating: " ", count: width) }
            return lines.isEmpty ? [head] : zip(margins, lines).map { $0 + palette.paint($1, .dim) }
        }
    }
}

enum TokenFigures {
    /// `of 2 components: 86 color, 30 length`, most frequent first.
    static func text(of tier: TokenCatalogue.Tier, in graph: TokenGraph) -> String {
        let components = tier.kind == .component ? "of \(Count.of("component", tier.groups.count)): " : ""
        let kinds = Dictionary(grouping: tier.tokens.compactMap { graph.kind(of: $0) }) { $0 }
            .map { (kind: $0.key, count: $0.value.count) }
            .sorted { ($1.count, $0.kind) < ($0.count, $1.kind) }
        // Missing values of an appearance are reported elsewhere.
        let valueless = tier.tokens.count { token in
            TokenMode.allCases.contains { graph.value(of: token.name, in: $0) == nil }
        }
        let parts = kinds.map { "\($0.count) \($0.kind)" } + (valueless > 0 ? ["\(valueless) without a value"] : [])
        return components + parts.joined(separator: ", ")
    }
}
