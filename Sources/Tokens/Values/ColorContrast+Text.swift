extension ColorContrast {
    /// Rounded down, so that what is too low does not look like enough: `4.49:1`.
    package var text: String { "\(RoundedNumber((ratio * 100).rounded(.down) / 100)):1" }
}
