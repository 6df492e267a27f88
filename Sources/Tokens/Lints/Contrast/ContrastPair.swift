package struct ContrastPair: Sendable, Equatable {
    package enum Kind: String, Sendable {
        case text, largeText, icon, border

        package var required: ColorContrast {
            switch self {
            case .text: .text
            case .largeText, .icon, .border: .largeText
            }
        }
    }

    package let kind: Kind
    package let text: TokenName
    package let fill: TokenName
    /// A control that is out of use may be hard to read.
    package let isDisabled: Bool
    package let light: ContrastFigure
    package let dark: ContrastFigure

    package subscript(mode: TokenMode) -> ContrastFigure {
        switch mode {
        case .light: light
        case .dark: dark
        }
    }

    package var required: ColorContrast? { isDisabled ? nil : kind.required }

    package func isTooLow(in mode: TokenMode) -> Bool {
        guard let required, let contrast = self[mode].contrast else { return false }
        return contrast < required
    }
}

extension ContrastPair {
    package init(_ kind: Kind, _ seen: Int, on fill: Int, isDisabled: Bool, in graph: TokenGraph) {
        func figure(_ mode: TokenMode) -> ContrastFigure {
            guard let color = graph.color(at: seen, in: mode), let fill = graph.color(at: fill, in: mode) else {
                return .unknown
            }
            return ContrastFigure(of: color, on: fill, isBorder: kind == .border, in: mode)
        }
        self.init(
            kind: kind,
            text: graph.tokens[seen].name,
            fill: graph.tokens[fill].name,
            isDisabled: isDisabled,
            light: figure(.light),
            dark: figure(.dark)
        )
    }
}

extension ContrastFigure {
    /// Takes translucent fills to lie on white in light and on black in dark.
    fileprivate init(of color: TokenColor, on fill: TokenColor, isBorder: Bool, in mode: TokenMode) {
        if fill.alpha == 0 {
            self = .transparentFill
        } else if color.alpha == 0 || isBorder && color == fill {
            self = .invisible
        } else {
            self = .contrast(ColorContrast(of: color, on: fill, over: mode == .light ? .white : .black))
        }
    }
}

package enum ContrastFigure: Sendable, Equatable {
    case contrast(ColorContrast)
    /// Fill that an unknown backdrop shows through.
    case transparentFill
    /// Color that is not seen and not meant to be: no color at all, or a border in the color of its fill.
    case invisible
    case unknown

    package var contrast: ColorContrast? {
        if case .contrast(let contrast) = self { contrast } else { nil }
    }
}
