/// Component of a color function: its name in relative colors, and the meaning of its numbers and percentages.
struct ColorChannel: Sendable {
    let word: String
    /// Amounts that 1 and 1% stand for; nil for a hue, which is an angle.
    let scale: (number: Double, percentage: Double)?
    /// Range of the channel, beyond which there is nothing.
    let limits: ClosedRange<Double>

    static func hue(_ word: String) -> ColorChannel {
        ColorChannel(word: word, scale: nil, limits: -Double.infinity...Double.infinity)
    }

    /// A component of which 100% is `full`, and one as number is `unit`.
    static func scalar(
        _ word: String,
        full: Double,
        unit: Double = 1,
        limits: ClosedRange<Double> = -Double.infinity...Double.infinity
    ) -> ColorChannel {
        ColorChannel(word: word, scale: (unit, full / 100), limits: limits)
    }

    /// Computes the number that the word stands for in a relative color.
    func number(of component: Double) -> Double {
        scale.map { component / $0.number } ?? component
    }
}
