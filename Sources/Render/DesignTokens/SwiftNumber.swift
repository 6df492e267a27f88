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
        let digits = String(abs(whole) % 100_000)
        var fraction = String(repeating: "0", count: 5 - digits.count) + digits
        while fraction.hasSuffix("0") { fraction.removeLast() }
        return (whole < 0 ? "-" : "") + "\(abs(whole) / 100_000)" + (fraction.isEmpty ? "" : ".\(fraction)")
    }
}
