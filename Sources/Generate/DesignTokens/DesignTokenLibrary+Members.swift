package import SwiftModel
import Tokens

/// Tokens as callers of the package see them, for comparisons of packages.
extension DesignTokenLibrary {
    /// Members by the places of the tokens; nil for a token that is no member.
    package var members: [TokenMember?] {
        var members = [TokenMember?](repeating: nil, count: graph.tokens.count)
        for container in containers {
            for token in tokens(of: container) { members[token.place] = token.member }
        }
        return members
    }

    /// Writes the value of the token at a place without the tokens that it refers to: an expression that stays the same
    /// when they change or go. nil for a token that is no member.
    package func literal(ofTokenAt place: Int, indentation: Int) -> [String]? {
        guard let kind = kinds[place] else { return nil }
        // Tokens can't be referred to where none is known as a member.
        let unknown = [DesignTokenKind?](repeating: nil, count: graph.tokens.count)
        let expressions = DesignTokenExpression(graph: graph, homes: homes, kinds: unknown)
        guard let text = expressions.text(ofTokenAt: place, as: kind) else { return nil }
        let whole = ContrastExpression(graph: graph)?.text(text, ofTokenAt: place, as: kind) ?? text
        return whole.lines(indentation: indentation)
    }
}

extension DesignToken {
    fileprivate var member: TokenMember {
        TokenMember(
            container: home.container,
            group: home.group,
            name: home.member,
            reference: home.reference,
            type: kind.name,
            value: expression.text
        )
    }
}
