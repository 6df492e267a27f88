/// Pair of tokens, one of which is seen on the other.
package struct ContrastPair: Sendable, Equatable {
    package enum Kind: String, Sendable {
        case text, largeText, icon, border

        /// Contrast that WCAG 2 asks for.
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

    /// Nil where WCAG asks for nothing.
    package var required: ColorContrast? { isDisabled ? nil : kind.required }

    package func isTooLow(in mode: TokenMode) -> Bool {
        guard let required, let contrast = self[mode].contrast else { return false }
        return contrast < required
    }
}
