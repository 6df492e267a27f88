extension TokenValue {
    /// Whether two notations come to the same value: colors as far as a screen can show their difference.
    func isSame(as other: TokenValue) -> Bool {
        guard case .color(let color) = self, case .color(let otherColor) = other else { return self == other }
        return color.space == otherColor.space && color.red.isNear(otherColor.red)
            && color.green.isNear(otherColor.green)
            && color.blue.isNear(otherColor.blue) && color.alpha.isNear(otherColor.alpha)
    }
}

extension Double {
    fileprivate func isNear(_ other: Double) -> Bool { abs(self - other) <= 0.5 / 255 }
}
