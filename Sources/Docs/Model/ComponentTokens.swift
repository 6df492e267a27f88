import SwiftModel
import Tokens

/// What can be said of the design tokens that are a component's own.
struct ComponentTokens {
    private let graph: TokenGraph?
    let tokens: [Token]

    init(_ component: DocumentedComponent, in graph: TokenGraph?) {
        self.graph = graph
        let name = component.swift.names.web
        tokens = graph?.tokens.filter { $0.tier == .component(name) } ?? []
    }

    /// Whether its colours refer to other tokens.
    var aliases: Checklist.Entry {
        let text = "Component tokens reference aliases (not hardcoded colors)"
        guard let graph else { return Checklist.Entry(text, .open, "no tokens were read") }
        let colors = colors(in: graph)
        guard !colors.isEmpty else { return Checklist.Entry(text, .open, "there are no tokens of its own") }
        let literal = colors.filter { graph.target(of: $0.name, in: .light) == nil }
        guard let first = literal.first else {
            return Checklist.Entry(text, .yes, "all \(colors.count) colors do")
        }
        return Checklist.Entry(text, .no, "\(literal.count) of \(colors.count) do not, `\(first.name.text)` first")
    }

    var darkMode: Checklist.Entry {
        let text = "Dark mode colors defined"
        guard let graph else { return Checklist.Entry(text) }
        let colors = colors(in: graph)
        guard !colors.isEmpty else { return Checklist.Entry(text) }
        let same = colors.filter { !graph.isAdaptive($0.name) }
        guard same.isEmpty else {
            return Checklist.Entry(
                text,
                .open,
                "\(same.count) of \(colors.count) colors are the same in light and dark"
            )
        }
        return Checklist.Entry(text, .yes, "all \(colors.count) colors have a dark value")
    }

    private func colors(in graph: TokenGraph) -> [Token] {
        tokens.filter { token in
            if case .color = graph.value(of: token.name, in: .light) { true } else { false }
        }
    }
}
