import Core
import Tokens
import WebModel

/// `specs/schemas/tokens.schema.json`
struct TokensJSON {
    let catalogue: TokenCatalogue

    func print() -> [UInt8] {
        JSONWriter.document(schema: 1) { object in
            object.object("totals", writeTotals)
            object.member("tokens", catalogue.tokens.map { TokenAsJSON(token: $0, graph: catalogue.graph) })
            object.member("contrast", catalogue.pairs)
            let themes = ThemeFigures.all(of: catalogue)
            if !themes.isEmpty { object.member("themes", themes) }
        }
    }

    private func writeTotals(to object: inout JSONObjectWriter) {
        let contrast = ContrastFigures(catalogue.pairs)
        object.member("tokens", catalogue.tokens.count)
        object.object("tiers") { object in
            for kind in TokenTierKind.allCases {
                object.member(kind.rawValue, catalogue.tiers.first { $0.kind == kind }?.tokens.count ?? 0)
            }
        }
        object.member("components", catalogue.componentCount)
        object.object("contrast") { object in
            object.member("pairs", contrast.count)
            object.member("required", contrast.required)
            for mode in TokenMode.allCases { object.member("\(mode.rawValue)TooLow", contrast.tooLow[mode] ?? 0) }
        }
    }
}

/// Every member is always there.
struct TokenAsJSON: JSONObjectWritable {
    /// The chain of the last name tells how it goes on.
    static let chainLimit = 16

    let token: Token
    let graph: TokenGraph

    func writeMembers(to object: inout JSONObjectWriter) {
        let declaration = token.light ?? token.dark
        object.member("name", token.name.text)
        object.member("tier", TokenTierKind(token.tier).rawValue)
        object.member("component", token.tier.component)
        object.member("type", graph.kind(of: token))
        for mode in TokenMode.allCases {
            object.member(mode.rawValue) { writer in
                guard let declaration = token.declaration(in: mode) else { return }
                writer.object { write(declaration, in: mode, to: &$0) }
            }
        }
        object.member("replaced", objects: token.replaced) { object, declaration in
            object.member("written", declaration.content.text)
            object.member("mode", declaration.mode?.rawValue)
            object.member("layer", declaration.layer.rawValue)
            object.member("source", declaration.location)
        }
        object.member("documentation", declaration?.documentation)
        object.member("deprecated", declaration?.deprecation.map { Deprecation(reason: $0) })
    }

    private func write(_ declaration: TokenDeclaration, in mode: TokenMode, to object: inout JSONObjectWriter) {
        object.member("value", graph.value(of: token.name, in: mode))
        object.member("chain", TokenChain(of: token, in: mode, graph, limit: Self.chainLimit).targets.map(\.text))
        object.member("written", declaration.content.text)
        object.member("layer", declaration.layer.rawValue)
        object.member("source", declaration.location)
    }
}
