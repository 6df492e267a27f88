import Core
import Tokens

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
            let kind = row.kind + String(repeating: " ", count: kindWidth - row.kind.count)
            let gap = String(repeating: " ", count: max(0, nameWidth - row.name.count) + 2)
            let head = margin + palette.paint(row.name, .bold) + gap + palette.paint(kind, .dim)
            let width = indent + row.name.count + gap.count + kindWidth + 2 + row.value.count
            var lines = width <= Wrapping.width ? [head + "  " + row.value] : [head]
            if width > Wrapping.width { lines += Wrapping.lines(row.value, indent: indent + 2) }
            lines += Wrapping.lines(of: row.chain, indent: indent + 2).map { palette.paint($0, .dim) }
            if let reason = row.deprecation {
                let text = reason.isEmpty ? "deprecated" : "deprecated: \(reason)"
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
        let chains = TokenChains(of: token, in: graph)
        func pieces(_ names: [TokenName]) -> [String] { names.map { "→ \(TerminalText.line($0.text))" } }
        let end = chains.isCut ? ["→ …"] : []
        if chains.light == chains.dark { return pieces(chains.common) + end }
        let dark = chains.dark.isEmpty ? ["–"] : pieces(chains.dark)
        let light = chains.light.isEmpty ? ["–"] : pieces(chains.light)
        return pieces(chains.common) + light + ["| \(dark[0])"] + dark.dropFirst() + end
    }
}

/// Has a common beginning, and the rest of each appearance.
struct TokenChains {
    /// Nobody reads more at once.
    private static let limit = 12

    let common: [TokenName]
    let light: [TokenName]
    let dark: [TokenName]
    let isCut: Bool

    init(of token: Token, in graph: TokenGraph) {
        let light = TokenChain(of: token, in: .light, graph, limit: Self.limit)
        let dark = TokenChain(of: token, in: .dark, graph, limit: Self.limit)
        let common = zip(light.targets, dark.targets).prefix { $0 == $1 }.count
        self.common = Array(light.targets.prefix(common))
        self.light = Array(light.targets.dropFirst(common))
        self.dark = Array(dark.targets.dropFirst(common))
        isCut = light.isCut || dark.isCut
    }

    subscript(mode: TokenMode) -> [TokenName] {
        switch mode {
        case .light: light
        case .dark: dark
        }
    }
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
