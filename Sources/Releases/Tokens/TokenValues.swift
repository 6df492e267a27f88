import Tokens

/// Values are the same where no report could show a difference: `#fff`, `white` and `rgb(255 255 255)`; 0 with a unit
/// and without; a word with quotes and without.
package struct TokenValues: Sendable, Hashable {
    package let light: String?
    package let dark: String?
    package let lightContrast: String?
    package let darkContrast: String?

    init(ofTokenAt place: Int, in graph: TokenGraph) {
        func text(_ appearance: TokenAppearance) -> String? {
            graph.value(at: place, on: appearance)?.comparedText ?? Self.written(place, graph, appearance.mode)
        }
        light = text(.light)
        dark = text(.dark)
        lightContrast = graph.followsContrast ? text(.lightContrast) : light
        darkContrast = graph.followsContrast ? text(.darkContrast) : dark
    }

    /// Values that are not understood are compared by it.
    private static func written(_ place: Int, _ graph: TokenGraph, _ mode: TokenMode) -> String? {
        graph.tokens[place].declaration(in: mode)?.content.text
    }

    package subscript(appearance: TokenAppearance) -> String? {
        switch appearance {
        case .light: light
        case .dark: dark
        case .lightContrast: lightContrast
        case .darkContrast: darkContrast
        }
    }

    /// A single text where the value is the same everywhere.
    package var told: [(appearance: TokenAppearance?, text: String)] {
        var told: [(appearance: TokenAppearance?, text: String)] = []
        let isOne = light == dark
        if let light { told.append((isOne ? nil : .light, light)) }
        if let dark, !isOne { told.append((.dark, dark)) }
        for appearance in [TokenAppearance.lightContrast, .darkContrast] {
            if let text = self[appearance], text != self[appearance.usual] { told.append((appearance, text)) }
        }
        return told
    }

    /// `#fff`, or `#fff in light, #000 in dark`; nil where there is none.
    package var text: String? {
        let texts = told.map { value in
            [value.text, value.appearance?.words].compactMap(\.self).joined(separator: " ")
        }
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
}

extension TokenValue {
    /// Zero is one in any unit, and quotes say nothing.
    fileprivate var comparedText: String {
        switch self {
        case .length(0), .ems(0), .percentage(0), .number(0), .duration(0): "0"
        case .text(let text): text
        case .record(let fields): fields.map { "\($0.name): \($0.value.comparedText)" }.joined(separator: "; ")
        case .list(let values): values.map(\.comparedText).joined(separator: " ")
        default: text
        }
    }
}
