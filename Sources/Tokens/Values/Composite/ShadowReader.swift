import Core

/// Understands `0 1px 2px #0003, inset 0 0 4px red`, and `drop-shadow()`.
struct ShadowReader {
    let colors: ColorReader

    private static let filter = "drop-shadow"

    static func fits(_ parts: [ValuePart]) -> Bool {
        if isFilter(parts) { return true }
        let layers = parts.dividedByCommas
        return layers.allSatisfy { $0.count(where: \.mayBeLength) >= 2 && $0.allSatisfy(isPartOfShadow) }
            && layers.contains { $0.contains { !$0.mayBeLength } }
    }

    private static func isPartOfShadow(_ part: ValuePart) -> Bool {
        part.mayBeLength || part.isWord("inset") || ColorReader.isColor(part)
    }

    private static func isFilter(_ parts: [ValuePart]) -> Bool {
        !parts.isEmpty && parts.allSatisfy { if case .function(filter, _) = $0.kind { true } else { false } }
    }

    /// The uppermost first; none for `none`.
    func layers(_ parts: [ValuePart], at location: SourceLocation) throws(ValueMistake) -> [TokenShadow] {
        if parts.count == 1, parts[0].isWord("none") { return [] }
        var layers: [TokenShadow] = []
        if Self.isFilter(parts) {
            for case .function(_, let arguments) in parts.map(\.kind) {
                layers.append(try dropped(layer(arguments[...], at: location), at: location))
            }
            return layers
        }
        for group in parts.dividedByCommas { layers.append(try layer(group, at: location)) }
        return layers
    }

    /// Doubles the blur: a shadow takes twice the number of the filter for the same blur.
    private func dropped(_ layer: TokenShadow, at location: SourceLocation) throws(ValueMistake) -> TokenShadow {
        guard layer.spread == 0, !layer.isInset else {
            throw ValueMistake("`drop-shadow()` has no spread and no `inset`", at: location)
        }
        return TokenShadow(color: layer.color, x: layer.x, y: layer.y, blur: layer.blur * 2)
    }

    private func layer(
        _ parts: ArraySlice<ValuePart>,
        at location: SourceLocation
    ) throws(ValueMistake) -> TokenShadow {
        var color: TokenColor?
        var lengths: [Double] = []
        var isInset = false
        for part in parts {
            if part.mayBeLength {
                lengths.append(try colors.calculation.points(part))
            } else if part.isWord("inset"), !isInset {
                isInset = true
            } else if color == nil {
                color = try colors.displayed(part)
            } else {
                throw .foreign("\(part.shortText) is too much for one shadow", at: part.location)
            }
        }
        let place = parts.first?.location ?? location
        guard (2...4).contains(lengths.count) else {
            throw .foreign("a shadow has 2 to 4 lengths, and these are \(lengths.count)", at: place)
        }
        guard let color else {
            throw .foreign("this shadow has the color of the text, which only the place of use knows", at: place)
        }
        lengths += [0, 0]
        guard lengths[2] >= 0 else { throw ValueMistake("the blur of a shadow is not negative", at: place) }
        return TokenShadow(
            color: color,
            x: lengths[0],
            y: lengths[1],
            blur: lengths[2],
            spread: lengths[3],
            isInset: isInset
        )
    }
}
