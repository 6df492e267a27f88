/// A number as a Swift literal, with as many digits as a screen can show.
struct SwiftNumber: CustomStringConvertible {
    private let value: Double
    /// A sign, fifteen digits and a point, and some to spare.
    private static let longest = 20

    init(_ value: Double) {
        self.value = value
    }

    var description: String {
        let scaled = (value * 100_000).rounded()
        // Numbers that large have no meaningful digits behind the point, and values that are no numbers never get here.
        guard abs(scaled) < 1e15 else { return "\(value)" }
        let whole = Int64(scaled)
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.longest) { digits in
            // Writes from the end, where digits that say nothing are left out.
            var start = digits.count
            func put(_ byte: UInt8) {
                start -= 1
                digits.initializeElement(at: start, to: byte)
            }
            var rest = whole.magnitude
            for _ in 0..<5 {
                let digit = UInt8(rest % 10)
                rest /= 10
                if digit > 0 || start < digits.count { put(UInt8(ascii: "0") + digit) }
            }
            if start < digits.count { put(UInt8(ascii: ".")) }
            repeat {
                put(UInt8(ascii: "0") + UInt8(rest % 10))
                rest /= 10
            } while rest > 0
            if whole < 0 { put(UInt8(ascii: "-")) }
            return String(decoding: digits[start...], as: UTF8.self)
        }
    }
}
