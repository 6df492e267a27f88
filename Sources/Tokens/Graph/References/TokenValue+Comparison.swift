extension TokenValue {
    /// Whether two notations come to the same value: colors to what a screen can show of them.
    func isSame(as other: TokenValue) -> Bool {
        guard case .color(let color) = self, case .color(let otherColor) = other else { return self == other }
        guard color.space == otherColor.space else { return false }
        return zip(color.channels, otherColor.channels).allSatisfy { abs($0 - $1) <= 0.5 / 255 }
    }
}

extension TokenColor {
    fileprivate var channels: [Double] { [red, green, blue, alpha] }
}
