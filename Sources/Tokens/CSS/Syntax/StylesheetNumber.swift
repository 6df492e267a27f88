/// Numbers as CSS writes them: `-.5`, `+1e3`, `12`.
enum StylesheetNumber {
    /// The offset behind the number at `start`, in front of its unit.
    static func end(of start: Int, in bytes: [UInt8]) -> Int {
        var scan = Scan(bytes: bytes, offset: start)
        scan.read()
        return scan.offset
    }

    /// Reads the number at `start`; infinite where it is beyond the largest `Double`.
    static func value(at start: Int, in bytes: [UInt8]) -> Double {
        var scan = Scan(bytes: bytes, offset: start)
        scan.read()
        return scan.value(from: start)
    }

    private struct Scan {
        let bytes: [UInt8]
        var offset: Int
        private var isNegative = false
        private var digits: UInt64 = 0
        private var digitCount = 0
        private var power = 0

        init(bytes: [UInt8], offset: Int) {
            self.bytes = bytes
            self.offset = offset
        }

        private func byte(at offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

        mutating func read() {
            if byte(at: offset) == UInt8(ascii: "-") { isNegative = true }
            if isNegative || byte(at: offset) == UInt8(ascii: "+") { offset += 1 }
            readDigits()
            if byte(at: offset) == UInt8(ascii: "."), StylesheetBytes.isDigit(byte(at: offset + 1)) {
                offset += 1
                power = -readDigits()
            }
            readExponent()
        }

        @discardableResult
        private mutating func readDigits() -> Int {
            let start = offset
            while offset < bytes.count, StylesheetBytes.isDigit(bytes[offset]) {
                // Leading zeros don't count; with more than 15 digits `value` doesn't use them.
                if digitCount > 0 || bytes[offset] != UInt8(ascii: "0") {
                    digitCount += 1
                    digits = digits &* 10 &+ UInt64(bytes[offset] - UInt8(ascii: "0"))
                }
                offset += 1
            }
            return offset - start
        }

        private mutating func readExponent() {
            guard byte(at: offset) | 0x20 == UInt8(ascii: "e") else { return }
            let sign = byte(at: offset + 1)
            let first = sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") ? offset + 2 : offset + 1
            guard StylesheetBytes.isDigit(byte(at: first)) else { return }
            offset = first
            var exponent = 0
            while offset < bytes.count, StylesheetBytes.isDigit(bytes[offset]) {
                exponent = min(exponent * 10 + Int(bytes[offset] - UInt8(ascii: "0")), 1_000_000)
                offset += 1
            }
            power += sign == UInt8(ascii: "-") ? -exponent : exponent
        }

        /// Computes in one operation where both factors are exact (15 digits, 10²²), so that it rounds as it should.
        func value(from start: Int) -> Double {
            guard digitCount <= 15, abs(power) < Self.powers.count else {
                return Double(String(decoding: bytes[start..<offset], as: UTF8.self)) ?? .infinity
            }
            let whole = Double(isNegative ? -Int64(digits) : Int64(digits))
            return power < 0 ? whole / Self.powers[-power] : whole * Self.powers[power]
        }

        private static let powers: [Double] = [
            1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19,
            1e20, 1e21, 1e22,
        ]
    }
}
