import Core
import Tokens

/// Design tokens as JSON, as `specs/schemas/tokens.schema.json` describes it.
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
