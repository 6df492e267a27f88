/// A short name for a text, to tell what was built from it (FNV-1a, 64 bits). It protects from mistakes, not from foes.
struct Fingerprint: CustomStringConvertible {
    private var value: UInt64 = 0xCBF2_9CE4_8422_2325

    init(of texts: [String]) {
        for text in texts {
            for byte in text.utf8 { add(byte) }
            // No text has this byte, so that two texts are never one.
            add(0xFF)
        }
    }

    var description: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    private mutating func add(_ byte: UInt8) {
        value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
}
