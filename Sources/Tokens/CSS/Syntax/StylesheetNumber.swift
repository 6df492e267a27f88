import Core

/// Numbers as CSS writes them: `-.5`, `+1e3`, `12`.
enum StylesheetNumber {
    /// The offset behind the number at `start`, in front of its unit.
    static func end(of start: Int, in bytes: [UInt8]) -> Int {
        func byte(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }
        func behindSign(_ offset: Int) -> Int {
            byte(offset) == UInt8(ascii: "-") || byte(offset) == UInt8(ascii: "+") ? offset + 1 : offset
        }
        func behindDigits(_ offset: Int) -> Int {
            var end = offset
            while byte(end).isASCIIDigit { end += 1 }
            return end
        }
        var end = behindDigits(behindSign(start))
        if byte(end) == UInt8(ascii: "."), byte(end + 1).isASCIIDigit { end = behindDigits(end + 1) }
        let exponent = behindSign(end + 1)
        let hasExponent = byte(end) | 0x20 == UInt8(ascii: "e") && byte(exponent).isASCIIDigit
        return hasExponent ? behindDigits(exponent) : end
    }

    /// Reads the number at `start`; infinite where it is beyond the largest `Double`. Adding zero turns -0 into 0.
    static func value(at start: Int, in bytes: [UInt8]) -> Double {
        (Double(String(decoding: bytes[start..<end(of: start, in: bytes)], as: UTF8.self)) ?? .infinity) + 0
    }
}
