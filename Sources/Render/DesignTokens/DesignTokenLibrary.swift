package import SourceText
package import SwiftModel
package import Tokens

/// All design tokens as members of Swift. What can't be one is reported.
package struct DesignTokenLibrary: Sendable {
    let graph: TokenGraph
    private let byContainer: [SwiftIdentifier: [DesignToken]]

    package init(_ graph: TokenGraph, in library: SwiftLibrary, into diagnostics: inout DiagnosticBag) {
        self.graph = graph
        let homes = DesignTokenHomes(graph, in: library)
        var kinds: [TokenName: DesignTokenKind] = [:]
        for token in graph.tokens { kinds[token.name] = DesignTokenKind(token, in: graph, into: &diagnostics) }
        let expressions = DesignTokenExpression(graph: graph, homes: homes, kinds: kinds)
        let tokens = graph.tokens.compactMap { token -> DesignToken? in
            guard let kind = kinds[token.name], let home = homes[token.name],
                let text = expressions.text(of: token, as: kind)
            else { return nil }
            return DesignToken(token: token, home: home, kind: kind, expression: text)
        }
        byContainer = Dictionary(grouping: tokens) { $0.home.container }
    }

    /// The enums that hold the tokens, sorted.
    var containers: [SwiftIdentifier] { byContainer.keys.sorted() }

    /// The tokens in one enum, sorted by name.
    func tokens(of container: SwiftIdentifier) -> [DesignToken] { byContainer[container] ?? [] }
}
