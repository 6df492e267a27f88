package import Core
package import SwiftModel
package import Tokens

/// Design tokens as members of Swift. A token that can't be one is reported.
package struct DesignTokenLibrary: Sendable {
    package let graph: TokenGraph
    let homes: DesignTokenHomes
    let kinds: [DesignTokenKind?]
    /// Nil without themes.
    let themes: SwiftThemes?
    private let byContainer: [SwiftIdentifier: [DesignToken]]
    /// The tokens of no component.
    let semantic: SemanticTokens
    /// Tokens of components that the library does not have, by the names of these components.
    let families: [String: [DesignToken]]

    package init(_ graph: TokenGraph, in library: SwiftLibrary, into diagnostics: inout DiagnosticBag) {
        self.graph = graph
        let (homes, kinds) = Workers.both(into: &diagnostics) { _ in
            DesignTokenHomes(graph, in: library)
        } and: { diagnostics in
            Workers.map(Array(graph.tokens.indices), into: &diagnostics) { place, diagnostics in
                DesignTokenKind(ofTokenAt: place, in: graph, into: &diagnostics)
            }
        }
        self.homes = homes
        self.kinds = kinds
        let expressions = DesignTokenExpression(graph: graph, homes: homes, kinds: kinds)
        let contrast = ContrastExpression(graph: graph)
        let texts = Workers.map(Array(graph.tokens.indices), into: &diagnostics) { place, diagnostics in
            contrast?.report(kinds[place], ofTokenAt: place, into: &diagnostics)
            return kinds[place].flatMap { kind in
                expressions.text(ofTokenAt: place, as: kind).map {
                    contrast?.text($0, ofTokenAt: place, as: kind) ?? $0
                }
            }
        }
        let themes = SwiftThemes(graph, named: homes.themeType)
        self.themes = themes
        let themed = themes.map { ThemedExpressions(graph, $0, homes: homes, kinds: kinds, into: &diagnostics) }
        let byContainer = homes.places.mapValues { places in
            places.compactMap { place -> DesignToken? in
                guard let kind = kinds[place], let text = texts[place] else { return nil }
                return DesignToken(
                    token: graph.tokens[place],
                    place: place,
                    home: homes[place],
                    kind: kind,
                    expression: text,
                    themed: themed?.text(ofTokenAt: place)
                )
            }
        }
        self.byContainer = byContainer
        let all = byContainer.sorted { $0.key < $1.key }.flatMap(\.value)
        semantic = SemanticTokens(
            all.filter(\.isSemantic),
            words: graph.words,
            TokenMeaning(variants: library.variants)
        )
        let known = Set(library.components.map(\.names.componentTokens))
        var families: [String: [DesignToken]] = [:]
        for token in all where !known.contains(token.home.container) {
            if case .component(let name) = token.token.tier { families[name, default: []].append(token) }
        }
        self.families = families
    }

    /// References to the tokens that depend on the theme: in code, they have to be asked for their value in it.
    var themedReferences: Set<String> {
        guard themes != nil else { return [] }
        return Set(byContainer.values.joined().filter { $0.themed != nil }.map(\.home.reference))
    }

    /// Swift reference of each token, valid from anywhere.
    package var references: [TokenName: String] {
        let all = byContainer.values.joined().map { ($0.token.name, $0.home.reference) }
        return Dictionary(all) { first, _ in first }
    }

    var containers: [SwiftIdentifier] { byContainer.keys.sorted() }

    func tokens(of container: SwiftIdentifier) -> [DesignToken] { byContainer[container] ?? [] }
}

extension DesignTokenLibrary {
    /// Members by the places of the tokens; nil for a token that is no member.
    package var members: [TokenMember?] {
        var members = [TokenMember?](repeating: nil, count: graph.tokens.count)
        for token in containers.flatMap(tokens(of:)) { members[token.place] = token.member }
        return members
    }

    /// Refers to no other token, so that it stays the same when they change or go; nil for a token that is no member.
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
