extension TokenColor {
    /// Makes the color as much darker or lighter as it takes; on the other side of the fill, where its own has no room.
    /// A color that is not seen at all is not meant to be. The generated `Color.readable(on:)` does the same.
    package func readable(on fill: TokenColor, over screen: TokenColor, contrast: ColorContrast = .text) -> TokenColor {
        let surface = fill.composited(over: screen)
        func isEnough(_ color: TokenColor) -> Bool { ColorContrast(of: color, on: surface, over: screen) >= contrast }
        guard alpha > 0, !isEnough(self) else { return self }
        let ink = composited(over: surface)
        let isLighter = ink.luminance > surface.luminance
        let end = isLighter ? TokenColor.white : .black
        guard isEnough(end) else { return isLighter ? .black : .white }
        let steps = (1..<16).lazy.map { step in
            let part = Double(step) / 16
            return TokenColor(
                space: ink.space,
                red: ink.red + (end.red - ink.red) * part,
                green: ink.green + (end.green - ink.green) * part,
                blue: ink.blue + (end.blue - ink.blue) * part
            )
        }
        return steps.first(where: isEnough) ?? end
    }
}
