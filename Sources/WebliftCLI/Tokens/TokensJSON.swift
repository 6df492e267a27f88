import Core
import Tokens

/// `specs/schemas/tokens.schema.json`
struct TokensJSON {
    static let schema = 1

    private let catalogue: TokenCatalogue

    init(_ catalogue: TokenCatalogue) {
        self.catalogue = catalogue
    }

    func print() -> [UInt8] {
        let bytes = JSONWriter.bytes(.pretty) { writer in
            writer.object { object in
                object.member("schema", TokensJSON.schema)
                object.object("totals", writeTotals)
                object.member("tokens", array: catalogue.tokens) { writer, token in
                    writer.value(TokenAsJSON(token: token, graph: catalogue.graph))
                }
                object.member("contrast", catalogue.pairs)
                let themes = ThemeFigures.all(of: catalogue)
                if !themes.isEmpty { object.member("themes", themes) }
            }
        }
        return bytes + [UInt8(ascii: "\n")]
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
            for mode in TokenMode.allCases {
                object.member("\(mode.rawValue)TooLow", contrast.tooLow[mode] ?? 0)
            }
        }
    }
}

/// Every member is always there.
struct TokenAsJSON: JSONWritable {
    /// The chain of the last name tells how it goes on.
    static let chainLimit = 16

    let token: Token
    let graph: TokenGraph

    func write(to writer: inout JSONWriter) {
        let declaration = token.light ?? token.dark
        writer.object { object in
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
            object.member("replaced", array: token.replaced) { writer, declaration in
                writer.object { object in
                    object.member("written", declaration.content.text)
                    object.member("mode", declaration.mode?.rawValue)
                    object.member("layer", declaration.layer.rawValue)
                    object.member("source", declaration.location)
                }
            }
            object.member("documentation", declaration?.documentation)
            object.member("deprecated") { writer in
                guard let reason = declaration?.deprecation else { return }
                if reason.isEmpty { writer.value(true) } else { writer.value(reason) }
            }
        }
    }

    private func write(_ declaration: TokenDeclaration, in mode: TokenMode, to object: inout JSONObjectWriter) {
        object.member("value", graph.value(of: token.name, in: mode))
        object.member("chain", TokenChain(of: token, in: mode, graph, limit: Self.chainLimit).targets.map(\.text))
        object.member("written", declaration.content.text)
        object.member("layer", declaration.layer.rawValue)
        object.member("source", declaration.location)
    }
}
