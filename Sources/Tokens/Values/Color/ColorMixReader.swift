import Core

/// Understands `color-mix(in oklch longer hue, red 30%, blue)`.
struct ColorMixReader {
    let reader: ColorReader

    func color(_ arguments: [ValuePart], at location: SourceLocation) throws(ValueMistake) -> CSSColor {
        var groups = arguments.dividedByCommas
        let mix = try takeMethod(&groups)
        guard groups.count == 2 else {
            throw ValueMistake("`color-mix()` takes 2 colors, and these are \(groups.count)", at: location)
        }
        let first = try colorAndShare(groups[0], at: location)
        let second = try colorAndShare(groups[1], at: location)
        let left = first.share ?? second.share.map { 100 - $0 } ?? 50
        let right = second.share ?? 100 - left
        guard left + right > 0 else { throw ValueMistake("nothing is left of both colors of this mix", at: location) }
        let mixed = mix.mixed(first.color, second.color, share: right / (left + right))
        // Shares that add up to less than 100% leave the rest transparent.
        let strength = min((left + right) / 100, 1)
        return CSSColor(mixed.space, mixed.components, missing: mixed.missing, alpha: mixed.alpha.map { $0 * strength })
    }

    /// Takes `in hsl shorter hue`; without it colors are mixed in Oklab.
    private func takeMethod(_ groups: inout [ArraySlice<ValuePart>]) throws(ValueMistake) -> ColorMix {
        guard let method = groups.first, let start = method.first, start.isWord("in") else {
            return ColorMix(space: .oklab, hue: .shorter)
        }
        groups.removeFirst()
        let words = method.dropFirst()
        guard let name = words.first else {
            throw ValueMistake("the name of a color space belongs behind `in`", at: start.location)
        }
        guard let space = name.keyword.flatMap(ColorSpace.init(named:)) else {
            throw ValueMistake(
                "\(name.shortText) is no color space",
                at: name.location,
                suggestion: name.keyword.flatMap { NearestName.of($0, among: ColorSpace.allCases.map(\.rawValue)) }
            )
        }
        let rest = words.dropFirst()
        guard let way = rest.first else { return ColorMix(space: space, hue: .shorter) }
        guard rest.count == 2, rest.last?.isWord("hue") == true,
            let hue = way.keyword.flatMap(HueInterpolation.init(rawValue:))
        else {
            throw ValueMistake(
                "behind the color space belongs nothing or one of "
                    + HueInterpolation.allCases.map { "`\($0.rawValue) hue`" }.joined(separator: ", "),
                at: way.location
            )
        }
        guard space.hueIndex != nil else { throw ValueMistake("\(code: space.rawValue) has no hue", at: way.location) }
        return ColorMix(space: space, hue: hue)
    }

    private func colorAndShare(
        _ group: ArraySlice<ValuePart>,
        at location: SourceLocation
    ) throws(ValueMistake) -> (color: CSSColor, share: Double?) {
        guard let first = group.first, let last = group.last, group.count <= 2 else {
            throw ValueMistake(
                "between the commas of `color-mix()` stand a color and its percentage",
                at: group.first?.location ?? location
            )
        }
        if group.count == 1 { return (try reader.color(first), nil) }
        let isColorFirst = ColorReader.isColor(first)
        let share = isColorFirst ? last : first
        let quantity = try reader.calculation.quantity(of: share)
        guard quantity.kind == .percentage, (0...100).contains(quantity.value) else {
            throw ValueMistake("the share of a color is a percentage between 0% and 100%", at: share.location)
        }
        return (try reader.color(isColorFirst ? first : last), quantity.value)
    }
}
