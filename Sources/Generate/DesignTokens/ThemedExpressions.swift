import Core
import SwiftModel
import Tokens

/// Writes the values of tokens in each theme. A value of another type in a theme can't be in Swift, and is reported.
struct ThemedExpressions {
    private struct Reader {
        let theme: SwiftIdentifier
        let name: String
        let graph: TokenGraph
        /// Kinds of the tokens; nil also for a token with a value of another type in the theme.
        let kinds: [DesignTokenKind?]
        let expressions: DesignTokenExpression
        let contrast: ContrastExpression?
    }

    private let themes: SwiftThemes
    private let readers: [Reader]
    private let plain: [DesignTokenKind?]
    /// Places of the tokens with another value in a theme.
    let places: Set<Int>

    init(
        _ graph: TokenGraph,
        _ themes: SwiftThemes,
        homes: DesignTokenHomes,
        kinds: [DesignTokenKind?],
        into diagnostics: inout DiagnosticBag
    ) {
        self.themes = themes
        plain = kinds
        places = graph.themedPlaces.filter { kinds[$0] != nil }
        let homes = homes.themed(at: places)
        var readers: [Reader] = []
        let graphs =
            [(themes.standard, "", graph)]
            + zip(themes.cases, graph.themes).map { ($0, $1.theme.name, $1.graph) }
        for (theme, name, themed) in graphs {
            var own = kinds
            for place in places where theme != themes.standard {
                own[place] = Self.kind(ofTokenAt: place, in: themed, like: kinds[place], theme: name, &diagnostics)
            }
            readers.append(
                Reader(
                    theme: theme,
                    name: name,
                    graph: themed,
                    kinds: own,
                    expressions: DesignTokenExpression(graph: themed, homes: homes, kinds: own),
                    contrast: ContrastExpression(graph: themed)
                )
            )
        }
        self.readers = readers
    }

    /// Nil where the theme has no value of the type, and so has the value of the default theme.
    private static func kind(
        ofTokenAt place: Int,
        in graph: TokenGraph,
        like plain: DesignTokenKind?,
        theme: String,
        _ diagnostics: inout DiagnosticBag
    ) -> DesignTokenKind? {
        var found = DiagnosticBag()
        let kind = DesignTokenKind(ofTokenAt: place, in: graph, into: &found)
        guard let plain, kind?.type != plain.type || kind?.isPair == true && !plain.isPair else { return plain }
        let token = graph.tokens[place]
        diagnostics.warning(
            .tokensNotInSwift,
            "“\(token.name)” is not the same kind of value in the theme “\(theme)”; in Swift it is there what it is without a theme",
            at: (token.light ?? token.dark)?.location
        )
        return nil
    }

    func text(ofTokenAt place: Int) -> ThemedText? {
        guard places.contains(place), let kind = plain[place] else { return nil }
        guard let standard = readers.first.flatMap({ text(ofTokenAt: place, as: kind, $0) }) else { return nil }
        let values = readers.map { reader in
            (theme: reader.theme, value: text(ofTokenAt: place, as: kind, reader) ?? standard)
        }
        return ThemedText(values, in: themes.type.reference)
    }

    private func text(ofTokenAt place: Int, as kind: DesignTokenKind, _ reader: Reader) -> SwiftValueText? {
        guard reader.kinds[place] == kind, let text = reader.expressions.text(ofTokenAt: place, as: kind) else {
            return nil
        }
        if kind.isPair, !reader.graph.isAdaptive(at: place), !text.isReference {
            return .call("ComponentAdaptive", [.init("light", text), .init("dark", text)])
        }
        return reader.contrast?.text(text, ofTokenAt: place, as: kind) ?? text
    }
}

extension SwiftValueText {
    fileprivate var isReference: Bool {
        if case .word(let word) = self { word.contains(DesignTokenHome.themeArgument) } else { false }
    }
}
