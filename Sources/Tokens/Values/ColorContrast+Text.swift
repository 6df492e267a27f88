extension ColorContrast {
    /// Ratio, rounded down so that too low a contrast does not look like enough: `4.49:1`.
    package var text: String { "\(RoundedNumber((ratio * 100).rounded(.down) / 100)):1" }
}
