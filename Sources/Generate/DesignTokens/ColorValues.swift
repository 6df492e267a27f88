import Tokens

/// Values of a color in each appearance that iOS tells apart.
struct ColorValues: Hashable {
    struct Pair: Hashable {
        let light: TokenColor
        let dark: TokenColor
    }

    let usual: Pair
    /// Colors where a person asks for more contrast; nil where they are the same.
    let contrast: Pair?

    init?(ofTokenAt place: Int, in graph: TokenGraph) {
        guard case .color(let light)? = graph.value(at: place, in: .light),
            case .color(let dark)? = graph.value(at: place, in: .dark)
        else { return nil }
        usual = Pair(light: light, dark: dark)
        // Colors that are the same in one appearance are told there, too: iOS could take any other of the three.
        var inContrast: [TokenColor] = []
        for (mode, color) in [(TokenMode.light, light), (.dark, dark)] {
            switch graph.valueInContrast(at: place, in: mode) {
            case .color(let other)?: inContrast.append(other)
            case nil: inContrast.append(color)
            default: break
            }
        }
        let isOther = inContrast.count == 2 && inContrast != [light, dark]
        contrast = isOther ? Pair(light: inContrast[0], dark: inContrast[1]) : nil
    }

    var isDynamic: Bool { usual.light != usual.dark || contrast != nil }
}
