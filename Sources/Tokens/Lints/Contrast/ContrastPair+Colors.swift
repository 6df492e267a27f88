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
