import Core
import Tokens
import WebModel

/// Name, kind and value in columns; below them the tokens that they refer to.
struct TokenTable {
    private struct Row {
        let name: String
        let kind: String
        let value: String
        let chain: [String]
        let deprecation: String?
    }

    /// A longer name only moves its own row.
    private static let nameLimit = 52

    private let rows: [Row]
    private let palette: Palette

    init(_ tokens: [Token], of graph: TokenGraph, palette: Palette) {
        rows = tokens.map { token in
            Row(
                name: TerminalText.line(token.name.text),
                kind: graph.kind(of: token) ?? "–",
                value: TerminalText.line(Self.value(of: token, in: graph)),
                chain: Self.chain(of: token, in: graph),
                deprecation: (token.light ?? token.dark)?.deprecation
            )
        }
        self.palette = palette
    }

    func lines(indent: Int) -> [String] {
        let margin = String(repeating: " ", count: indent)
        let nameWidth = rows.map(\.name.count).filter { $0 <= Self.nameLimit }.max() ?? 0
        let kindWidth = rows.map(\.kind.count).max() ?? 0
        return rows.flatMap { row in
            let kind = row.kind.padded(to: kindWidth)
            let gap = String(repeating: " ", count: max(0, nameWidth - row.name.count) + 2)
            let head = margin + palette.paint(row.name, .bold) + gap + palette.paint(kind, .dim)
            let width = indent + row.name.count + gap.count + kindWidth + 2 + row.value.count
            var lines = width <= Wrapping.width ? [head + "  " + row.value] : [head]
            if width > Wrapping.width { lines += Wrapping.lines(row.value, indent: indent + 2) }
            lines += Wrapping.lines(of: row.chain, indent: indent + 2).map { palette.paint($0, .dim) }
            if let deprecation = row.deprecation {
                let text = Deprecation(reason: deprecation).remark
                lines += Wrapping.lines(text, indent: indent + 2).map { palette.paint($0, .yellow) }
            }
            return lines
        }
    }

    private static func value(of token: Token, in graph: TokenGraph) -> String {
        let texts = TokenMode.allCases.map { graph.value(of: token.name, in: $0)?.text ?? "–" }
        return texts[0] == texts[1] ? texts[0] : texts.joined(separator: " | ")
    }

    /// `→ alias → light | → dark`, in pieces that stay together.
    private static func chain(of token: Token, in graph: TokenGraph) -> [String] {
        let light = TokenChain(of: token, in: .light, graph, limit: mostTargets)
        let dark = TokenChain(of: token, in: .dark, graph, limit: mostTargets)
        func pieces(_ names: some Sequence<TokenName>) -> [String] { names.map { "→ \(TerminalText.line($0.text))" } }
        let end = light.isCut || dark.isCut ? ["→ …"] : []
        guard light.targets != dark.targets else { return pieces(light.targets) + end }
        let common = zip(light.targets, dark.targets).prefix { $0 == $1 }.count
        let rests = [light, dark].map { chain in
            chain.targets.count == common ? ["–"] : pieces(chain.targets.dropFirst(common))
        }
        return pieces(light.targets.prefix(common)) + rests[0] + ["| \(rests[1][0])"] + rests[1].dropFirst() + end
    }

    /// Nobody reads more at once.
    private static let mostTargets = 12
}

/// Ends with the token that has the value.
struct TokenChain: Equatable {
    /// Leaves out the token itself.
    let targets: [TokenName]
    /// The chain of the last target tells how it goes on.
    let isCut: Bool

    /// A hostile input has chains of many thousands, and one a token.
    init(of token: Token, in mode: TokenMode, _ graph: TokenGraph, limit: Int) {
        var targets: [TokenName] = []
        var next = graph.target(of: token.name, in: mode)
        while let target = next, targets.count < limit {
            targets.append(target.name)
            next = graph.target(of: target.name, in: mode)
        }
        self.targets = targets
        isCut = next != nil
    }
}
