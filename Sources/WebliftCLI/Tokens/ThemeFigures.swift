import Core
import Tokens

struct ThemeFigures {
    let theme: DesignTheme
    /// Places of tokens that are something else in it.
    let places: [Int]
    let pairs: [ContrastPair]
    private let graph: TokenGraph

    /// Empty without themes.
    static func all(of catalogue: TokenCatalogue) -> [ThemeFigures] {
        catalogue.graph.themes.map { ThemeFigures($0, catalogue) }
    }

    private init(_ themed: ThemedGraph, _ catalogue: TokenCatalogue) {
        theme = themed.theme
        graph = themed.graph
        let tokens = themed.graph.tokens
        places = tokens.indices.filter { place in
            catalogue.contains(tokens[place].name) && catalogue.graph.isOther(place, in: themed.graph)
        }
        pairs = ContrastPairing.pairs(in: themed.graph).filter {
            catalogue.contains($0.text) || catalogue.contains($0.fill)
        }
    }

    /// `4 tokens differ; 3 pairs, 1 too low in light, 0 in dark; light only`
    var text: String {
        let differ = "\(Count.of("token", places.count)) \(places.count == 1 ? "differs" : "differ")"
        let contrast = pairs.isEmpty ? nil : ContrastFigures(pairs).text
        return [differ, contrast, theme.appearance.map { "\($0.rawValue) only" }].compactMap { $0 }
            .joined(separator: "; ")
    }
}

extension ThemeFigures: JSONObjectWritable {
    func writeMembers(to object: inout JSONObjectWriter) {
        object.member("name", theme.name)
        object.member("selectors", theme.selectors)
        object.member("extends", theme.bases)
        object.member("appearance", theme.appearance?.rawValue)
        object.member("tokens", objects: places) { object, place in
            object.member("name", graph.tokens[place].name.text)
            for mode in TokenMode.allCases { object.member(mode.rawValue, graph.value(at: place, in: mode)) }
        }
        object.member("contrast", pairs)
    }
}

struct ContrastFigures {
    let count: Int
    let required: Int
    let tooLow: [TokenMode: Int]

    init(_ pairs: [ContrastPair]) {
        count = pairs.count
        required = pairs.count { $0.required != nil }
        tooLow = Dictionary(
            uniqueKeysWithValues: TokenMode.allCases.map { mode in (mode, pairs.count { $0.isTooLow(in: mode) }) }
        )
    }

    /// `212 pairs, 1 too low in light, 0 in dark`
    var text: String {
        "\(Count.of("pair", count)), \(tooLow[.light] ?? 0) too low in light, \(tooLow[.dark] ?? 0) in dark"
    }
}
