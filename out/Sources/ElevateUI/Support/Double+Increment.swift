#if os(iOS)
@available(iOS 15, *)
nonisolated extension Double {
    /// The step of a slider; where none is asked for, one that is too small to notice.
    static func increment(_ step: Double?, between lower: Double, _ upper: Double) -> Double {
        guard let step, step > 0 else { return Swift.max((upper - lower) / 1000, .ulpOfOne) }
        return step
    }
}
#endif
