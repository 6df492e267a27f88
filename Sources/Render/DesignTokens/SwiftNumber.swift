/// A number as a Swift literal, with as many digits as a screen can show.
struct SwiftNumber: CustomStringConvertible {
    private let value: Double

    init(_ value: Double) {
        self.value = value
    }

    var description: String {
        let scaled = (value * 100_000).rounded()
        // What is that large has no digits behind the point that matter, and what isn't a number never gets here.
        guard abs(scaled) < 1e15 else { return "\(value)" }
        let whole = Int64(scaled)
        let integer = (whole < 0 ? "-" : "") + String(abs(whole) / 100_000)
        var fraction = abs(whole) % 100_000
        guard fraction > 0 else { return integer }
        var places = 5
        while fraction % 10 == 0 {
            fraction /= 10
            places -= 1
        }
        let digits = String(fraction)
        return integer + "." + String(repeating: "0", count: places - digits.utf8.count) + digits
    }
}
