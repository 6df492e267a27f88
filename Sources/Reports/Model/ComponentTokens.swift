import SwiftModel
import Tokens

/// Entries of the checklist about the design tokens that are a component's own.
struct ComponentTokens {
    private let graph: TokenGraph?
    private let colors: [Token]

    init(_ component: DocumentedComponent, in library: DocumentedLibrary) {
        graph = library.tokens
        colors = library.tokens(of: component).filter { token in
            if case .color = library.tokens?.value(of: token.name, in: .light) { true } else { false }
        }
    }

    /// Whether its colors refer to other tokens.
    var aliases: Checklist.Entry {
        let text = "Component tokens reference aliases (not hardcoded colors)"
        guard let graph else { return Checklist.Entry(text, .open, "no tokens were read") }
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
}
