/// The way from the top of a file down to a token, which is the name of the token: `color.brand.acid green` is
/// `color-brand-acid-green`, so that the prefixes of tiers fit as they fit the names of CSS.
struct TokenPath {
    private var bytes: [UInt8] = []
    private var lengths: [Int] = []

    var depth: Int { lengths.count }

    var name: TokenName { TokenName(String(decoding: bytes, as: UTF8.self)) }

    /// Length of the name in bytes.
    var length: Int { bytes.count }

    mutating func append(_ segment: UnsafeBufferPointer<UInt8>) {
        lengths.append(bytes.count)
        Self.append(segment, to: &bytes)
    }

    /// `$root` is the token that has the name of its group.
    mutating func appendRoot() {
        lengths.append(bytes.count)
    }

    mutating func removeLast() {
        guard let length = lengths.popLast() else { return }
        bytes.removeSubrange(length...)
    }

    mutating func removeLast(downTo depth: Int) {
        while lengths.count > depth { removeLast() }
    }

    static func name(of segments: some Sequence<UnsafeBufferPointer<UInt8>>) -> TokenName {
        var bytes: [UInt8] = []
        for segment in segments { append(segment, to: &bytes) }
        return TokenName(String(decoding: bytes, as: UTF8.self))
    }

    /// Joins steps to the name of a token: `$root` among them adds nothing to it.
    static func name(of segments: some Sequence<String>) -> TokenName {
        var bytes: [UInt8] = []
        for var segment in segments where segment != "$root" { segment.withUTF8 { append($0, to: &bytes) } }
        return TokenName(String(decoding: bytes, as: UTF8.self))
    }

    private static func append(_ segment: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
        if !bytes.isEmpty { bytes.append(UInt8(ascii: "-")) }
        for byte in segment {
            let isGap = byte <= UInt8(ascii: " ") || byte == UInt8(ascii: ".")
            bytes.append(isGap ? UInt8(ascii: "-") : byte)
        }
    }
}
