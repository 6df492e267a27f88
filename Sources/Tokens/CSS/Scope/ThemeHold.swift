struct ThemeHold: Hashable, Comparable {
    /// Nil for values that hold without a theme.
    var theme: String?
    /// Nil: both appearances.
    var mode: TokenMode?

    func intersection(_ other: ThemeHold) -> ThemeHold? {
        guard theme == nil || other.theme == nil || theme == other.theme else { return nil }
        guard mode == nil || other.mode == nil || mode == other.mode else { return nil }
        return ThemeHold(theme: theme ?? other.theme, mode: mode ?? other.mode)
    }

    static func < (left: ThemeHold, right: ThemeHold) -> Bool {
        (left.theme ?? "", left.mode?.rawValue ?? "") < (right.theme ?? "", right.mode?.rawValue ?? "")
    }
}
