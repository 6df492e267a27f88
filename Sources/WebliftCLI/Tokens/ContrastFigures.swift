import Tokens

/// Numbers of color pairs, and of pairs that are too much alike.
struct ContrastFigures {
    let count: Int
    /// Pairs with a required contrast.
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
