/// Numbers as the tables print them.
enum Figure {
    static let missing = "–"

    /// A number with three figures that count, and not more than `places` decimal places.
    static func decimal(_ value: Double, places: Int = 2) -> String {
        guard value.isFinite else { return missing }
        var places = places
        var bound = 10.0
        while places > 0, value >= bound {
            bound *= 10
            if value >= bound / 10 { places -= 1 }
        }
        var scale = 1.0
        for _ in 0..<places { scale *= 10 }
        let scaled = Int((value * scale).rounded())
        guard places > 0 else { return String(scaled) }
        let fraction = String(scaled % Int(scale))
        return "\(scaled / Int(scale))." + String(repeating: "0", count: places - fraction.count) + fraction
    }

    static func milliseconds(_ time: Duration) -> String { decimal(time.seconds * 1000) }
    static func megabytes(_ bytes: Int) -> String { decimal(Double(bytes) / 1e6) }
    static func ratio(_ value: Double) -> String { decimal(value) + "×" }

    /// A whole number in groups of three digits.
    static func grouped(_ count: Int) -> String {
        let digits = String(count)
        return String(
            digits.enumerated().flatMap { index, digit in
                index > 0 && (digits.count - index) % 3 == 0 ? [" ", digit] : [digit]
            }
        )
    }
}
