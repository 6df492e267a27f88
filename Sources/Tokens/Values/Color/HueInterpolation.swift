/// Way round the circle from one hue to another.
enum HueInterpolation: String, CaseIterable, Sendable {
    case shorter, longer, increasing, decreasing

    /// The hues, one of them a turn further where the way asks for it.
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
