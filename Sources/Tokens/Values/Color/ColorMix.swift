struct ColorMix {
    let space: ColorSpace
    let hue: HueInterpolation

    func mixed(_ first: CSSColor, _ second: CSSColor, share: Double) -> CSSColor {
        let (left, right) = filledIn(prepared(first), prepared(second))
        let alpha = interpolated(left.alpha, right.alpha, share)
        let (from, to) = hues(left.components, right.components)
        let leftWeight = weights(left.alpha) * (1 - share)
        let rightWeight = weights(right.alpha) * share
        var components = from * leftWeight + to * rightWeight
        components /= weights(alpha).replacing(with: 1, where: weights(alpha) .== 0)
        if let index = space.hueIndex { components[index] = components[index].modulo(360) }
        return CSSColor(space, components, missing: left.missing .& right.missing, alpha: alpha)
    }

    /// Converts a color to the space of the mix, where components like its missing ones are missing as well.
    private func prepared(_ color: CSSColor) -> CSSColor {
        let converted = color.converted(to: space)
        if color.space == space { return converted }
        var missing = converted.missing
        for (index, role) in space.roles.enumerated() {
            guard let origin = color.space.roles.firstIndex(of: role), color.missing[origin] else { continue }
            missing[index] = true
        }
        return CSSColor(space, converted.components, missing: missing, alpha: converted.alpha)
    }

    private func filledIn(_ left: CSSColor, _ right: CSSColor) -> (CSSColor, CSSColor) {
        (
            CSSColor(
                space,
                left.components.replacing(with: right.components, where: left.missing),
                missing: left.missing .& right.missing,
                alpha: left.alpha ?? right.alpha
            ),
            CSSColor(
                space,
                right.components.replacing(with: left.components, where: right.missing),
                missing: left.missing .& right.missing,
                alpha: right.alpha ?? left.alpha
            )
        )
    }

    private func interpolated(_ left: Double?, _ right: Double?, _ share: Double) -> Double? {
        guard let left, let right else { return nil }
        return left * (1 - share) + right * share
    }

    private func weights(_ alpha: Double?) -> SIMD3<Double> {
        var weights = SIMD3(repeating: alpha ?? 1)
        if let index = space.hueIndex { weights[index] = 1 }
        return weights
    }

    private func hues(_ left: SIMD3<Double>, _ right: SIMD3<Double>) -> (SIMD3<Double>, SIMD3<Double>) {
        guard let index = space.hueIndex else { return (left, right) }
        var (left, right) = (left, right)
        (left[index], right[index]) = hue.adjusted(left[index].modulo(360), right[index].modulo(360))
        return (left, right)
    }
}

enum HueInterpolation: String, CaseIterable, Sendable {
    case shorter, longer, increasing, decreasing

    func adjusted(_ first: Double, _ second: Double) -> (Double, Double) {
        let step = second - first
        switch self {
        case .shorter:
            if step > 180 { return (first + 360, second) }
            if step < -180 { return (first, second + 360) }
        case .longer:
            if step > 0 && step < 180 { return (first + 360, second) }
            if step > -180 && step <= 0 { return (first, second + 360) }
        case .increasing:
            if step < 0 { return (first, second + 360) }
        case .decreasing:
            if step > 0 { return (first + 360, second) }
        }
        return (first, second)
    }
}
