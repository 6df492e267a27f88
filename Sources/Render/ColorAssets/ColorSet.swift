import Tokens

/// A color set of an asset catalog: a color of the design system in each appearance in which it is another one.
struct ColorSet: Hashable {
    /// What the code calls it: the folders that it is in, and its own name, with slashes between them.
    let path: [String]
    let values: ColorValues

    var name: String { path.joined(separator: "/") }
}

/// What a color comes to in each appearance that iOS tells apart.
struct ColorValues: Hashable {
    let light: TokenColor
    let dark: TokenColor

    /// nil for a token that is no plain color.
    init?(ofTokenAt place: Int, in graph: TokenGraph) {
        guard case .color(let light)? = graph.value(at: place, in: .light),
            case .color(let dark)? = graph.value(at: place, in: .dark)
        else { return nil }
        self.light = light
        self.dark = dark
    }

    var isDynamic: Bool { light != dark }
}
